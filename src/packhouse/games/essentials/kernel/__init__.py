"""The compiled part of Pack the Essentials: what a suitcase scores and promises, where tiles go, and how it fills."""
