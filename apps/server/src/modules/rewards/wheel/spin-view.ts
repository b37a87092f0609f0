import type { CallResponse, spin } from '@pavilion/contracts';
import { nextSpinAt } from '@pavilion/rewards/wheel';
import type { Site } from '../../../site-directory/index.ts';
import { prizeView } from '../prizes/index.ts';
import type { SpinRow } from './spin.store.ts';

type SpinView = CallResponse<typeof spin>['value'];

/** When the wheel can be spun after a spin, in the zone that the site has now. */
export const nextAfter = (
  { timeZone }: Pick<Site, 'timeZone'>,
  { localDate, timeZone: zone, spunAt }: Pick<SpinRow, 'localDate' | 'timeZone' | 'spunAt'>,
): Date => nextSpinAt(timeZone, { date: localDate, zone, at: spunAt });

/** A spin on the wire. */
export const spinView = (site: Pick<Site, 'timeZone'>, row: SpinRow): SpinView => ({
  spin_id: row.id,
  local_date: row.localDate,
  segment: row.segment,
  prize: prizeView(row.prize),
  fairness: {
    server_seed_hash: row.seedHash,
    client_seed: row.clientSeed,
    nonce: row.nonce,
  },
  streak: row.streakDays,
  streak_prize: row.streakPrize === null ? null : prizeView(row.streakPrize),
  next_at: nextAfter(site, row).toISOString(),
});
