import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '@pavilion/domain/random';
import { chancesOf, fairProbability, marketType, type Sport } from '@pavilion/sports';
import { demoSports } from './demo-sports.ts';
import { scoresOf } from './sport-scores.ts';

const edges = [-1.2, 0.3];
const drawn = 4000;

/** The chance of home by the prices of a match in which it is so far ahead. */
function homeChance(sport: Sport, edge: number): number {
  const desk = demoSports.find((one) => one.sport === sport);
  const type = marketType(sport, 'winner');
  if (!desk || !type) throw new Error(sport);
  const model = desk.play({ seed: `priced/${sport}`, home: edge / 2, away: -edge / 2 }).before();
  const chances = chancesOf(model, { type, lineQuarters: null, param: null }, 'home');
  return chances ? fairProbability(chances) : 0;
}

describe.each(demoSports.map(({ sport }) => [sport] as const))('seasons of %s', (sport) => {
  it('are played by the law that prices its matches', async () => {
    const draw = await scoresOf(sport, edges, () => Promise.resolve());
    const random = createSeededRandom(`drawn/${sport}`);
    for (const edge of edges) {
      const scores = Array.from({ length: drawn }, () => draw(edge, random));
      const decided = scores.filter(([home, away]) => home !== away);
      const share = decided.filter(([home, away]) => home > away).length / decided.length;
      // Pools of 300 matches, and prices of 2,000 where they are played out too.
      expect([edge, Math.abs(share - homeChance(sport, edge)) < 0.075]).toEqual([edge, true]);
    }
  });
});
