import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bonusList,
  claimInbox,
  getBalance,
  getInbox,
  privacyConsent,
  voucherList,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { runTool } from '../../../testing/run-tool.ts';

const trigger = { on: 'claim' };
const bonus = (code: string, more: object = {}) => ({
  ...{ kind: 'bonus', code, trigger, expires_hours: 24 },
  grant: { amount: '25.00' },
  wagering: { multiplier_percent: 500, base: 'bonus' },
  ...more,
});

describeServerOnBothEngines('offers of items', (boot) => {
  const send = (server: TestServer, template: string, ...more: string[]) =>
    runTool(server.context, [
      ...['offer', 'send', '--site', 'alpha', '--title', 'For you', '--body', 'Enjoy.'],
      ...['--template', template, '--expires', '7', '--id', template, ...more],
    ]);
  const newPlayer = async (server: TestServer): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.call(privacyConsent, { ...player.me, channels: { inbox: true } });
    return player;
  };
  const offered = async (server: TestServer, { me }: TestPlayer, template: string) => {
    const { value } = await server.call(getInbox, me);
    return value.find(({ reward }) => reward?.template === template);
  };
  const claim = (server: TestServer, { me }: TestPlayer, inbox_id = '') =>
    server.call(claimInbox, { ...me, inbox_id });
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error: CallFailure) => error.code,
    );

  it('become what the item says, once each, and answer all balances', async () => {
    const server = await boot();
    await publishItems(server, 'gifts', [
      bonus('a-bonus'),
      { ...{ kind: 'free_bet', code: 'a-bet', trigger, amount: '5.00' }, expires_hours: 24 },
      bonus('for-one', { budget: { amount: '25.00' } }),
      bonus('matched', {
        trigger: { on: 'deposit', deposit: { min: '5.00' } },
        grant: { percent: 50, max: '9.00' },
      }),
    ]);
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    for (const code of ['a-bonus', 'a-bet', 'for-one'])
      expect((await send(server, code)).text).toContain('reached 2 players');

    const bonusOffer = await offered(server, player, 'a-bonus');
    expect(bonusOffer?.reward).toEqual({ amount: '25.00', kind: 'bonus', template: 'a-bonus' });
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => claim(server, player, bonusOffer?.inbox_id)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.call(getBalance, player.me)).toMatchObject({
      ...{ game_balance: '0.00', bonus_balance: '25.00' },
    });
    const [own] = (await server.call(bonusList, player.me)).value;
    expect(own).toMatchObject({ template_code: 'a-bonus', source: { type: 'inbox' } });

    const bet = await offered(server, player, 'a-bet');
    expect(bet?.reward).toEqual({ amount: '5.00', kind: 'free_bet', template: 'a-bet' });
    expect(Object.keys(await claim(server, player, bet?.inbox_id))).toEqual(
      expect.arrayContaining(['game_balance', 'bonus_balance', 'game_token', 'frozen_token']),
    );
    expect((await server.call(voucherList, player.me)).value).toMatchObject([
      { kind: 'free_bet', amount: '5.00', state: 'open' },
    ]);

    // The budget holds one; the other stays in the inbox for when there is more.
    const [first, second] = [
      await offered(server, player, 'for-one'),
      await offered(server, other, 'for-one'),
    ];
    expect(await failure(claim(server, player, first?.inbox_id))).toBe('OK');
    expect(await failure(claim(server, other, second?.inbox_id))).toBe('budgetSpent');
    expect((await offered(server, other, 'for-one'))?.claimed_at).toBeNull();
    expect(await auditBooks(server.context.database.db)).toEqual([]);

    await expect(send(server, 'nothing')).rejects.toThrow('alpha has no open item nothing');
    await expect(send(server, 'matched')).rejects.toThrow('of a fixed amount');
    await expect(send(server, 'a-bonus', '--reward', '5')).rejects.toThrow('one of them');
  });
});
