import type { TestServer } from '@pavilion/test-kit';
import { publishItems } from './campaigns.ts';

const hourMs = 60 * 60_000;

/** A race of the first site that began an hour ago and ends in one. */
export function publishRace(server: TestServer, code: string): Promise<void> {
  const now = server.context.clock.now().getTime();
  return publishItems(server, `race-${code}`, [
    {
      ...{ kind: 'race', code, metric: 'turnover', entry: 'auto' },
      starts_at: new Date(now - hourMs).toISOString(),
      ends_at: new Date(now + hourMs).toISOString(),
      prizes: [{ from: 1, to: 1, prize: { kind: 'cash', amount: '50.00' } }],
    },
  ]);
}
