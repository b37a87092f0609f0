import {
  fraction,
  multiplierScale,
  ParamReader,
  rtpRow,
  type InstantGame,
} from '../../engine/index.ts';

/** In the order they are drawn: 0 is heads. */
export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

export interface CoinFlipParams {
  side: CoinSide;
}

export type CoinFlipOutcome = { side: CoinSide };

/** What the called side pays. */
export const coinFlipMultiplierE4 = 19_800n;

/** A coin, a call. */
export const coinFlip: InstantGame<CoinFlipParams, CoinFlipOutcome> = {
  engine: 'instant',
  code: 'coin-flip',
  name: 'Coin Flip',
  category: 'arcade',
  version: 1,
  volatility: 'low',
  maxMultiplierE4: coinFlipMultiplierE4,
  rtp: () =>
    coinSides.map((side) =>
      rtpRow(
        'side',
        { side },
        fraction(coinFlipMultiplierE4, multiplierScale * BigInt(coinSides.length)),
      ),
    ),
  paramsSchema: {
    type: 'object',
    required: ['side'],
    properties: { side: { type: 'string', enum: [...coinSides] } },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    return reader.done({ side: reader.choice('side', coinSides) });
  },
  topMultiplierE4: () => coinFlipMultiplierE4,
  play(params, stream) {
    const side = coinSides[stream.draw(coinSides.length)] ?? 'heads';
    const isWin = side === params.side;
    return {
      outcome: { side },
      multiplierE4: isWin ? coinFlipMultiplierE4 : 0n,
      events: [{ type: 'flipped', side, is_win: isWin }],
    };
  },
};
