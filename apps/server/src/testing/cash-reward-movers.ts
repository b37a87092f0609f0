import { rewardClaim } from '@pavilion/contracts';
import type { TestServer } from '@pavilion/test-kit';
import { publishItems } from './campaigns.ts';
import type { Mover } from './game-movers.ts';

const reload = (code: string, now: Date) => ({
  kind: 'reload',
  code,
  starts_at: now.toISOString(),
  base: [{ level: 0, amount: '25.00' }],
  ...{ parts: 1, every_hours: 24 },
});

/** The call that claims cash rewards. */
export const cashRewardMovers = (serverOf: () => TestServer): Record<string, Mover> => ({
  [rewardClaim.path]: {
    movesMinor: 2_500n,
    async requests() {
      const now = serverOf().context.clock.now();
      await publishItems(serverOf(), 'moving', [reload('moves', now), reload('moves-too', now)]);
      return [{ reward_code: 'moves' }, { reward_code: 'moves-too' }];
    },
  },
});
