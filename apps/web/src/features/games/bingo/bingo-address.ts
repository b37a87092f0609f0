export const bingoViews = ['rooms', 'mine', 'results'] as const;
type BingoView = (typeof bingoViews)[number];

/** What of bingo is looked at: a list, a room, or one game by itself. */
export interface BingoPlace {
  view: BingoView;
  room: string | null;
  game: string | null;
}

/**
 * Reads the place from the query of the address; what this build does not know counts as not
 * chosen.
 */
export function readPlace(params: URLSearchParams): BingoPlace {
  const wanted = params.get('view');
  return {
    view: bingoViews.find((one) => one === wanted) ?? 'rooms',
    room: params.get('room') || null,
    game: params.get('game') || null,
  };
}

/** Writes a place into the query of the address; other parameters stay. */
export function writePlace(params: URLSearchParams, place: BingoPlace): URLSearchParams {
  const next = new URLSearchParams(params);
  const view = place.view === 'rooms' ? null : place.view;
  for (const [name, value] of Object.entries({ ...place, view }))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The page of a room, without language prefix. */
export const roomPath = (roomId: string): string => `/bingo?room=${encodeURIComponent(roomId)}`;
/** The page of one game. */
export const gamePath = (gameId: string): string => `/bingo?game=${encodeURIComponent(gameId)}`;
