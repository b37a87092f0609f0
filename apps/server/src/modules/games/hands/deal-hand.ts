import {
  createRandomStream,
  houseGame,
  type HandAction,
  type HandGame,
  type HandState,
} from '@pavilion/games';

/** Everything a hand is dealt from; plain data, so that a thread of its own can deal it too. */
export interface HandToDeal {
  gameCode: string;
  /** As they stand on the wire. */
  params: Record<string, unknown>;
  /** How many decimals its currency has. */
  exponent: number;
  baseMinor: bigint;
  actions: readonly HandAction[];
  seeds: { serverSeed: string; clientSeed: string; nonce: number };
}

/**
 * Deals a hand after its actions; the last may be refused. Throws for what no game of hands reads.
 */
export function dealtHand(hand: HandToDeal): { game: HandGame<unknown>; state: HandState } {
  const game = houseGame(hand.gameCode);
  if (game?.engine !== 'hand') throw new Error(`${hand.gameCode} is no game of hands`);
  const parsed = game.parseParams(hand.params, hand.exponent);
  if (!parsed.ok) throw new Error('a hand whose parameters its game does not read');
  const stream = createRandomStream(hand.seeds);
  return { game, state: game.run(parsed.params, hand.actions, stream, hand.baseMinor) };
}
