import { describe, expect, it } from 'vitest';
import { chancesOf, marketType, settlePick, type Market, type Sport } from '@pavilion/sports';
import { offerOfModel, type OfferedMarket } from '../../modules/sports/sportsbook/index.ts';
import { longestMs } from '../../testing/match-length.ts';
import { demoSportOf } from './demo-sports.ts';
import type { DemoPlay } from './demo-sport.ts';
import { sportLeagues } from './sport-leagues.ts';
import { squadOf } from './squads.ts';

/** Kinds about players, by sport, and how many matches it takes to judge them. */
const asked: readonly (readonly [Sport, readonly string[], number])[] = [
  ['basketball', ['player-points'], 60],
  ['american-football', ['anytime-touchdown'], 50],
  ['cricket', ['top-batter', 'home-top-batter', 'away-top-batter', 'player-runs'], 30],
];

function playsOf(sport: Sport, count: number): DemoPlay[] {
  const league = sportLeagues.find((one) => one.sport === sport);
  const idsOf = (index: number): string[] =>
    league ? squadOf(league, league.sides[index]?.key ?? '').map(({ id }) => id) : [];
  const squads = { home: idsOf(0), away: idsOf(1) };
  const { play } = demoSportOf(sport);
  return Array.from({ length: count }, (_, index) =>
    play({ seed: `players/${sport}/${index}`, squads, home: 0.4, away: -0.2 }),
  );
}

function marketOf(sport: Sport, { kind, lineQuarters, param = null, playerId }: OfferedMarket) {
  const type = marketType(sport, kind);
  if (type === null) throw new Error(kind);
  return { type, lineQuarters, param, playerId: playerId ?? null } satisfies Market;
}

describe.each(asked)('players of %s', (sport, kinds, count) => {
  it('are named in every language, no two of a squad alike', () => {
    for (const league of sportLeagues.filter((one) => one.sport === sport)) {
      for (const { key } of league.sides) {
        const names = squadOf(league, key).map((one) => one.names);
        expect(new Set(names.map(({ EN }) => EN)).size).toBe(names.length);
        expect(names.every(({ RUS, CN, NE }) => RUS && CN && NE)).toBe(true);
      }
    }
  });

  it('come out as they are priced, by chi-square, and whoever backs them all loses', () => {
    let [statistic, freedom, returned, staked] = [0, 0, 0, 0];
    const found = new Set<string>();
    for (const play of playsOf(sport, count)) {
      const model = play.before();
      const { facts } = play.at(longestMs, 0);
      const players = play.players ?? [];
      const offered = offerOfModel(sport, model, { players, kinds: new Set(kinds) });
      let [surprise, variance] = [0, 0];
      for (const market of offered) {
        found.add(market.kind);
        const asks = marketOf(sport, market);
        for (const { outcome, oddsMilli } of market.selections) {
          const { result, share, by } = settlePick({ market: asks, outcome }, facts);
          expect([market.kind, result === 'open' || by === 'missing']).toEqual([
            market.kind,
            false,
          ]);
          const part = result === 'won' ? Number(share.numerator) / Number(share.denominator) : 0;
          staked += result === 'void' ? 0 : 1;
          returned += (part * oddsMilli) / 1000;
        }
        // One outcome a market: the others follow from it.
        const [first] = market.selections;
        const chance = first && chancesOf(model, asks, first.outcome);
        if (!first || !chance || chance.won < 0.02) continue;
        const { result, share } = settlePick({ market: asks, outcome: first.outcome }, facts);
        const part = result === 'won' ? Number(share.numerator) / Number(share.denominator) : 0;
        surprise += part - chance.won;
        variance += chance.won * (1 - chance.won);
      }
      statistic += variance === 0 ? 0 : surprise ** 2 / variance;
      freedom += variance === 0 ? 0 : 1;
    }
    expect([...found].toSorted()).toEqual([...kinds].toSorted());
    // Markets of one match hang together, so that its sum spreads wider than independent ones.
    expect(statistic).toBeLessThan(freedom * 2.5);
    expect(staked).toBeGreaterThan(100);
    expect(returned / staked).toBeLessThan(1 + 3 / Math.sqrt(count));
  }, 120_000);
});
