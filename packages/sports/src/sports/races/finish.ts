import { factsOf, type Facts, type RunnerFacts } from '../../engine/facts.ts';

/** A runner on the card: of an outright it has no number. */
export interface CardRunner {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  /** When, and at which odds it was offered last; null while it runs. */
  readonly withdrawn: { readonly atMs: number; readonly oddsMilli: number } | null;
}

/** Where runners came in, by their ids; who is not among them ran unplaced. */
export type Positions = ReadonlyMap<string, number>;

/** A word that names no runner, one that was withdrawn, or one that is placed already. */
export interface FinishFault {
  readonly word: string;
  readonly fault: 'unknown' | 'withdrawn' | 'twice';
}

const isCalled =
  (word: string) =>
  ({ id, number, name }: CardRunner): boolean =>
    word === String(number ?? '') || word === id || word.toLowerCase() === name.toLowerCase();

/**
 * The order in which runners came in, as a person writes it: by number, id or name, first to last,
 * level ones joined by `=`. `3,1=4,2`: 3 won, 1 and 4 share the second place, 2 is fourth.
 */
export function readFinish(
  order: string,
  runners: readonly CardRunner[],
): { readonly positions: Positions } | FinishFault {
  const positions = new Map<string, number>();
  for (const place of order.split(',')) {
    const position = positions.size + 1;
    for (const word of place.split('=').map((each) => each.trim())) {
      const runner = runners.find(isCalled(word));
      if (runner === undefined) return { word, fault: 'unknown' };
      if (runner.withdrawn !== null) return { word, fault: 'withdrawn' };
      if (positions.has(runner.id)) return { word, fault: 'twice' };
      positions.set(runner.id, position);
    }
  }
  return { positions };
}

/** The facts of a race or an outright that ended so. */
export function finishFacts(
  runners: readonly CardRunner[],
  positions: Positions,
  more: Pick<Facts, 'startedAtMs' | 'isHandicap'>,
): Facts {
  return factsOf({
    ...more,
    ended: 'completed',
    isFinal: true,
    ran: runners.filter(({ withdrawn }) => withdrawn === null).length,
    runners: runners.map(({ id, withdrawn }): RunnerFacts => ({
      runnerId: id,
      position: positions.get(id) ?? null,
      status: withdrawn === null ? 'ran' : 'withdrawn',
    })),
    withdrawals: runners.flatMap(({ id, withdrawn }) =>
      withdrawn === null ? [] : [{ runnerId: id, ...withdrawn }],
    ),
  });
}
