"""How often: ``make soak`` does ten times of everything that is counted."""

import os

TIMES = 10 if os.environ.get("PACKHOUSE_SOAK") else 1
