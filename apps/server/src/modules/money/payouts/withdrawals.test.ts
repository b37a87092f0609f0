import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  destinationAdd,
  destinationList,
  destinationRemove,
  fetchTransactions,
  getBalance,
  getInbox,
  profileUpdate,
  top10winnerWithdrawal,
  withdrawable,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalList,
  withdrawalMethods,
  withdrawalStatus,
} from '@pavilion/contracts';
import {
  betaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { createPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts';
import { seedPaymentMethods } from '../payments/index.ts';
import { writeSettings, type WithdrawalSettings } from './settings.store.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServerOnBothEngines('withdrawals', (start) => {
  let server: TestServer;
  let world: PayoutWorld;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    world = await createPayoutWorld(server);
    await seedPaymentMethods(server.context, server.sites.alpha);
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 500_000n);
  });

  const settle = (change: Partial<WithdrawalSettings>) =>
    writeSettings(server.context.database.db, server.sites.alpha, change, new Date());
  const find = (who: TestPlayer, withdrawal_id: string) =>
    server.call(withdrawalStatus, { ...who.me, withdrawal_id }).then(({ value }) => value);
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

  describe('destinations', () => {
    const add = async (more: object = {}, who = player) =>
      server.call(destinationAdd, {
        ...who.me,
        method_code: 'gcash',
        holder_name: 'Ana Cruz',
        fields: { phone: '0918 555 0001' },
        ...('step_up' in more ? {} : { step_up: await world.stepUp(who) }),
        ...more,
      });
    const refused = (code: string) => ({ code });

    it('are asked for by the methods of the site', async () => {
      const { value } = await server.call(withdrawalMethods, player.me);
      expect(value[0]).toEqual({
        method_code: 'gcash',
        name: 'GCash',
        kind: 'ewallet',
        currency: 'PHP',
        min_amount: '200.00',
        max_amount: '100000.00',
        fee: '0.00',
        eta_minutes: 10,
        fields: [{ name: 'phone', pattern: expect.any(String), example: '09171234567' }],
      });
      expect(value.map(({ method_code }) => method_code)).toContain('instapay');
    });

    it('need a second step, and say which kinds there are', async () => {
      await expect(add({ step_up: undefined })).rejects.toMatchObject({
        code: 'stepUpRequired',
        statusCode: -403,
        statusDetail: 'code',
      });
      await expect(add({ step_up: { kind: 'totp', value: '123456' } })).rejects.toMatchObject(
        refused('stepUpRequired'),
      );
    });

    it('are not added with a wrong code, and the right one is dead after five of them', async () => {
      const { value } = await world.stepUp(player);
      const wrong = value === '000000' ? '000001' : '000000';
      const tryWith = (guess: string) => add({ step_up: { kind: 'code', value: guess } });
      for (let tries = 0; tries < 5; tries += 1)
        await expect(tryWith(wrong)).rejects.toMatchObject(refused('invalidTac'));
      await expect(tryWith(value)).rejects.toMatchObject(refused('expiredTac'));
      const late = await world.stepUp(player);
      server.advance(6 * 60_000);
      await expect(add({ step_up: late })).rejects.toMatchObject(refused('expiredTac'));
      const other = await server.signUpPlayer();
      const theirs = await world.stepUp(other);
      await world.stepUp(player);
      if (theirs.value !== (await server.outboxCode(player.accountId)))
        await expect(add({ step_up: theirs })).rejects.toMatchObject(refused('invalidTac'));
    });

    it('are kept as they are shown, and a code is used up by one', async () => {
      const step_up = await world.stepUp(player);
      const made = await add({ step_up });
      expect(made).toMatchObject({
        method_code: 'gcash',
        holder_name: 'Ana Cruz',
        masked: '+63918 •••• 001',
        status: 'ready',
      });
      await expect(add({ step_up, fields: { phone: '09185550003' } })).rejects.toMatchObject(
        refused('expiredTac'),
      );
      const { value } = await server.call(destinationList, player.me);
      expect(value.map(({ destination_id }) => destination_id)).toEqual([made.destination_id]);
    });

    it('belong to one player: nobody else adds, sees or removes them', async () => {
      const made = await add({ fields: { phone: '09185550010' } });
      const other = await server.signUpPlayer();
      await expect(add({ fields: { phone: '+63 918 555 0010' } }, other)).rejects.toMatchObject(
        refused('destinationTaken'),
      );
      expect((await server.call(destinationList, other.me)).value).toEqual([]);
      const remove = (who: TestPlayer, destination_id: string) =>
        server.call(destinationRemove, { ...who.me, destination_id });
      await expect(remove(other, made.destination_id)).rejects.toMatchObject(
        refused('destinationNotFound'),
      );
      const foreign = await server.signUpPlayer(betaHost);
      await expect(remove(foreign, made.destination_id)).rejects.toMatchObject(
        refused('destinationNotFound'),
      );
      await remove(player, made.destination_id);
      await expect(remove(player, made.destination_id)).rejects.toMatchObject(
        refused('destinationNotFound'),
      );
      expect(await add({ fields: { phone: '09185550010' } }, other)).toMatchObject({
        status: 'ready',
      });
    });

    it('are bound to one name: of the profile, else of the first one', async () => {
      await add({ fields: { phone: '09185550020' } });
      await expect(
        add({ fields: { phone: '09185550021' }, holder_name: 'Berta Cruz' }),
      ).rejects.toMatchObject(refused('nameMismatch'));
      // A new name in the profile does not open the door for somebody else's account.
      await server.call(profileUpdate, {
        ...player.me,
        full_name: 'Berta Cruz',
        contact_email: player.email,
      });
      await expect(
        add({ fields: { phone: '09185550021' }, holder_name: 'Berta Cruz' }),
      ).rejects.toMatchObject(refused('nameMismatch'));
      await add({ fields: { phone: '09185550021' }, holder_name: 'CRUZ, ANA'.replace(',', '') });
      const named = await server.signUpPlayer();
      await server.call(profileUpdate, {
        ...named.me,
        full_name: 'José Rizal',
        contact_email: named.email,
      });
      await expect(add({ fields: { phone: '09185550022' } }, named)).rejects.toMatchObject(
        refused('nameMismatch'),
      );
      await add({ fields: { phone: '09185550022' }, holder_name: 'Jose Rizal' }, named);
    });

    it.each([
      [{ method_code: 'nothing' }, 'methodNotFound'],
      [{ fields: { phone: '12' } }, 'invalidDestination'],
      [{ fields: {} }, 'invalidDestination'],
      [{ fields: { phone: '09185550030', iban: 'x' } }, 'invalidDestination'],
      [{ holder_name: '4na' }, 'invalidInput'],
    ])('refuse %j: %s', async (more, code) => {
      await expect(add(more)).rejects.toMatchObject({ code });
    });

    it('name each field that is wrong', async () => {
      await expect(
        add({ method_code: 'instapay', fields: { bank_code: 'X', account_number: '' } }),
      ).rejects.toMatchObject({
        code: 'invalidDestination',
        errors: [
          { path: 'fields.bank_code', code: 'invalidChoice' },
          { path: 'fields.account_number', code: 'required' },
        ],
      });
    });

    it('give the same one for the same request id, and are limited in number', async () => {
      await settle({ destinations_max: 2 });
      const request_id = crypto.randomUUID();
      const fields = { phone: '09185550040' };
      const made = await add({ request_id, fields });
      expect(await add({ request_id, fields, step_up: undefined })).toEqual(made);
      await expect(add({ request_id, fields: { phone: '09185550041' } })).rejects.toMatchObject(
        refused('requestIdReused'),
      );
      await add({ fields: { phone: '09185550042' } });
      await expect(add({ fields: { phone: '09185550043' } })).rejects.toMatchObject(
        refused('tooManyDestinations'),
      );
      await settle({ destinations_max: 5 });
    });

    it('rest as long as the site says, and stay while a withdrawal goes to them', async () => {
      await settle({ rest_minutes: 10 });
      const made = await add({ fields: { phone: '09185550050' } });
      expect(made.status).toBe('resting');
      await expect(world.withdraw(player, made.destination_id, '300.00')).rejects.toMatchObject(
        refused('destinationNotReady'),
      );
      await settle({ rest_minutes: 0 });
      server.advance(10 * 60_000);
      await world.withdraw(player, made.destination_id, '300.00');
      await expect(
        server.call(destinationRemove, { ...player.me, destination_id: made.destination_id }),
      ).rejects.toMatchObject(refused('destinationInUse'));
    });
  });

  describe('asking', () => {
    it('moves the money aside at once, with its fee told', async () => {
      const bank = await server.call(destinationAdd, {
        ...player.me,
        method_code: 'instapay',
        holder_name: 'Ana Cruz',
        fields: { bank_code: 'BOPIPHMM', account_number: '1234567890' },
        step_up: await world.stepUp(player),
      });
      const step_up = await world.stepUp(player);
      const { value, game_balance } = await server.call(withdrawalCreate, {
        ...player.me,
        destination_id: bank.destination_id,
        amount: '1000',
        step_up,
      });
      expect(game_balance).toBe('4000.00');
      expect(value).toMatchObject({
        amount: '1000.00',
        fee: '15.00',
        net: '985.00',
        currency: 'PHP',
        state: 'requested',
        timeline: [{ state: 'requested', reason: null }],
        destination: { method_code: 'instapay', masked: 'BPI •••• 7890' },
        is_cancellable: true,
      });
      expect(await world.pocket(player, 'pending_withdrawal')).toBe('1000.00');
      await server.runJob('tell-cashier-news');
      expect((await server.call(getInbox, player.me)).value[0]).toMatchObject({
        title: 'Withdrawal: Requested',
        link: '/withdrawal',
      });
      const { balance, withdrawable: free, locked } = await server.call(withdrawable, player.me);
      expect({ balance, free, locked }).toEqual({
        balance: '5000.00',
        free: '4000.00',
        locked: [
          {
            amount: '1000.00',
            reason: 'pending',
            required: '0.00',
            done: '0.00',
            reference: value.withdrawal_id,
          },
        ],
      });
      await sound();
    });

    it.each([
      ['199.99', 'amountTooLow'],
      ['100000.01', 'amountTooHigh'],
      ['5000.01', 'insufficientFunds'],
      ['300.001', 'invalidInput'],
      ['-300', 'invalidInput'],
      ['3e2', 'invalidInput'],
      ['٣٠٠', 'invalidInput'],
      ['300 USD', 'invalidInput'],
      ['99999999999999999999', 'invalidInput'],
    ])('for %s is refused: %s', async (amount, code) => {
      const to = await world.wallet(player);
      await expect(world.withdraw(player, to, amount)).rejects.toMatchObject({ code });
      const asNumber = { ...player.me, destination_id: to, amount: 300 as never };
      await expect(server.call(withdrawalCreate, asNumber)).rejects.toMatchObject({
        code: 'invalidInput',
      });
      expect(await world.pocket(player, 'cash')).toBe('5000.00');
    });

    it("to another player's destination is refused, whatever the id", async () => {
      const other = await server.signUpPlayer();
      const theirs = await world.wallet(other);
      for (const to of [theirs, crypto.randomUUID(), 'x'])
        await expect(world.withdraw(player, to, '300.00')).rejects.toMatchObject({
          code: 'destinationNotFound',
        });
    });

    it('needs a second step, after everything else that can be refused', async () => {
      const to = await world.wallet(player);
      const ask = (amount: string) =>
        server.call(withdrawalCreate, { ...player.me, destination_id: to, amount });
      await expect(ask('300.00')).rejects.toMatchObject({
        code: 'stepUpRequired',
        statusDetail: 'code',
      });
      await expect(ask('5000.01')).rejects.toMatchObject({ code: 'insufficientFunds' });
    });

    it('with the same request id gives the same answer, with other content none', async () => {
      const to = await world.wallet(player);
      const request_id = crypto.randomUUID();
      const made = await world.withdraw(player, to, '300.00', { request_id });
      await server.runJob('review-withdrawals');
      expect(await world.withdraw(player, to, '300.00', { request_id })).toEqual(made);
      await expect(world.withdraw(player, to, '301.00', { request_id })).rejects.toMatchObject({
        code: 'requestIdReused',
      });
      expect(await world.pocket(player, 'cash')).toBe('4700.00');
    });

    it('twice at once for one balance gives one withdrawal', async () => {
      const to = await world.wallet(player);
      const codes = await world.stepUp(player);
      const ask = () =>
        server.call(withdrawalCreate, {
          ...player.me,
          destination_id: to,
          amount: '4000.00',
          step_up: codes,
        });
      const answers = await Promise.allSettled([ask(), ask(), ask(), ask()]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await world.pocket(player, 'pending_withdrawal')).toBe('4000.00');
      await expect(world.withdraw(player, to, '1000.01')).rejects.toMatchObject({
        code: 'insufficientFunds',
      });
      await sound();
    });

    it('is limited in number and by day, with the room told', async () => {
      const to = await world.wallet(player);
      await settle({ open_max: 1, daily_max_minor: 100_000n });
      await world.withdraw(player, to, '300.00');
      await expect(world.withdraw(player, to, '300.00')).rejects.toMatchObject({
        code: 'limitReached',
        statusDetail: 'withdrawal open 1',
      });
      await settle({ open_max: 3 });
      await expect(world.withdraw(player, to, '700.01')).rejects.toMatchObject({
        code: 'limitReached',
        statusDetail: 'withdrawal day 700.00',
      });
      await world.withdraw(player, to, '700.00');
      await settle({ daily_max_minor: null });
    });

    it('above the sum the site allows without papers needs a proven identity', async () => {
      const to = await world.wallet(player);
      await settle({ identity_above_minor: 100_000n });
      await expect(world.withdraw(player, to, '1000.01')).rejects.toMatchObject({
        code: 'identityRequired',
        statusCode: -403,
      });
      await world.withdraw(player, to, '1000.00');
      await settle({ identity_above_minor: null });
    });
  });

  describe('what a deposit locks', () => {
    it('waits for its turnover, line by line', async () => {
      const paying = await server.signUpPlayer();
      const answer = await server.fetch('http://alpha.test/api/wallet/deposit_create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...paying.me, method_code: 'gcash', amount: '1000.00' }),
      });
      const { deposit, redirect_url } = (await answer.json()) as {
        deposit: { deposit_id: string };
        redirect_url: string;
      };
      await server.fetch(`http://alpha.test${redirect_url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=paid',
      });
      await expect
        .poll(async () => (await server.call(getBalance, paying.me)).game_balance)
        .toBe('1000.00');
      await server.fund(paying, 50_000n);
      const view = () => server.call(withdrawable, paying.me);
      expect(await view()).toMatchObject({
        balance: '1500.00',
        withdrawable: '500.00',
        locked: [
          {
            amount: '1000.00',
            reason: 'turnover',
            required: '1000.00',
            done: '0.00',
            reference: deposit.deposit_id,
          },
        ],
      });
      const to = await world.wallet(paying);
      await expect(world.withdraw(paying, to, '500.01')).rejects.toMatchObject({
        code: 'amountLocked',
        statusCode: -409,
      });
      await world.withdraw(paying, to, '500.00');
      expect(await view()).toMatchObject({ balance: '1500.00', withdrawable: '0.00' });
      await sound();
    });
  });

  describe('the way of a withdrawal', () => {
    const states = async (id: string) =>
      (await find(player, id)).timeline.map(({ state }) => state);

    it('is requested, checked, approved, sent and paid, and shown on the home page', async () => {
      const to = await world.wallet(player);
      const { withdrawal_id: id } = await world.withdraw(player, to, '300.00');
      await server.runJob('review-withdrawals');
      await server.runJob('send-payouts');
      expect(await world.stateOf(id)).toBe('sent');
      await expect(
        server.call(withdrawalCancel, { ...player.me, withdrawal_id: id }),
      ).rejects.toMatchObject({ code: 'notCancellable', statusCode: -409 });
      server.advance(5000);
      await server.runJob('run-sandbox-payouts');
      expect(await states(id)).toEqual(['requested', 'checking', 'approved', 'sent', 'paid']);
      expect((await find(player, id)).is_cancellable).toBe(false);
      expect(await world.pocket(player, 'pending_withdrawal')).toBe('0.00');
      const masked = `${player.accountId.slice(0, 2)}***${player.accountId.slice(-1)}`;
      server.advance(4000);
      const { withdrawals } = await server.call(fetchTransactions, {});
      expect(withdrawals).toContainEqual(
        expect.objectContaining({ account_id: masked, amount: '300.00' }),
      );
      const top = await server.call(top10winnerWithdrawal, {});
      expect(top.withrawal.map(({ account_id }) => account_id)).toContain(masked);
      expect(Number(top.hour_withdrawal)).toBeGreaterThanOrEqual(300);
      await server.runJob('tell-cashier-news');
      const told = await server.context.database.db
        .selectFrom('realtime_events')
        .select(['name', 'data'])
        .where('player_id', '=', player.id)
        .where('name', '=', 'withdrawal.changed')
        .orderBy('seq')
        .execute();
      expect(told.map(({ data }) => (data as { state: string }).state)).toEqual([
        'requested',
        'approved',
        'sent',
        'paid',
      ]);
      await sound();
    });

    it('ends when its player takes it back, once', async () => {
      const to = await world.wallet(player);
      const { withdrawal_id } = await world.withdraw(player, to, '300.00');
      const cancel = () => server.call(withdrawalCancel, { ...player.me, withdrawal_id });
      const answers = await Promise.allSettled([cancel(), cancel(), cancel()]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await world.pocket(player, 'cash')).toBe('5000.00');
      expect(await states(withdrawal_id)).toEqual(['requested', 'cancelled']);
      await server.runJob('review-withdrawals');
      await server.runJob('send-payouts');
      expect(await world.stateOf(withdrawal_id)).toBe('cancelled');
      await sound();
    });

    it('is not taken back where the site does not allow it', async () => {
      const to = await world.wallet(player);
      await settle({ is_cancellable: false });
      const { withdrawal_id, is_cancellable } = await world.withdraw(player, to, '300.00');
      expect(is_cancellable).toBe(false);
      await expect(
        server.call(withdrawalCancel, { ...player.me, withdrawal_id }),
      ).rejects.toMatchObject({ code: 'notCancellable' });
      await settle({ is_cancellable: true });
    });

    it("is nobody else's", async () => {
      const to = await world.wallet(player);
      const { withdrawal_id } = await world.withdraw(player, to, '300.00');
      const others = [await server.signUpPlayer(), await server.signUpPlayer(betaHost)];
      for (const other of others) {
        await expect(find(other, withdrawal_id)).rejects.toMatchObject({
          code: 'withdrawalNotFound',
          statusCode: -404,
        });
        await expect(
          server.call(withdrawalCancel, { ...other.me, withdrawal_id }),
        ).rejects.toMatchObject({ code: 'withdrawalNotFound' });
        expect((await server.call(withdrawalList, other.me)).value).toEqual([]);
      }
      await expect(find(player, 'x')).rejects.toMatchObject({ code: 'withdrawalNotFound' });
    });

    it('is listed page by page, newest first', async () => {
      const to = await world.wallet(player);
      for (const amount of ['300.00', '400.00', '500.00']) await world.withdraw(player, to, amount);
      const first = await server.call(withdrawalList, { ...player.me, limit: 2 });
      expect(first.value.map(({ amount }) => amount)).toEqual(['500.00', '400.00']);
      const cursor = first.next_cursor ?? '';
      const second = await server.call(withdrawalList, { ...player.me, limit: 2, cursor });
      expect(second.value.map(({ amount }) => amount)).toEqual(['300.00']);
      expect(second.next_cursor).toBeNull();
    });
  });
});
