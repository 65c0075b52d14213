"""The tables of the database, as migrations that each take place once."""

from __future__ import annotations

from . import BadDatabase, Step

VERSION_1 = (
    """CREATE TABLE house (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        secret TEXT NOT NULL,
        beat BIGINT NOT NULL,
        down BIGINT NOT NULL
    )""",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        epoch BIGINT NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL
    )""",
    "CREATE INDEX people_by_changed ON people (changed)",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        version BIGINT NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        game TEXT NOT NULL,
        facts TEXT NOT NULL,
        created BIGINT NOT NULL,
        touched BIGINT NOT NULL,
        keeper TEXT NOT NULL,
        due BIGINT NOT NULL
    )""",
    "CREATE INDEX tables_by_keeper ON tables (keeper)",
    "CREATE INDEX tables_by_due ON tables (status, due)",
    "CREATE INDEX tables_by_touched ON tables (status, public, touched)",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        seat INTEGER,
        message TEXT,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, seat, message)
    )""",
    "CREATE TABLE sittings (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    "CREATE INDEX sittings_by_table ON sittings (table_id)",
    """CREATE TABLE ratings (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game)
    )""",
    """CREATE TABLE presence (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        worker TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, worker)
    )""",
    "CREATE TABLE workers (id TEXT PRIMARY KEY, beat BIGINT NOT NULL)",
)

VERSION_2 = (
    """CREATE TABLE bests (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        components TEXT NOT NULL,
        name TEXT NOT NULL,
        reached INTEGER NOT NULL,
        score DOUBLE PRECISION NOT NULL,
        goal TEXT NOT NULL,
        table_id TEXT NOT NULL,
        ended BIGINT NOT NULL,
        PRIMARY KEY (person, game, version, options, components)
    )""",
    "CREATE INDEX bests_by_game ON bests (game, version)",
)

VERSION_3 = (
    """CREATE TABLE strengths (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        strength DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, game)
    )""",
)

VERSION_4 = (
    "CREATE TABLE looks (look TEXT PRIMARY KEY, person TEXT NOT NULL)",
    "CREATE INDEX looks_by_person ON looks (person)",
    """CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        created BIGINT NOT NULL,
        used BIGINT NOT NULL,
        ended BIGINT NOT NULL
    )""",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    "CREATE INDEX sessions_by_ended ON sessions (ended)",
    "CREATE INDEX sessions_by_used ON sessions (used)",
)

VERSION_5 = ("ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT ''",)

VERSION_6 = (
    """CREATE TABLE meetings (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        other TEXT NOT NULL,
        met DOUBLE PRECISION NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (person, game, other)
    )""",
    "CREATE INDEX meetings_by_other ON meetings (other)",
    "CREATE TABLE bans (target TEXT PRIMARY KEY, called TEXT NOT NULL, ends BIGINT NOT NULL)",
    """CREATE TABLE deeds (
        number INTEGER PRIMARY KEY,
        at BIGINT NOT NULL,
        who TEXT NOT NULL,
        deed TEXT NOT NULL,
        target TEXT NOT NULL,
        words TEXT NOT NULL
    )""",
)

VERSION_7 = ("DELETE FROM looks",)  # worked out anew at each start where they are missing: signs count, too

VERSION_8 = (
    """CREATE TABLE boxes (
        game TEXT NOT NULL,
        digest TEXT NOT NULL,
        components TEXT NOT NULL,
        used BIGINT NOT NULL,
        PRIMARY KEY (game, digest)
    )""",
    "CREATE INDEX boxes_by_used ON boxes (used)",
    """CREATE TABLE opinions (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        box TEXT NOT NULL,
        mark INTEGER,
        wish TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX opinions_by_person ON opinions (person)",
)

VERSION_9 = ("CREATE TABLE verdicts (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, verdict TEXT NOT NULL)",)

VERSION_10 = (
    """CREATE TABLE tries (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        number INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        ended INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (person, game, day, number)
    )""",
)

VERSION_11 = (
    """CREATE TABLE lessons (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, game)
    )""",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6, VERSION_7, VERSION_8,
    VERSION_9, VERSION_10, VERSION_11,
)  # fmt: skip
"""What leads from each version to the next; what was released is never changed, only added to."""

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
LATEST = "SELECT coalesce(max(version), 0) FROM schema_version"
REACHED = "INSERT INTO schema_version (version) VALUES ($1)"


def missing(version: int) -> list[Step]:
    """Return the steps from this version to the present one."""
    if version > len(MIGRATIONS):
        raise BadDatabase(
            "newer",
            "the database was made by a newer Packhouse (schema {found}, this one knows {known}); upgrade Packhouse",
            found=version,
            known=len(MIGRATIONS),
        )
    steps: list[Step] = []
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        steps += [Step(statement) for statement in statements]
        steps.append(Step(REACHED, (number,)))
    return steps
