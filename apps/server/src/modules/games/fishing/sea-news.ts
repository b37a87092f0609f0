import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { KeptShot } from './batch.store.ts';
import { readSeats } from './sea.store.ts';
import type { SessionRow } from './session.store.ts';

type OfSea = Pick<SessionRow, 'site_id' | 'sea_id' | 'seat'>;

/** Tells everybody at a sea where somebody shot, and what is gone with it. */
export async function tellShots(
  { publisher }: ServerContext,
  executor: Executor,
  { site_id: siteId, sea_id: seaId, seat }: OfSea,
  shots: readonly KeptShot[],
): Promise<void> {
  const to = { siteId, topic: `fish:${seaId}` } as const;
  const shown = shots.filter(({ charged }) => Number(charged) > 0);
  if (shown.length === 0) return;
  const kills = shots.flatMap((shot) => shot.kills);
  const multipliers = [...new Set(kills.map(({ multiplier }) => multiplier))];
  await publisher.pass(executor, [
    {
      ...{ ...to, name: 'fish.shots' as const },
      data: {
        ...{ sea_id: seaId, seat },
        shots: shown.map(({ weapon, sharers }) => ({ weapon, targets: sharers })),
      },
    },
    ...multipliers.map((multiplier) => ({
      ...{ ...to, name: 'fish.caught' as const },
      data: {
        ...{ sea_id: seaId, seat, multiplier },
        ids: kills.filter((kill) => kill.multiplier === multiplier).map(({ id }) => id),
      },
    })),
  ]);
}

/** Tells who fishes in a sea by now. */
export async function tellSeats(
  { publisher }: ServerContext,
  executor: Executor,
  { site_id: siteId, sea_id: seaId }: Pick<OfSea, 'site_id' | 'sea_id'>,
): Promise<void> {
  const seats = (await readSeats(executor, siteId))
    .filter(({ sea_id: id }) => id === seaId)
    .map(({ seat, name }) => ({ seat, name }));
  const data = { sea_id: seaId, seats };
  await publisher.pass(executor, [{ siteId, topic: `fish:${seaId}`, name: 'fish.seats', data }]);
}
