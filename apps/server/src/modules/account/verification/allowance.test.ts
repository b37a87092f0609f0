import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { depositCreate, documentAdd, identityStatus, withdrawalCreate } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { createPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';
import { writeLevels } from './rules.store.ts';

const picture = await sharp({
  create: { width: 400, height: 400, channels: 3, background: '#246' },
})
  .jpeg()
  .toBuffer();

describeServer('what papers allow', (start) => {
  let server: TestServer;
  let world: PayoutWorld;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    world = await createPayoutWorld(server);
    await seedPaymentMethods(server.context, server.sites.alpha);
    await writeLevels(server.context.database.db, server.sites.alpha, [
      { level: 0, depositMaxMinor: 100_000n, withdrawalMaxMinor: 30_000n, required: [] },
      { level: 1, depositMaxMinor: 500_000n, withdrawalMaxMinor: null, required: ['identity'] },
    ]);
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
  });

  const deposit = (amount: string) =>
    server.call(depositCreate, { ...player.me, method_code: 'gcash', amount });
  const verify = async () => {
    const said = { full_name: 'Ana Cruz', birth_date: '1990-04-30', kind: 'identity' as const };
    const file = new File([new Uint8Array(picture)], 'paper.jpg');
    const { value } = await server.call(documentAdd, { ...player.me, ...said, file });
    await runTool(server.context, ['kyc', 'approve', value.document_id]);
  };

  it('holds deposits to what the level allows, two at once as well', async () => {
    const tries = await Promise.allSettled([deposit('600.00'), deposit('600.00')]);
    expect(tries.map(({ status: how }) => how).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(deposit('400.01')).rejects.toMatchObject({
      code: 'identityRequired',
      statusCode: -403,
      statusDetail: 'deposit 400.00',
    });
    expect((await server.call(identityStatus, player.me)).room.deposit).toBe('400.00');
    await verify();
    await deposit('400.01');
  });

  it('holds withdrawals to what the level allows', async () => {
    await server.fund(player, 100_000n);
    const destination_id = await world.wallet(player);
    const ask = async (amount: string) =>
      server.call(withdrawalCreate, {
        ...player.me,
        destination_id,
        amount,
        step_up: await world.stepUp(player),
      });
    await ask('200.00');
    await expect(ask('200.00')).rejects.toMatchObject({
      code: 'identityRequired',
      statusDetail: 'withdrawal 100.00',
    });
    await verify();
    await ask('200.00');
  });
});
