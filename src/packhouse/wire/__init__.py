"""Every message between a client and the table, each way; ``docs/wire.md`` tells the story."""

from __future__ import annotations

import msgspec

from .messages import (
    AnyMessage,
    Assessed,
    Done,
    LookedOver,
    Looking,
    Message,
    Pictured,
    Present,
    Previewed,
    Proposed,
    Recalled,
    Refused,
    Reviewed,
    Said,
    Table,
    Tables,
    Update,
    Warming,
    Welcome,
)  # fmt: skip
from .requests import (
    LARGEST_REQUEST,
    Agree,
    AnyRequest,
    Assess,
    AtTable,
    Branch,
    Cancel,
    Create,
    Decline,
    Draw,
    Here,
    Learn,
    Leave,
    Lobby,
    LookingBack,
    LookOver,
    Picture,
    Play,
    Preview,
    Propose,
    Recall,
    Rematch,
    Remove,
    Request,
    Resign,
    Review,
    Say,
    Sit,
    Solution,
    Solve,
    Start,
    Tell,
    Undo,
    Unwatch,
    Watch,
)  # fmt: skip
from .seen import Seen, SeenDraw, SeenPlay, SeenResign, SeenSeated, SeenUndo
from .values import (
    SUITS,
    Aim,
    BoxDigest,
    Clock,
    LessonStep,
    MessageId,
    Name,
    Offer,
    OpenTable,
    OwnBox,
    Phrase,
    Run,
    SeatInfo,
    SeatNumber,
    SeatWish,
    Settled,
    TableId,
    Text,
    Times,
    Try,
)  # fmt: skip
from .verdict import Account, Pace, Verdict, Weighed

__all__ = [
    "LARGEST_REQUEST", "SUITS", "Account", "Agree", "Aim", "AnyMessage", "AnyRequest", "Assess", "Assessed", "AtTable",
    "BoxDigest", "Branch", "Cancel", "Clock", "Create", "Decline", "Done", "Draw", "Here", "Learn", "Leave",
    "LessonStep", "Lobby", "LookOver", "LookedOver", "Looking", "LookingBack", "Message", "MessageId", "Name", "Offer",
    "OpenTable", "OwnBox", "Pace", "Phrase", "Picture", "Pictured", "Play", "Present", "Preview", "Previewed",
    "Propose", "Proposed", "Recall", "Recalled", "Refused", "Rematch", "Remove", "Request", "Resign", "Review",
    "Reviewed", "Run", "Said", "Say", "SeatInfo", "SeatNumber", "SeatWish", "Seen", "SeenDraw", "SeenPlay",
    "SeenResign", "SeenSeated", "SeenUndo", "Settled", "Sit", "Solution", "Solve", "Start", "Table", "TableId",
    "Tables", "Tell", "Text", "Times", "Try", "Undo", "Unwatch", "Update", "Verdict", "Warming", "Watch", "Weighed",
    "Welcome", "encode", "read_message",
    "read_request",
]  # fmt: skip

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)

read_request = _requests.decode
"""Return the request that a frame holds, or raise msgspec.DecodeError."""

read_message = _messages.decode

encode = msgspec.json.Encoder().encode
