/**
 * The life of a bet from the moment its stake is taken (domain rules 2.9). What comes before (a
 * slip, a refused attempt) leaves no bet behind. A correction never edits: it settles again under
 * the next revision.
 */
export const betStates = ['accepted', 'settled', 'voided'] as const;
export type BetState = (typeof betStates)[number];

export const betEvents = ['settle', 'void', 'revise'] as const;
export type BetEvent = (typeof betEvents)[number];

export const firstBetState: BetState = 'accepted';

/** Every transition there is. A voided bet is final: its stake has gone back. */
export const betTransitions: Readonly<
  Record<BetState, Readonly<Partial<Record<BetEvent, BetState>>>>
> = {
  accepted: { settle: 'settled', void: 'voided' },
  settled: { revise: 'settled' },
  voided: {},
};

/** The state after an event, or null when the event cannot happen in that state. */
export function nextBetState(state: BetState, event: BetEvent): BetState | null {
  return betTransitions[state][event] ?? null;
}

/** True while the stake is still at risk. */
export function isBetOpen(state: BetState): boolean {
  return state === 'accepted';
}
