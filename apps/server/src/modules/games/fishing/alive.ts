import type { AliveSource } from '../../../alive-source.ts';
import { offeredSeas } from './sea-list.service.ts';
import { readSeats } from './sea.store.ts';
import { isPlayMoney, seatsOfSea } from './sea-terms.ts';

/** Seas where somebody fishes, the fullest first. */
export const openWaters: AliveSource = {
  part: 'seas',
  async read({ database: { db } }, site) {
    const seas = await offeredSeas(db, site);
    if (seas.length === 0) return [];
    const seats = await readSeats(db, site.id);
    return seas
      .map((sea) => ({
        ...{ sea_id: sea.id, kind: sea.kind, number: sea.number, seats: seatsOfSea },
        seated: seats.filter(({ sea_id: id }) => id === sea.id).length,
        play_money: isPlayMoney(sea),
      }))
      .filter(({ seated }) => seated > 0)
      .toSorted((one, other) => other.seated - one.seated);
  },
};
