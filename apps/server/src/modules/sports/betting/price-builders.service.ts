import type { Executor } from '@pavilion/database';
import {
  footballKickOff,
  footballStateOf,
  offerFootballBuilder,
  readFacts,
  type BuilderFault,
  type FootballState,
  type Market,
  type OfferedFootball,
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

/** What the model of a match is fitted to. */
const tellingKinds = ['1x2', 'total', 'both-score'];

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
    events
      .filter(({ sport }) => sport === 'football')
      .map((event) => [event.id, matchOf(event, chances.get(event.id) ?? [])]),
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
  matches: ReadonlyMap<string, OfferedFootball>,
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
  return { versions, ...offerFootballBuilder(found.map(pickOf), match) };
}

/** A football match as its builders are priced by it. */
function matchOf(event: JointEvent, known: readonly ChanceRow[]): OfferedFootball {
  return {
    state: stateOf(event),
    known: known.map((row) => ({ ...pickOf(row), chance: (row.chances?.won ?? 0) / million })),
    players: [
      ...event.homePlayers.map(({ id }) => ({ playerId: id, side: 'home' as const })),
      ...event.awayPlayers.map(({ id }) => ({ playerId: id, side: 'away' as const })),
    ],
  };
}

const million = 1_000_000;

const pickOf = (row: ChanceRow) => ({
  market: marketOf(row),
  outcome: row.outcome,
  chance: row.chances === null ? null : row.chances.won / million,
});

function marketOf({ kind, lineQuarters, param, playerId }: ChanceRow): Market {
  return { type: typeOfKind('football', kind), lineQuarters, param, playerId };
}

/** Null in play where nobody tells what happened so far. */
function stateOf({ state, minute, facts: told }: JointEvent): FootballState | null {
  if (state === 'upcoming' || state === 'postponed') return footballKickOff;
  const read = told === null ? null : readFacts(told);
  if (read === null || 'faults' in read || minute === null) return null;
  const isSecondHalf = read.facts.periods['1h']?.isComplete === true;
  const played = isSecondHalf ? Math.max(minute, 45) : Math.min(minute, 45);
  return footballStateOf(read.facts, Math.min(played, 90));
}
