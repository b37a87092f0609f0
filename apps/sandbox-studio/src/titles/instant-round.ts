import {
  multiplierScale,
  multiplierText,
  toHex,
  type InstantGame,
  type JsonObject,
  type RandomStream,
  type RoundGame,
} from '@pavilion/games';

const hashBytes = 32;
const wordBytes = 4;

/** The hash of the round, and what it says. */
export type InstantRoundOutcome = { readonly hash: string } & JsonObject;

/**
 * A game of shared rounds played by one alone: its hash is drawn at once, and nobody leaves by
 * hand, so a bet leaves where its parameters say. `salt` takes the place of a chain's.
 */
export function instantOf<Params, Outcome extends JsonObject>(
  game: RoundGame<Params, Outcome>,
): InstantGame<Params, InstantRoundOutcome> {
  const { code, name, category, version, volatility, maxMultiplierE4, paramsSchema } = game;
  const costE4 = multiplierScale * BigInt(game.stakesLocked ?? 1);
  return {
    engine: 'instant',
    code,
    name,
    category,
    version,
    volatility,
    maxMultiplierE4,
    paramsSchema,
    rtp: () => game.rtp(),
    parseParams: (raw) => game.parseParams(raw),
    ...(game.cashOut
      ? { topMultiplierE4: (params: Params) => game.cashOut?.autoAt(params) ?? maxMultiplierE4 }
      : {}),
    ...(game.stakesLocked === undefined ? {} : { costE4: () => costE4 }),
    play(params, stream) {
      const hash = drawHash(stream);
      const outcome = game.outcomeOf({ link: hash, salt: code, index: 1 });
      const multiplierE4 = game.settle(params, outcome);
      return {
        outcome: { ...outcome, hash: toHex(hash) },
        multiplierE4,
        events: [{ type: 'decided', ...outcome, multiplier: multiplierText(multiplierE4) }],
      };
    },
  };
}

/** Eight words of the stream, big-endian. */
function drawHash(stream: RandomStream): Uint8Array {
  const bytes = new Uint8Array(hashBytes);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < hashBytes; at += wordBytes) view.setUint32(at, stream.word());
  return bytes;
}
