import { teamKey } from '@pavilion/domain/fixtures';
import type { EventRunner } from '@pavilion/database';
import type { EventState, Facts, FixtureMessage } from '@pavilion/sports';

/** What a source's ids of players and runners are among ours; what is missing is not known. */
export interface OurIds {
  players: ReadonlyMap<string, string>;
  runners: ReadonlyMap<string, string>;
}

/**
 * The runners of an event by a source's ids: those the event was made with, else whoever has the
 * number, else the name.
 */
export function runnerIds(
  ours: readonly EventRunner[],
  fixture: FixtureMessage | null,
): Map<string, string> {
  const own = new Map(ours.map(({ id }) => [id, id]));
  for (const { id, number, name } of fixture?.runners ?? []) {
    if (own.has(id)) continue;
    const met =
      ours.find((one) => number !== null && one.number === number) ??
      ours.find((one) => teamKey(one.name) === teamKey(name));
    if (met) own.set(id, met.id);
  }
  return own;
}

/** Every player a source names about an event. */
export function playersNamed({ fixture, markets, course }: EventState): string[] {
  const facts = course.facts?.value;
  const ofMarkets = Object.values(markets).flatMap(({ market: { playerId }, odds }) => [
    ...(playerId ? [playerId] : []),
    ...Object.keys(odds?.value.prices ?? {}),
  ]);
  return [
    ...new Set([
      ...(fixture?.value.players.map(({ id }) => id) ?? []),
      ...ofMarkets,
      ...(facts?.players.map(({ playerId }) => playerId) ?? []),
      ...(facts?.incidents.flatMap(({ playerId }) => (playerId ? [playerId] : [])) ?? []),
    ]),
  ];
}

/** Facts in our ids. Whom we do not know nobody has bet on: they keep the source's. */
export function translateFacts(facts: Facts, { players, runners }: OurIds): Facts {
  const player = (id: string): string => players.get(id) ?? id;
  const runner = (id: string): string => runners.get(id) ?? id;
  return {
    ...facts,
    incidents: facts.incidents.map((one) =>
      one.playerId ? { ...one, playerId: player(one.playerId) } : one,
    ),
    players: facts.players.map((one) => ({ ...one, playerId: player(one.playerId) })),
    runners: facts.runners.map((one) => ({ ...one, runnerId: runner(one.runnerId) })),
    withdrawals: facts.withdrawals.map((one) => ({ ...one, runnerId: runner(one.runnerId) })),
  };
}
