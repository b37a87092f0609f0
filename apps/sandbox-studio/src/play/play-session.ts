import type { FamilyGame, StudioTitle } from '../titles/index.ts';
import type { FreeRounds } from './free-rounds.types.ts';
import type { HandRound } from './hand-round.ts';
import type { Seat } from './seat.types.ts';

/** What is let go when nobody used it for long. */
interface Kept {
  /** Known to the player's page alone. */
  id: string;
  lastUsedMs: number;
}

/** One player at one game, from its launch until he goes. */
export interface PlaySession extends Seat, Kept {
  providerCode: string;
  gameCode: string;
  title: StudioTitle;
  game: FamilyGame;
  hand: HandRound | null;
  /** Rounds that cost nothing, as long as there are any. */
  free: FreeRounds | null;
  /** One thing at a time. */
  isBusy: boolean;
}

/** Sessions of this process; those nobody used for long are let go. */
export interface SessionStore<Session extends Kept> {
  add(session: Session): void;
  find(id: string): Session | null;
  all(): Iterable<Session>;
  remove(id: string): void;
}

const idleMs = 2 * 60 * 60_000;
const sessionsMax = 20_000;

export function createSessionStore<Session extends Kept>(
  nowMs: () => number,
): SessionStore<Session> {
  const sessions = new Map<string, Session>();
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
