import { sql } from 'kysely';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { publishItems } from './campaigns.ts';

const codes = ['easy-one', 'easy-two'] as const;
/** What each of them gives, minor units. */
export const easyPrizeMinor = 500n;

/** Two missions of the first site that one round does. */
export const publishEasyMissions = (server: TestServer): Promise<void> =>
  publishItems(
    server,
    'easy',
    codes.map((code) => ({
      ...{ kind: 'mission', code, period: 'once', metric: 'rounds', target: 1 },
      prize: { kind: 'cash', amount: '5.00' },
    })),
  );

/**
 * Plays a round that gives its stake back as a win, so that the player has what they had; gives
 * what claims both missions.
 */
export async function doEasyMissions(
  server: TestServer,
  { id, siteId }: TestPlayer,
): Promise<object[]> {
  const { ids, clock, database } = server.context;
  const action = {
    kind: 'debit-credit',
    tx: ids.next(),
    amount: '100',
    win: '100',
    finished: true,
  };
  await sql`select wallet_move(${siteId}::uuid, 'STUDIO', ${id}::uuid, 'PHP', 'slots', 'fruits',
    ${ids.next()},
    ${JSON.stringify([action])}::jsonb, ${clock.now()}::timestamptz)`.execute(database.db);
  return codes.map((mission_code) => ({ mission_code, period_key: 'once' }));
}
