import {
  fraction,
  multiplierScale,
  multiplierText,
  multiplyFractions,
  type Fraction,
  type InstantGame,
  type JsonObject,
  type MultiplierE4,
} from '@pavilion/games';
import {
  topMultiplierE4,
  wonPrizes,
  type Cover,
  type FixedPrizeLottery,
} from '@pavilion/games/lottery/index';

/** Long enough that rounding a prize down does not show in a multiplier. */
const unitMinor = 10_000n;

/**
 * A lottery of numbers that is drawn at once for one ticket. `boost`: its prizes are so many times
 * those of the public draw.
 */
export function numberLottery<Play, Quick, Outcome extends JsonObject>(
  code: string,
  lottery: FixedPrizeLottery<Play, Quick, Outcome>,
  boost: Fraction,
): InstantGame<Play, Outcome> {
  const boosted = (play: Play): Cover => {
    const cover = lottery.cover(play);
    const pays = Object.entries(cover.paysE4).map(([tier, payE4]): [string, bigint] => [
      tier,
      (payE4 * boost.numerator) / boost.denominator,
    ]);
    return { ...cover, paysE4: Object.fromEntries(pays) };
  };
  const paidOf = (play: Play, outcome: Outcome) => {
    const cover = boosted(play);
    return wonPrizes(cover, unitMinor * cover.bets, lottery.drawnOf(outcome)).map(
      ({ tier, amountMinor }) => ({ tier, multiplierE4: amountMinor / cover.bets }),
    );
  };
  return {
    engine: 'instant',
    code,
    name: lottery.name,
    category: 'lottery',
    version: lottery.version,
    volatility: 'high',
    maxMultiplierE4: 10_000n * multiplierScale,
    paramsSchema: { type: 'object' },
    rtp: () => lottery.rtp().map((row) => ({ ...row, rtp: multiplyFractions(row.rtp, boost) })),
    parseParams: (raw) => lottery.parsePlay(raw),
    topMultiplierE4: (play) => topMultiplierE4(boosted(play)),
    play(play, stream) {
      const outcome = lottery.draw(stream);
      const won = paidOf(play, outcome);
      return {
        outcome,
        multiplierE4: won.reduce((sum, { multiplierE4 }): MultiplierE4 => sum + multiplierE4, 0n),
        events: [
          { type: 'drawn' },
          ...won.map(({ tier, multiplierE4 }) => ({
            type: 'prize',
            tier,
            multiplier: multiplierText(multiplierE4),
          })),
        ],
      };
    },
  };
}

export const boostOf = (hundredths: bigint): Fraction => fraction(hundredths, 100n);
