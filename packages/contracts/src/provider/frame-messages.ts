import * as z from 'zod/mini';

/**
 * What a game in a frame or window and the page around it say to each other by `postMessage`. Both
 * check the origin: the page takes only what comes from the origin of the address it launched and
 * from that very window, the game only what comes from the origin of `lobby`. Neither believes an
 * amount: a message says that something changed, the balance comes from the server.
 */
export const gameMessage = z.discriminatedUnion('event', [
  z.object({ source: z.literal('game'), event: z.literal('ready') }),
  /** A stake or a win went to the wallet: fetch the balance. */
  z.object({ source: z.literal('game'), event: z.literal('balanceChanged') }),
  z.object({ source: z.literal('game'), event: z.literal('roundStarted') }),
  z.object({ source: z.literal('game'), event: z.literal('roundEnded') }),
  /** The player wants to go: back to the lobby, to pay in, to see his history. */
  z.object({ source: z.literal('game'), event: z.literal('close') }),
  z.object({ source: z.literal('game'), event: z.literal('deposit') }),
  z.object({ source: z.literal('game'), event: z.literal('history') }),
  z.object({ source: z.literal('game'), event: z.literal('fullScreen') }),
  /** The session is no more: launch again. */
  z.object({ source: z.literal('game'), event: z.literal('sessionLost') }),
]);

export const hostMessage = z.discriminatedUnion('event', [
  /** The balance changed outside the game (a deposit): ask the wallet. */
  z.object({ source: z.literal('host'), event: z.literal('balanceChanged') }),
  z.object({ source: z.literal('host'), event: z.literal('sound'), on: z.boolean() }),
  /** Take no further stake: a dialog stands over the game (reality check), or the page goes. */
  z.object({ source: z.literal('host'), event: z.literal('pause') }),
  z.object({ source: z.literal('host'), event: z.literal('resume') }),
]);

export type GameMessage = z.output<typeof gameMessage>;
export type HostMessage = z.output<typeof hostMessage>;
