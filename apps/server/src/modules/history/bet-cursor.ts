import type { RoundKey } from './round-bet.store.ts';

/** Where each product goes on: its newest bet that is not read yet. Absent: all of it is read. */
export interface BetCursor {
  /** Id of a sports bet. */
  sports?: string;
  games?: RoundKey;
}

// Round ids are a provider's own: whatever they hold, they stand last.
const form = /^(?:s\.([0-9a-f-]{36}))?~(?:g\.(\d{1,15})\.([^.]{1,64})\.(.{1,64}))?$/s;

/** Null for no cursor and for what is none: the list begins anew. */
export function readBetCursor(text: string | undefined): BetCursor | null {
  const found = text === undefined ? null : form.exec(text);
  if (!found) return null;
  const [, sports, openedMs, providerCode, roundId] = found;
  return {
    ...(sports !== undefined && { sports }),
    ...(openedMs !== undefined &&
      providerCode !== undefined &&
      roundId !== undefined && {
        games: { openedAt: new Date(Number(openedMs)), providerCode, roundId },
      }),
  };
}

/** Null when everything is read. */
export function writeBetCursor({ sports, games }: BetCursor): string | null {
  if (sports === undefined && games === undefined) return null;
  const rounds = games
    ? `g.${games.openedAt.getTime()}.${games.providerCode}.${games.roundId}`
    : '';
  return `${sports === undefined ? '' : `s.${sports}`}~${rounds}`;
}
