"""A report: what many games of one set-up show, as facts, as pictures and as a page."""
