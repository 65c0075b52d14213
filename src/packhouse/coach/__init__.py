"""The coach: looks a finished match over, decision by decision, by what each seat knew then."""
