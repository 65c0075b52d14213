"""Bots that are programs of their own, in any language: ``docs/bot-line.md`` says what they hear and answer."""
