import { Pen } from '../core/pen.ts';
import { hashOf, randomOf, type Random } from '../core/random.ts';
import { motifsByCategory } from './motifs/index.ts';
import type { Motif } from './motifs/motif.types.ts';
import { planCover, type CoverPlan } from './plan.ts';
import { symbolSets } from './symbol-sets.ts';
import type { CoverInput } from './draw-game-cover.ts';

/** So many pictures a game has at the most; 0 is what its cover shows. */
export const gameSymbolsMost = 10;

/** A picture of a game's reels, 200 by 200, of the same hands and colours as its cover. */
export function drawGameSymbol(
  { gameCode, name, category }: Pick<CoverInput, 'gameCode' | 'name' | 'category'>,
  rank: number,
): string {
  const plan = planCover(gameCode, name, category);
  const seed = `symbol:${category}:${gameCode}:${rank}`;
  const pen = new Pen(randomOf(seed), `s${(hashOf(seed) % 46656).toString(36)}-`);
  const drawn = symbolMotifs(plan, gameCode)[rank] ?? plan.motif;
  const tint = (plan.tint + rank * 47) % 360;
  return pen.document(
    200,
    200,
    `<g transform="translate(100 100) scale(0.92)">${drawn.draw(pen, tint)}</g>`,
  );
}

/** What suits any game of chance, for what no set knows. */
const anyGame = 'gem crown chest starburst bag horseshoe seven gift lion eagle';

/** What the cover shows, then what belongs with it; no drawing twice. */
function symbolMotifs({ motif }: CoverPlan, gameCode: string): Motif[] {
  const random = randomOf(`symbols:${gameCode}`);
  const sets = symbolSets.map((words) => words.split(' ').map(motifOf));
  const own = sets.filter(([first]) => first?.draw === motif.draw);
  const others = sets.filter((set) => set.some(({ draw }) => draw === motif.draw));
  const [set = []] = own.length > 0 ? own : shuffled(random, others);
  const rest = shuffled(random, set);
  const near = others.flat();
  const byDrawing = new Map(
    [motif, ...rest, ...near, ...anyGame.split(' ').map(motifOf)].map((one) => [one.draw, one]),
  );
  return [...byDrawing.values()].slice(0, gameSymbolsMost);
}

/** The slots' motif that a word asks for. */
export function motifOf(word: string): Motif {
  const found = motifsByCategory.slots.find(({ words }) => words.includes(word));
  if (!found) throw new RangeError(`no motif answers ${word}`);
  return found;
}

const shuffled = <T>(random: Random, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
