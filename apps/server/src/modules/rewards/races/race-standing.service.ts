import type { CallInput } from '@pavilion/contracts';
import type { raceStanding } from '@pavilion/contracts/player/rewards/race-standing.contract';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { countRanked, readBelow, type PlaceKey } from './race-place.store.ts';
import { placeView } from './race-view.ts';
import { findEdition } from './races-of-site.service.ts';

const pageLimit = 50;

/**
 * The standing of a race, place by place; the cursor is the last place of the page before, by its
 * score.
 */
export async function standingOfRace(
  { server, site, now }: RequestContext,
  input: CallInput<typeof raceStanding>,
) {
  const { item, row } = (await findEdition(server, site, input.race_code)) ?? fail('raceNotFound');
  const after = readCursor(input.cursor, keyIn);
  if (!row) return { value: [], players: 0, counted_at: now.toISOString(), next_cursor: null };
  const { db } = server.database;
  const limit = input.limit ?? pageLimit;
  const found = await readBelow(db, row, after ?? null, limit + 1);
  const page = found.slice(0, limit);
  const first = (after?.place ?? 0) + 1;
  const last = page.at(-1);
  return {
    value: page.map((entry, at) => placeView(item, site, entry, first + at)),
    players: await countRanked(db, row),
    counted_at: row.countedAt.toISOString(),
    next_cursor:
      last && found.length > limit
        ? writeCursor({ ...last, place: first + page.length - 1 })
        : null,
  };
}

type Cursor = PlaceKey & { place: number };

const writeCursor = ({ place, score, reachedAt, reachedSeq }: Cursor): string =>
  [place, score, reachedAt.getTime(), reachedSeq].join('.');

/** Null: it is no cursor of ours. */
function keyIn(text: string): Cursor | null {
  const parts = /^(\d{1,9})\.(\d{1,18})\.(\d{1,15})\.(\d{1,18})$/.exec(text);
  if (!parts) return null;
  const [, place = '', score = '', at = '', seq = ''] = parts;
  return {
    place: Number(place),
    score: BigInt(score),
    reachedAt: new Date(Number(at)),
    reachedSeq: BigInt(seq),
  };
}
