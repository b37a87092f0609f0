import {
  fraction,
  multiplierOf,
  multiplierScale,
  numbersFrom,
  ParamReader,
  rtpRow,
  type Fraction,
  type HandAction,
  type HandGame,
  type HandPart,
  type RandomStream,
} from '@pavilion/games';
import { cardRank } from '@pavilion/games/cards/playing-cards';
import { dealerOf } from '@pavilion/games/cards/shoe';

const actions = ['raise', 'stand'] as const;
/**
 * What a third card between the two pays beside its stake, by how many ranks lie between: one, two,
 * three, more.
 */
const winsOf = (spread: number): bigint => [0n, 5n, 4n, 2n][spread] ?? 1n;
const threeAlikeWins = 11n;
const noCosts: Readonly<Record<string, bigint>> = {};

interface Dealt {
  spread: number;
  /** Beside each stake: -1 lost, 0 back. */
  wins: bigint;
}

/**
 * What three cards come to: neighbours push, a pair wins with a third alike, else the third has to
 * lie between.
 */
function comesTo([a = 0, b = 0, c = 0]: readonly number[]): Dealt {
  const [low = 0, high = 0] = [cardRank(a), cardRank(b)].toSorted((one, other) => one - other);
  const spread = high - low - 1;
  const third = cardRank(c);
  if (spread < 0) return { spread, wins: third === low ? threeAlikeWins : 0n };
  if (spread === 0) return { spread, wins: 0n };
  return { spread, wins: third > low && third < high ? winsOf(spread) : -1n };
}

const mayAct = (spread: number): boolean => spread > 0;

let known: Fraction | undefined;

/** Every two cards with their spread, doubled where more than half of what is left lies between. */
function rtp(): Fraction {
  if (known) return known;
  let paid = 0n;
  for (const one of numbersFrom(0, 13))
    for (const other of numbersFrom(0, 13)) {
      const spread = Math.abs(one - other) - 1;
      // Ordered pairs of cards of these ranks, and fifty third cards.
      const pairs = one === other ? 12n : 16n;
      if (spread < 0) paid += pairs * (50n + 2n * threeAlikeWins);
      else if (spread === 0) paid += pairs * 50n;
      else {
        const between = BigInt(4 * spread);
        const gain = between * winsOf(spread) - (50n - between);
        paid += pairs * (50n + (gain > 0n ? 2n * gain : gain));
      }
    }
  known = fraction(paid, 52n * 51n * 50n);
  return known;
}

/** Red dog with one deck: does the third card fall between the first two? */
export const redDog: HandGame<{ exponent: number }> = {
  engine: 'hand',
  code: 'red-dog',
  name: 'Red Dog',
  category: 'table',
  version: 1,
  volatility: 'low',
  maxMultiplierE4: 12n * multiplierScale,
  mostStakesE4: 2n * multiplierScale,
  paramsSchema: { type: 'object', properties: {} },
  rtp: () => [rtpRow('main', {}, rtp())],
  parseParams: (raw, exponent = 2) => new ParamReader(raw).done({ exponent }),
  topMultiplierE4: () => 12n * multiplierScale,
  run({ exponent }, done, stream, baseMinor = 10n ** BigInt(exponent)) {
    const cards = dealThree(stream);
    const { spread, wins } = comesTo(cards);
    const [first] = done;
    const refusal = refusalOf(spread, done);
    const isSettled = !mayAct(spread) || (first !== undefined && !refusal);
    const stakes = isSettled && first?.action === 'raise' && mayAct(spread) ? 2 : 1;
    const payout = (stake: bigint): bigint | null => (isSettled ? stake * (1n + wins) : null);
    const parts = numbersFrom(0, stakes).map((place): HandPart => ({
      part: place === 0 ? 'ante' : 'raise',
      stakeMinor: baseMinor,
      payoutMinor: payout(baseMinor),
    }));
    return {
      isSettled,
      allowed: isSettled ? [] : actions,
      costs: isSettled ? noCosts : { raise: baseMinor },
      parts,
      multiplierE4: isSettled ? multiplierOf(1n + wins, 1n) : 0n,
      outcome: { board: isSettled ? cards : [cards[0] ?? 0, null, cards[1] ?? 0], spread },
      events: [{ type: 'dealt', spread }],
      ...(refusal ? { refusal } : {}),
    };
  },
  finishBy: ({ isSettled }) => (isSettled ? null : { action: 'stand', params: {} }),
};

function dealThree(stream: RandomStream): readonly number[] {
  const next = dealerOf(1, stream);
  return [next(), next(), next()];
}

function refusalOf(spread: number, done: readonly HandAction[]) {
  const last = done.at(-1);
  if (!last) return null;
  if (!actions.some((action) => action === last.action))
    return { path: 'action', code: 'invalidChoice' };
  return !mayAct(spread) || done.length > 1 ? { path: 'action', code: 'handFinished' } : null;
}
