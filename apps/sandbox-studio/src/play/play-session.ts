import type { FamilyGame, StudioTitle } from '@pavilion/games/titles/index';
import type { Purse } from './purse.ts';
import type { StakeBounds } from './stake-bounds.ts';
import type { HandRound } from './hand-round.ts';

/** One player at one game, from its launch until he goes. */
export interface PlaySession {
  /** Known to his page alone. */
  id: string;
  mode: 'real' | 'demo';
  providerCode: string;
  gameCode: string;
  title: StudioTitle;
  game: FamilyGame;
  currency: string;
  exponent: number;
  bounds: StakeBounds;
  purse: Purse;
  /** Alias and session at the wallet; null with play money. */
  wallet: { player: string; session: string } | null;
  hand: HandRound | null;
  /** One thing at a time. */
  isBusy: boolean;
  lastUsedMs: number;
}

/** Sessions of this process; those nobody used for long are let go. */
export interface SessionStore {
  add(session: PlaySession): void;
  find(id: string): PlaySession | null;
  all(): Iterable<PlaySession>;
  remove(id: string): void;
}

const idleMs = 2 * 60 * 60_000;
const sessionsMax = 20_000;

export function createSessionStore(nowMs: () => number): SessionStore {
  const sessions = new Map<string, PlaySession>();
  function dropIdle(): void {
    for (const [id, session] of sessions)
      if (session.lastUsedMs < nowMs() - idleMs || sessions.size > sessionsMax) sessions.delete(id);
  }
  return {
    add(session) {
      dropIdle();
      sessions.set(session.id, session);
    },
    find(id) {
      const session = sessions.get(id);
      if (session) session.lastUsedMs = nowMs();
      return session ?? null;
    },
    all: () => sessions.values(),
    remove: (id) => void sessions.delete(id),
  };
}
