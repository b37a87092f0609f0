import { rewardClaim } from '@pavilion/contracts';
import type { TestServer } from '@pavilion/test-kit';
import { publishItems } from './campaigns.ts';
import type { Mover } from './game-movers.ts';

const published = new WeakSet<TestServer>();
/** Each is ready to be claimed by any player, once. */
export const reloadCodes = ['moves', 'moves-too'] as const;

/** Publishes the cash rewards of these tests, once a server. */
export async function publishReloads(server: TestServer): Promise<void> {
  if (published.has(server)) return;
  published.add(server);
  const now = server.context.clock.now();
  const reload = (code: string) => ({
    kind: 'reload',
    code,
    starts_at: now.toISOString(),
    base: [{ level: 0, amount: '25.00' }],
    ...{ parts: 1, every_hours: 24 },
  });
  await publishItems(server, 'moving', reloadCodes.map(reload));
}

/** The call that claims cash rewards. */
export const cashRewardMovers = (serverOf: () => TestServer): Record<string, Mover> => ({
  [rewardClaim.path]: {
    movesMinor: 2_500n,
    async requests() {
      await publishReloads(serverOf());
      return reloadCodes.map((reward_code) => ({ reward_code }));
    },
  },
});
