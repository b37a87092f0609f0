import type { LadderOutcome } from '@pavilion/sports';
import { shareOf } from './noise.ts';
import { rungAtOrBelow, rungs } from './price-rungs.ts';

/** Prices of a side as a ladder shows them. */
type Levels = LadderOutcome['back'];

/** What is asked for of one outcome. */
export interface Wish {
  /** Names the outcome of the market for good. */
  name: string;
  chance: number;
  atMs: number;
  /** What stands at the best price on average, in minor units. */
  sizeMinor: number;
}

export interface Quotes {
  /** Best first. */
  back: Levels;
  lay: Levels;
}

const mostLevels = 10;
/** So many prices are gone through for them: here and there nobody stands. */
const mostRungs = 16;
const emptyShare = 0.1;
/** How often nobody stands at the price next to the best either. */
const wideShare = 0.2;
/** What stands at a price is another after so long. */
const sizeMs = 20_000;
/** What stands at a price, against the one before. */
const fall = 0.8;
/** Nobody offers less. */
const leastMinor = 200;
/** What is as good as decided is not traded. */
const leastChance = 0.0005;

/** Where the two sides begin: the places of the best prices, out of the ladder where none fits. */
function bestRungs({ name, chance, atMs }: Wish): { back: number; lay: number } {
  const back = rungAtOrBelow(1000 / chance);
  const isWide = shareOf(`${name}/wide/${Math.floor(atMs / sizeMs)}`) < wideShare;
  return { back, lay: back + (isWide ? 2 : 1) };
}

const isTraded = ({ chance }: Wish): boolean => chance >= leastChance && chance <= 1 - leastChance;

/** Who backs and who lays an outcome at which prices; follows from what is asked for alone. */
export function quotesOf(wish: Wish): Quotes {
  if (!isTraded(wish)) return { back: [], lay: [] };
  const best = bestRungs(wish);
  return { back: levels(wish, best.back, -1), lay: levels(wish, best.lay, 1) };
}

function levels({ name, atMs, sizeMinor }: Wish, best: number, step: 1 | -1): Levels {
  const found: Levels[number][] = [];
  for (let index = 0; index < mostRungs && found.length < mostLevels; index += 1) {
    const place = best + step * index;
    const oddsMilli = rungs[place];
    if (oddsMilli === undefined) continue;
    const own = `${name}/${step}/${place}`;
    const turn = Math.floor(atMs / sizeMs + shareOf(own));
    const drawn = shareOf(`${own}/${turn}`);
    if (index > 0 && drawn < emptyShare) continue;
    const meant = sizeMinor * fall ** index * (0.5 + drawn);
    found.push({ oddsMilli, sizeMinor: BigInt(Math.max(leastMinor, Math.round(meant))) });
  }
  return found;
}

/** The price it changed hands at last: where one of the sides begins. Null where nobody trades. */
export function tradedMilli(wish: Wish): number | null {
  if (!isTraded(wish)) return null;
  const { back, lay } = bestRungs(wish);
  const isBacked = shareOf(`${wish.name}/traded/${wish.atMs}`) < 0.5;
  const [first, second] = isBacked ? [back, lay] : [lay, back];
  return rungs[first] ?? rungs[second] ?? null;
}
