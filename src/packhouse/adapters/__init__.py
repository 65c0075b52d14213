"""The house’s games as other people’s libraries want them: PettingZoo, Gymnasium, OpenSpiel."""
