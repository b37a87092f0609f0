import { beforeAll, expect, it } from 'vitest';
import { destinationAdd, stepUpCode, tacRequestLogin } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { createPayoutWorld } from '../../../testing/payout-world.ts';

describeServer('a code of the second step', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await createPayoutWorld(server);
  });

  it('goes to the phone of the account, once a minute', async () => {
    const player = await server.signUpPlayer();
    await server.call(stepUpCode, player.me);
    const sent = await server.context.database.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'kind'])
      .where('account_id', '=', player.accountId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(sent).toEqual({ recipient: player.phone, kind: 'tac.step-up' });
    await expect(server.call(stepUpCode, player.me)).rejects.toMatchObject({
      code: 'tooManyRequests',
    });
  });

  it('is not the one for signing in', async () => {
    const player = await server.signUpPlayer();
    await server.call(stepUpCode, player.me);
    const right = await server.outboxCode(player.accountId);
    const { account_id, domain_name } = player.me;
    await server.call(tacRequestLogin, { account_id, domain_name });
    const value = await server.outboxCode(player.accountId);
    if (value === right) return;
    await expect(
      server.call(destinationAdd, {
        ...player.me,
        method_code: 'gcash',
        holder_name: 'Ana Cruz',
        fields: { phone: '09190000001' },
        step_up: { kind: 'code', value },
      }),
    ).rejects.toMatchObject({ code: 'invalidTac' });
  });
});
