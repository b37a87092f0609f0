import {
  fraction,
  multiplierOf,
  multiplierScale,
  multiplierText,
  multiplyFractions,
  numbersFrom,
  ParamReader,
  rtpRow,
  runHand,
  type Fraction,
  type GameEvent,
  type HandGame,
  type HandTable,
  type MultiplierE4,
  type RtpRow,
} from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import {
  cardCount,
  chanceOf,
  factorOf,
  guesses,
  isOffered,
  isRight,
  rankCount,
  rankOf,
  type Guess,
} from './hi-lo-odds.ts';

/** A chain that reaches this is cashed out there. */
export const hiLoMaxMultiplierE4: MultiplierE4 = 1_000_000n * multiplierScale;
export const hiLoMaxSkips = 52;

/**
 * A chain of right guesses in ten-thousandths: the exact product, rounded down once, at most a
 * million.
 */
export function chainMultiplierE4({ numerator, denominator }: Fraction): MultiplierE4 {
  const multiplierE4 = multiplierOf(numerator, denominator);
  return multiplierE4 > hiLoMaxMultiplierE4 ? hiLoMaxMultiplierE4 : multiplierE4;
}

/** The exact return of one guess on a rank, then cashing out. */
export function hiLoRtp(guess: Guess, rank: number): RtpRow {
  const paid = fraction(chainMultiplierE4(factorOf(guess, rank)), multiplierScale);
  return rtpRow('rank', { guess, rank }, multiplyFractions(paid, chanceOf(guess, rank)));
}

function dealHand(stream: RandomStream): HandTable {
  const cards = [stream.draw(cardCount)];
  const taken: string[] = [];
  const events: GameEvent[] = [{ type: 'dealt', card: cards[0] ?? 0 }];
  let chain = fraction(1n);
  let multiplierE4 = multiplierScale;
  let isSettled = false;
  const isChained = (): boolean => taken.some((action) => action !== 'skip');
  const rankNow = (): number => rankOf(cards.at(-1) ?? 0);

  function drawNext(): number {
    const card = stream.draw(cardCount);
    cards.push(card);
    return card;
  }

  function guessNext(guess: Guess): void {
    const rank = rankNow();
    const card = drawNext();
    const isWin = isRight(guess, rank, rankOf(card));
    chain = multiplyFractions(chain, factorOf(guess, rank));
    multiplierE4 = isWin ? chainMultiplierE4(chain) : 0n;
    isSettled = !isWin || multiplierE4 === hiLoMaxMultiplierE4;
    const multiplier = multiplierText(multiplierE4);
    events.push({ type: 'guessed', guess, card, is_win: isWin, multiplier });
  }

  function allowed(): string[] {
    if (isSettled) return [];
    const skips = taken.filter((action) => action === 'skip').length;
    return [
      ...guesses.filter((guess) => isOffered(guess, rankNow())),
      ...(skips < hiLoMaxSkips ? ['skip'] : []),
      ...(isChained() ? ['cash_out'] : []),
    ];
  }

  return {
    actions: [...guesses, 'skip', 'cash_out'],
    allowed,
    act({ action }) {
      const guess = guesses.find((known) => known === action);
      if (guess) guessNext(guess);
      else if (action === 'skip') events.push({ type: 'skipped', card: drawNext() });
      else {
        isSettled = true;
        events.push({ type: 'cashed_out', multiplier: multiplierText(multiplierE4) });
      }
      taken.push(action);
      return null;
    },
    state: () => ({ outcome: { cards, taken }, multiplierE4, events }),
  };
}

/** Higher or lower than the card on the table; right guesses multiply along a chain. */
export const hiLo: HandGame<Record<string, never>> = {
  engine: 'hand',
  code: 'hi-lo',
  name: 'Hi-Lo',
  category: 'arcade',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: hiLoMaxMultiplierE4,
  rtp: () =>
    guesses.flatMap((guess) =>
      numbersFrom(1, rankCount)
        .filter((rank) => isOffered(guess, rank))
        .map((rank) => hiLoRtp(guess, rank)),
    ),
  paramsSchema: { type: 'object', properties: {} },
  parseParams: (raw) => new ParamReader(raw).done({}),
  run: (_params, actions, stream) => runHand(dealHand(stream), actions),
  finishBy: ({ allowed }) =>
    allowed.includes('cash_out') ? { action: 'cash_out', params: {} } : null,
};
