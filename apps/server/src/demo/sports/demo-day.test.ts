import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '@pavilion/domain/random';
import { marketType, settlePick, sportSpec, type Sport } from '@pavilion/sports';
import { offerOfModel } from '../../modules/sports/sportsbook/index.ts';
import { demoSports } from './demo-sports.ts';
import type { DemoPlay } from './demo-sport.ts';
import { sportLeagues } from './sport-leagues.ts';
import { squadOf } from './squads.ts';
import { lengthOf, longestMs } from '../../testing/match-length.ts';

/** The squads of two sides that meet. */
function squadsIn(sport: Sport) {
  const league = sportLeagues.find((one) => one.sport === sport);
  const idsOf = (index: number): string[] => {
    const key = league?.sides[index]?.key ?? '';
    return league ? squadOf(league, key).map(({ id }) => id) : [];
  };
  return { home: idsOf(0), away: idsOf(1) };
}

/** Matches of a sport against each other, seed by seed. */
function playsOf({ sport, play }: (typeof demoSports)[number], count: number): DemoPlay[] {
  return Array.from({ length: count }, (_, index) =>
    play({
      ...{ seed: `${sport}/${index}`, squads: squadsIn(sport) },
      ...{ home: (index % 5) / 2 - 1, away: (index % 3) - 1 },
    }),
  );
}

/** Sports whose prices come of playing on many times take longer each. */
const simulated: ReadonlySet<Sport> = new Set(['american-football', 'cricket']);

function resultOf(sport: Sport, play: DemoPlay, market: Offered, outcome: string) {
  const type = marketType(sport, market.kind);
  if (type === null) throw new Error(market.kind);
  const { lineQuarters, param = null, playerId = null } = market;
  const { facts } = play.at(longestMs, 0);
  return settlePick({ market: { type, lineQuarters, param, playerId }, outcome }, facts);
}
type Offered = ReturnType<typeof offerOfModel>[number];

describe.each(demoSports.map((desk) => [desk.sport, desk] as const))(
  'a demo day of %s',
  (sport, desk) => {
    const random = createSeededRandom(`moments/${sport}`);

    it('is played from its start to its end: scores never fall, facts are final at the end only', () => {
      for (const play of playsOf(desk, 6)) {
        const length = lengthOf(play);
        let before = [0, 0];
        for (let part = 0; part <= 12; part += 1) {
          const { score, facts, isOver } = play.at((length * part) / 12, 0);
          expect(isOver).toBe(facts.isFinal);
          expect(score[0]).toBeGreaterThanOrEqual(before[0] ?? 0);
          expect(score[1]).toBeGreaterThanOrEqual(before[1] ?? 0);
          before = [...score];
        }
        expect(play.at(0, 0).isOver).toBe(false);
        expect(play.at(length, 0).isOver).toBe(true);
        expect(play.at(length / 2, 0)).toMatchObject(
          JSON.parse(JSON.stringify(play.at(length / 2, 0))),
        );
      }
    });

    it('settles every selection that is offered, before it and in it', () => {
      for (const play of playsOf(desk, simulated.has(sport) ? 1 : 4)) {
        const atMs = lengthOf(play) * random.next() * 0.9;
        for (const model of [play.before(), play.at(atMs, 0).model()]) {
          const offered = offerOfModel(sport, model, { players: play.players ?? [] });
          expect(offered.length).toBeGreaterThan(0);
          for (const market of offered) {
            for (const { outcome } of market.selections) {
              const { result, by } = resultOf(sport, play, market, outcome);
              expect([market.kind, outcome, result === 'open' || by === 'missing']).toEqual([
                market.kind,
                outcome,
                false,
              ]);
            }
          }
        }
      }
    });

    it('comes out as it is priced, and whoever takes the best prices loses', () => {
      const { columns } = sportSpec(sport);
      let [surprise, variance, returned, count] = [0, 0, 0, 0];
      for (const [index, play] of playsOf(desk, simulated.has(sport) ? 12 : 45).entries()) {
        const atMs = lengthOf(play) * random.next() * 0.9;
        // The kinds of a list in turn, each at its main line.
        const kinds = new Set([columns[index % columns.length] ?? '']);
        const offered = offerOfModel(sport, play.at(atMs, 0).model(), { kinds });
        const market = offered.find(({ position }) => position === 0);
        const [first] = market?.selections ?? [];
        if (!market || !first?.chances) continue;
        const { won } = first.chances;
        const { result } = resultOf(sport, play, market, first.outcome);
        if (result === 'void') continue;
        surprise += (result === 'won' ? 1 : 0) - won / 1e6;
        variance += (won / 1e6) * (1 - won / 1e6);
        const best = market.selections.toSorted(
          (a, b) => b.oddsMilli * (b.chances?.won ?? 0) - a.oddsMilli * (a.chances?.won ?? 0),
        )[0];
        expect((best?.oddsMilli ?? 0) * (best?.chances?.won ?? 0)).toBeLessThan(1e9);
        const paid = best && resultOf(sport, play, market, best.outcome).result === 'won';
        returned += paid ? best.oddsMilli / 1000 - 1 : -1;
        count += 1;
      }
      expect(count).toBeGreaterThan(6);
      expect(Math.abs(surprise) / Math.sqrt(variance)).toBeLessThan(4);
      expect(returned / count).toBeLessThan(4 / Math.sqrt(count));
    });
  },
);
