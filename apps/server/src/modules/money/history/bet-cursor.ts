import { isUuid } from '@pavilion/domain/ids';
import type { RoundKey } from './round-bet.store.ts';

/** Where each product goes on: its newest bet that is not read yet. Absent: all of it is read. */
export interface BetCursor {
  /** Id of a sports bet. */
  sports?: string;
  games?: RoundKey;
}

// Round ids are a provider's own: whatever they hold, they stand last.
const form = /^(?:s\.([0-9a-f-]{36}))?~(?:g\.(\d{1,15})\.([^.]{1,64})\.(.{1,64}))?$/s;

/** Null for a text that {@link writeBetCursor} never wrote. */
export function readBetCursor(text: string): BetCursor | null {
  const [, sports, openedMs, providerCode, roundId] = form.exec(text) ?? [];
  const games =
    openedMs !== undefined && providerCode !== undefined && roundId !== undefined
      ? { openedAt: new Date(Number(openedMs)), providerCode, roundId }
      : undefined;
  if (sports === undefined && games === undefined) return null;
  if (sports !== undefined && !isUuid(sports)) return null;
  return { ...(sports !== undefined && { sports }), ...(games && { games }) };
}

/** Null when everything is read. */
export function writeBetCursor({ sports, games }: BetCursor): string | null {
  if (sports === undefined && games === undefined) return null;
  const rounds = games
    ? `g.${games.openedAt.getTime()}.${games.providerCode}.${games.roundId}`
    : '';
  return `${sports === undefined ? '' : `s.${sports}`}~${rounds}`;
}
