import type { Key } from './wallet-client.ts';

/** What the suite needs besides the provider API: players in states that the API cannot make. */
export interface Desk {
  open(): Promise<Table>;
  /** A player who may play, with this balance. */
  player(balance: string): Promise<string>;
  launch(player: string, game: { provider: string; game: string }): Promise<string>;
  state(player: string, state: 'active' | 'blocked' | 'excluded'): Promise<void>;
  limit(player: string, kind: 'stake' | 'loss', amount: string): Promise<void>;
  ageLaunch(token: string): Promise<void>;
  ageSession(token: string): Promise<void>;
  kick(player: string): Promise<void>;
  switchGame(game: { provider: string; game: string }, isOn: boolean): Promise<void>;
}

/** What is played with. */
export interface Table {
  provider: string;
  game: string;
  otherGame: string;
  currency: string;
  exponent: number;
  /** Another key of the same connection and site, as during a rotation. */
  secondKey: Key;
  /** A key of another brand; null where there is only one. */
  foreignKey: Key | null;
}

/** The desk of a development server (`/dev/conform`). */
export function createHttpDesk(options: { url: string; keyId: string; fetch: typeof fetch }): Desk {
  const ask = async (order: object): Promise<Record<string, unknown>> => {
    const answer = await options.fetch(`${options.url}/dev/conform`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, key: options.keyId }),
    });
    if (!answer.ok) throw new Error(`the desk refuses: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    open: async () => (await ask({ do: 'open' })) as unknown as Table,
    player: async (balance) => String((await ask({ do: 'player', balance }))['player']),
    launch: async (player, game) => String((await ask({ do: 'launch', player, ...game }))['token']),
    state: async (player, state) => void (await ask({ do: 'state', player, state })),
    limit: async (player, kind, amount) => void (await ask({ do: 'limit', player, kind, amount })),
    ageLaunch: async (token) => void (await ask({ do: 'age-launch', token })),
    ageSession: async (token) => void (await ask({ do: 'age-session', token })),
    kick: async (player) => void (await ask({ do: 'kick', player })),
    switchGame: async (game, isOn) => void (await ask({ do: 'switch-game', ...game, isOn })),
  };
}
