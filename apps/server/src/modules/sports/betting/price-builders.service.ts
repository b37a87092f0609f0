import type { Executor } from '@pavilion/database';
import {
  offerBuilder,
  readFacts,
  sports,
  tellingKinds,
  type BuilderFault,
  type Market,
  type OfferedMatch,
} from '@pavilion/sports';
import { typeOfKind } from '../sportsbook/index.ts';
import {
  readJointEvents,
  readOfferedChances,
  readPicks,
  type ChanceRow,
  type JointEvent,
} from './builder-price.store.ts';
import { builderKey, type PricedBuilder, type PricedBuilders } from './priced-builder.ts';

/**
 * Works out what each of these sets of picks costs together, or what stands against it, by the
 * chances on offer. Whether a pick takes bets is not looked at. Picks of several events, and of
 * events whose picks no model combines, are notCombinable.
 */
export async function priceBuilders(
  executor: Executor,
  builders: readonly (readonly string[])[],
): Promise<PricedBuilders> {
  if (builders.length === 0) return new Map();
  const picks = await readPicks(executor, [...new Set(builders.flat())]);
  const eventIds = [...new Set([...picks.values()].map(({ eventId }) => eventId))];
  const [events, chances] = await Promise.all([
    readJointEvents(executor, eventIds),
    readOfferedChances(executor, eventIds, tellingKinds),
  ]);
  const matches = new Map(
    events.flatMap((event) => {
      const match = matchOf(event, chances.get(event.id) ?? []);
      return match === null ? [] : [[event.id, match] as const];
    }),
  );
  const asked = new Map(builders.map((pickIds) => [builderKey(pickIds), pickIds]));
  return new Map(
    [...asked].map(([key, pickIds]) => {
      const found = pickIds.map((id) => picks.get(id) ?? null);
      return [key, priceOne(found, matches)];
    }),
  );
}

function priceOne(
  asked: readonly (ChanceRow | null)[],
  matches: ReadonlyMap<string, OfferedMatch>,
): PricedBuilder {
  const versions = asked.map((pick) => pick?.version ?? null);
  const none = { versions, faults: [], price: null, chance: null };
  const found = asked.filter((pick) => pick !== null);
  const [first] = found;
  if (first === undefined || found.length < asked.length) return none;
  const match = matches.get(first.eventId);
  const faults = found.flatMap(({ eventId }, pick): BuilderFault[] =>
    match !== undefined && eventId === first.eventId ? [] : [{ pick, code: 'notCombinable' }],
  );
  if (match === undefined || faults.length > 0) return { ...none, faults };
  const { sport } = match;
  const offer = offerBuilder(
    found.map((row) => pickOf(row, sport)),
    match,
  );
  return { versions, ...offer };
}

/** A match as its builders are priced by it; null for a sport nobody knows. */
function matchOf(event: JointEvent, known: readonly ChanceRow[]): OfferedMatch | null {
  const sport = sports.find((one) => one === event.sport);
  if (sport === undefined) return null;
  return {
    sport,
    now: nowOf(event),
    known: known.map((row) => ({
      ...pickOf(row, sport),
      chance: (row.chances?.won ?? 0) / million,
    })),
    players: [
      ...event.homePlayers.map(({ id }) => ({ playerId: id, side: 'home' as const })),
      ...event.awayPlayers.map(({ id }) => ({ playerId: id, side: 'away' as const })),
    ],
  };
}

const million = 1_000_000;

const pickOf = (row: ChanceRow, sport: OfferedMatch['sport']) => ({
  market: marketOf(row, sport),
  outcome: row.outcome,
  chance: row.chances === null ? null : row.chances.won / million,
});

function marketOf(
  { kind, lineQuarters, param, playerId }: ChanceRow,
  sport: OfferedMatch['sport'],
): Market {
  return { type: typeOfKind(sport, kind), lineQuarters, param, playerId };
}

/** Null in play where nobody tells what happened so far. */
function nowOf({ state, minute, serving, facts: told }: JointEvent): OfferedMatch['now'] {
  if (state === 'upcoming' || state === 'postponed') return 'before';
  const read = told === null ? null : readFacts(told);
  return read === null || 'faults' in read ? null : { facts: read.facts, minute, serving };
}
