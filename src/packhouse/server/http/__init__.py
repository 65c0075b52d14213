"""What is asked over plain HTTP: the page, accounts, lists, and what operators look at."""
