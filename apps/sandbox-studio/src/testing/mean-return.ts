import { createRandomStream, fractionText, numbersFrom, type InstantGame } from '@pavilion/games';
import { families, sampleParams, titleReturns, type StudioTitle } from '../titles/index.ts';

/**
 * What so many rounds of a title paid on average of what they took, and how far that may be from
 * what it returns.
 */
export interface MeanReturn {
  mean: number;
  /** Of the mean, from the rounds themselves. */
  standardError: number;
  /** The least and the most that one of its bets returns. */
  least: number;
  most: number;
}

/** Plays a title that is decided by one call, always with the same bet. Throws for a hand. */
export function meanReturn(key: string, title: StudioTitle, rounds: number): MeanReturn {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
  const game = families[title.family] as InstantGame<any>;
  if (game.engine !== 'instant') throw new Error(`${key} is a hand`);
  const first = Object.fromEntries(
    title.fields.map((field) => [field.name, field.kind === 'choice' ? field.values[0] : '']),
  );
  const parsed = game.parseParams({ ...sampleParams(title, first), ...first, ...title.fixed });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const cost = Number(game.costE4?.(parsed.params) ?? 10_000n);
  let [sum, squares] = [0, 0];
  for (const nonce of numbersFrom(0, rounds)) {
    const stream = createRandomStream({ serverSeed: 'b'.repeat(64), clientSeed: key, nonce });
    const paid = Number(game.play(parsed.params, stream).multiplierE4) / cost;
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  const returns = titleReturns(title).map(({ rtp }) => Number(fractionText(rtp, 6)));
  return {
    mean,
    standardError: Math.sqrt((squares / rounds - mean * mean) / rounds),
    least: Math.min(...returns),
    most: Math.max(...returns),
  };
}
