"""Tests of the whole house as an operator sets it up."""
