import type { CallInput } from '@pavilion/contracts';
import type { raceList } from '@pavilion/contracts/player/rewards/race-list.contract';
import type { RequestContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { playerOf } from '../promotions/index.ts';
import { raceView, type RaceView, type Reader } from './race-view.ts';
import { editionsOfSite } from './races-of-site.service.ts';

const pageLimit = 20;

/** Who asks a call that is open to guests. */
export async function readerOf(
  context: RequestContext,
  input: { account_id?: string; auth?: string },
): Promise<Reader> {
  const { site, language, now } = context;
  const player = await playerOf(context, input);
  return { site, language: language.code, now, playerId: player?.player.id ?? null };
}

/** Pages are told by where they begin. */
const placeIn = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Races of the site: what runs and comes, then what is over. */
export async function racesOf(context: RequestContext, input: CallInput<typeof raceList>) {
  const { server, site, now } = context;
  const editions = await editionsOfSite(server, site, now);
  const from = readCursor(input.cursor, placeIn) ?? 0;
  const limit = input.limit ?? pageLimit;
  const reader = await readerOf(context, input);
  const value: RaceView[] = [];
  for (const held of editions.slice(from, from + limit))
    value.push(await raceView(server.database.db, held, reader));
  return { value, next_cursor: from + limit < editions.length ? `${from + limit}` : null };
}
