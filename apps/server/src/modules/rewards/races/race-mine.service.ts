import type { CallInput } from '@pavilion/contracts';
import type { raceMine } from '@pavilion/contracts/player/rewards/race-mine.contract';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { findEntry, readAbove, readBelow, readPlace } from './race-place.store.ts';
import { placeView } from './race-view.ts';
import { findEdition } from './races-of-site.service.ts';

/** How many are shown above the player, and how many below. */
const neighbours = 2;

/** The player's own place in a race, what is missing to the next one, and those around it. */
export async function ownRace(
  { server, site, player, now }: PlayerContext,
  input: CallInput<typeof raceMine>,
) {
  const { item, row } = (await findEdition(server, site, input.race_code)) ?? fail('raceNotFound');
  const { db } = server.database;
  const counted_at = (row?.countedAt ?? now).toISOString();
  const entry = row && (await findEntry(db, row, player.id));
  if (!row || !entry) return { value: null, counted_at };
  const place = await readPlace(db, row, entry);
  const above = await readAbove(db, row, entry, neighbours);
  const below = await readBelow(db, row, entry, neighbours);
  const around = [...above, entry, ...below].map((one, at) => {
    const { place: of, name, score } = placeView(item, site, one, place - above.length + at);
    return { place: of, name, score, is_me: one.playerId === player.id };
  });
  const { score, prize } = placeView(item, site, entry, place);
  const next = around[above.length - 1];
  return {
    value: {
      ...{ place, score, prize, around },
      to_next: next ? { place: next.place, score: next.score } : null,
    },
    counted_at,
  };
}
