import { formatAmount } from '@pavilion/domain/money';
import type { AliveSource } from '../../../alive-source.ts';
import { listRooms } from './room-list.service.ts';

/** Rooms for money with a game under way or one to come, the next to begin first. */
export const bingoRooms: AliveSource = {
  part: 'rooms',
  async read(server, site) {
    const { value } = await listRooms({ server, site, now: server.clock.now() });
    return value
      .flatMap(({ room_id, name, variant, state, play_money, next_game: next }) =>
        state === 'resting' || play_money
          ? []
          : {
              ...{ room_id, name, variant, state },
              starts_at: next?.starts_at ?? null,
              players: next?.players ?? 0,
              pool: next?.pool ?? formatAmount(0n, site.currency.code),
            },
      )
      .toSorted((one, other) => (one.starts_at ?? '').localeCompare(other.starts_at ?? ''));
  },
};
