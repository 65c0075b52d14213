// Whether looking closer at a try would give today’s puzzle away to someone who may still try it.

import { get } from "../../wire/http";
import type { DailyPuzzles, Table as Facts } from "../../wire/types.gen";
import { isDone } from "./standing";

export class Spoiling {
  private cleared = $state("");
  private readonly facts: () => Facts | null;

  constructor(facts: () => Facts | null) {
    this.facts = facts;
    $effect(() => {
      const facts = this.facts();
      if (facts?.puzzle && facts.status === "over") void this.look(facts); // now the house has counted the try
    });
  }

  /** Whether it would: of a puzzle until the house has said otherwise. */
  get isSo(): boolean {
    const facts = this.facts();
    return !!facts?.puzzle && this.cleared !== facts.table;
  }

  private async look({ table, game, puzzle }: Facts): Promise<void> {
    const told = await get<DailyPuzzles>("/api/puzzles").catch(() => null); // then it stays hidden
    const own = told?.day === puzzle?.day ? told?.puzzles.find((one) => one.game === game) : undefined;
    if (told && (!own || isDone(own))) this.cleared = table;
  }
}
