import type { Executor } from '@pavilion/database';
import {
  footballKickOff,
  footballStateOf,
  offerFootballBuilder,
  readFacts,
  type BuilderFault,
  type FootballState,
  type Market,
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
  const picks = await readPicks(executor, builders.flat());
  const eventIds = [...new Set([...picks.values()].map(({ eventId }) => eventId))];
  const [events, chances] = await Promise.all([
    readJointEvents(executor, eventIds),
    readOfferedChances(executor, eventIds, tellingKinds),
  ]);
  return new Map(
    builders.map((pickIds) => {
      const asked = pickIds.map((id) => picks.get(id) ?? null);
      const event = events.get(asked[0]?.eventId ?? '');
      return [builderKey(pickIds), priceOne(asked, event, chances.get(event?.id ?? '') ?? [])];
    }),
  );
}

function priceOne(
  asked: readonly (ChanceRow | null)[],
  event: JointEvent | undefined,
  known: readonly ChanceRow[],
): PricedBuilder {
  const versions = asked.map((pick) => pick?.version ?? null);
  const found = asked.filter((pick) => pick !== null);
  const none = { versions, faults: [], price: null, chance: null };
  if (event === undefined || found.length < asked.length) return none;
  const faults = found.flatMap((pick, at): BuilderFault[] => {
    const isOwn = pick.eventId === event.id && event.sport === 'football';
    return isOwn ? [] : [{ pick: at, code: 'notCombinable' }];
  });
  if (faults.length > 0) return { ...none, faults };
  const toPick = (pick: ChanceRow) => ({
    market: marketOf(event.sport, pick),
    outcome: pick.outcome,
    chance: pick.chances === null ? null : pick.chances.won / 1_000_000,
  });
  const offer = offerFootballBuilder(found.map(toPick), {
    state: stateOf(event),
    known: known.map((pick) => ({ ...toPick(pick), chance: (pick.chances?.won ?? 0) / 1_000_000 })),
    players: [
      ...event.homePlayers.map(({ id }) => ({ playerId: id, side: 'home' as const })),
      ...event.awayPlayers.map(({ id }) => ({ playerId: id, side: 'away' as const })),
    ],
  });
  return { versions, ...offer };
}

function marketOf(sport: string, pick: ChanceRow): Market {
  const { kind, lineQuarters, param, playerId } = pick;
  return { type: typeOfKind(sport, kind), lineQuarters, param, playerId };
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
