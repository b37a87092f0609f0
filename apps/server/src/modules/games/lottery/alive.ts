import type { AliveSource } from '../../../alive-source.ts';
import { listDraws } from './draw-list.service.ts';

/** The next draw of each lottery that still takes tickets. */
export const nextDraws: AliveSource = {
  part: 'draws',
  async read(server, site) {
    const { value } = await listDraws({ server, site }, { state: 'open' });
    const first = new Map(value.toReversed().map((draw) => [draw.game, draw]));
    return [...first.values()]
      .toSorted((one, other) => one.cut_off_at.localeCompare(other.cut_off_at))
      .map(({ draw_id, game, name, cut_off_at, draw_at, jackpot }) => ({
        ...{ draw_id, game, name, cut_off_at, draw_at, jackpot },
      }));
  },
};
