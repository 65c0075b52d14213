"""Fitting the network to how games ended, with JAX: on the processor, or on a GPU where it finds one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ....core.extras import needs
from ....kit.vectors import Arrays
from ..kernel.judging import CELLS_A_HEAD, FINE, HEADS, POINT
from ..kernel.vectors import UNITS, Rows
from ..network import Weights, kinds_of
from .examples import Examples, examples
from .weights import weights

with needs("teaching"):
    import jax
    import jax.numpy as jnp

Number: TypeAlias = Any
"""An array of JAX's, of any shape."""

BATCH, RATE, DECAY = 2048, 2e-3, 1e-5
ROUNDED = 0.4
"""The share of the fitting, at its end, that reckons with whole numbers as the kernel will."""
SCALE = 128
"""What 1 is in the sums, as a whole number."""
FINER = POINT * 2**FINE / SCALE
"""What a weight of 1 point is, as a whole number."""


class Free(NamedTuple):
    """The weights while they learn, in points."""

    start: Number
    rows: Number
    heads: Number
    bases: Number


class Course(NamedTuple):
    """How far the fitting has come: the weights, and Adam's two means of how they change."""

    free: Free
    mean: Free
    spread: Free
    step: Number


def fit(
    kind: str, played: Iterable[tuple[str, Arrays]], epochs: int, seed: int, told: Callable[[int, int], None]
) -> Arrays:
    """Return what fits best, in whole numbers."""
    taught, kinds = examples(kind, played), kinds_of(kind)
    count = len(taught.turn)
    batch = min(BATCH, count)
    steps = count // batch
    data, course = jax.tree.map(jnp.asarray, taught), _beginning(kinds, seed)
    run = jax.jit(_run, static_argnums=(3, 4, 5))
    for epoch in range(epochs):
        key = jax.random.key(seed * 1000 + epoch)
        order = jax.random.permutation(key, count)[: steps * batch].reshape(steps, batch)
        rounded = epoch >= (1 - ROUNDED) * epochs
        course, _ = run(course, data, order, epochs * steps, kinds, rounded)
        told(int(course.step) // steps, epochs)  # once it is done
    return _whole(course.free, _met(taught, kinds))._asdict()


def _beginning(kinds: int, seed: int) -> Course:
    rows, heads = jax.random.split(jax.random.key(seed))
    free = Free(
        jnp.zeros(UNITS), 0.02 * jax.random.normal(rows, (kinds, UNITS)),
        0.1 * jax.random.normal(heads, (HEADS, 2 * UNITS)), jnp.zeros(HEADS),
    )  # fmt: skip
    nothing = jax.tree.map(jnp.zeros_like, free)
    return Course(free, nothing, nothing, jnp.zeros((), jnp.int32))


def promise(free: Free, some: Examples, kinds: int) -> Number:
    """Return by how many points the end is expected to be better than now."""
    sides = [jnp.maximum(_counts(view, kinds) @ free.rows + free.start, 0) for view in (some.white, some.red)]
    white, red = (jnp.concatenate(order, 1) for order in (sides, sides[::-1]))
    units = jnp.where(some.turn[:, None] == 0, white, red)
    head = jnp.minimum(some.left // CELLS_A_HEAD, HEADS - 1)
    return (units * free.heads[head]).sum(1) + free.bases[head]


def _counts(seen: Number, kinds: int) -> Number:
    """Return how often each kind is there."""
    each = jnp.arange(seen.shape[0])[:, None]
    return jnp.zeros((seen.shape[0], kinds + 1)).at[each, seen].add(1.0)[:, :kinds]


def _run(course: Course, data: Examples, order: Number, total: int, kinds: int, rounded: bool) -> Any:
    def error(free: Free, some: Examples) -> Number:
        off = promise(_rounding(free) if rounded else free, some, kinds) - some.gain
        return (off**2).mean()

    def step(course: Course, which: Number) -> tuple[Course, Number]:
        some = data.some(which)
        off, slope = jax.value_and_grad(error)(course.free, some)
        return _adam(course, slope, total), off

    return jax.lax.scan(step, course, order)


def _adam(course: Course, slope: Free, total: int) -> Course:
    step = course.step + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, course.mean, slope)
    spread = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, course.spread, slope)
    rate = RATE * 0.5 * (1 + jnp.cos(jnp.pi * step / total))

    def moved(weight: Number, first: Number, second: Number) -> Number:
        change = first / (1 - 0.9**step) / (jnp.sqrt(second / (1 - 0.999**step)) + 1e-8)
        return weight - rate * (change + DECAY * weight)

    return Course(jax.tree.map(moved, course.free, mean, spread), mean, spread, step)


def _rounding(free: Free) -> Free:
    """Round to what the kernel can hold; learning goes on as if nothing had been rounded."""
    fine = Free(SCALE, SCALE, FINER, POINT * 2**FINE)
    return Free(*(w + jax.lax.stop_gradient(jnp.round(w * f) / f - w) for w, f in zip(free, fine, strict=True)))


def _met(examples: Examples, kinds: int) -> Any:
    """Return which kinds there were."""
    found = np.zeros(kinds + 1, bool)
    for view in (examples.white, examples.red):
        found[np.unique(view)] = True
    return found[:kinds]


def _whole(free: Free, met: Any) -> Weights:
    rows = _narrow(free.rows * SCALE) * met[:, None]  # what never was there has learnt nothing
    bases = np.round(np.asarray(free.bases) * POINT * 2**FINE).astype(np.int64)
    return Weights(_narrow(free.start * SCALE), rows.ravel(), _narrow(free.heads * FINER).ravel(), bases)


def _narrow(numbers: Number) -> Rows:
    """Return whole numbers of 16 bits; whatever doesn't fit is the largest that does."""
    most = np.iinfo(np.int16).max
    return np.clip(np.round(np.asarray(numbers)), -most, most).astype(np.int16)


def off(kind: str, known: Arrays, played: Iterable[tuple[str, Arrays]]) -> float:
    """Return by how many points a judgement is off, as the root of the mean square."""
    asked, kinds, whole = examples(kind, played), kinds_of(kind), weights(known)
    free = Free(
        jnp.asarray(whole.start) / SCALE, jnp.asarray(whole.rows).reshape(kinds, UNITS) / SCALE,
        jnp.asarray(whole.heads).reshape(HEADS, 2 * UNITS) / FINER, jnp.asarray(whole.bases) / (POINT * 2**FINE),
    )  # fmt: skip
    expected = jax.jit(promise, static_argnums=2)
    count = len(asked.turn)
    parts = [asked.some(slice(first, first + BATCH)) for first in range(0, count, BATCH)]
    errors = sum(float(((expected(free, part, kinds) - part.gain) ** 2).sum()) for part in parts)
    return float(np.sqrt(errors / count))
