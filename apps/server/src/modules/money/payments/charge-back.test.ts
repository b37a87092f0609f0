import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bet,
  bonusList,
  depositCreate,
  depositStatus,
  getBalance,
  getInbox,
  handAct,
  handStart,
  transactionList,
} from '@pavilion/contracts';
import {
  describeOnPostgres,
  describeServerOnBothEngines,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from './index.ts';
import { applyReport } from './settle-deposit.service.ts';

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
/** Wins nearly always and pays a little; wins hardly ever. */
const safe = { target: '98.00', direction: 'under' };
const risky = { target: '1.00', direction: 'under' };

const match = (code: string, more: object = {}) => ({
  kind: 'bonus',
  code,
  trigger: { on: 'deposit', deposit: { min: '100.00' }, opt_in: true },
  grant: { percent: 100, max: '1000.00' },
  wagering: { multiplier_percent: 300, base: 'bonus' },
  expires_hours: 24,
  ...more,
});

async function prepare(server: TestServer): Promise<void> {
  await seedPaymentMethods(server.context, server.sites.alpha);
  await offerHouseGames(server);
  await publishItems(server, 'matches', [
    match('matched'),
    match('matched-cash', { wagering: null }),
    match('matched-first', { order: 'bonus_first' }),
  ]);
}

/** Deposits as a player does; gives the deposit and what the provider knows it by. */
async function deposit(
  server: TestServer,
  player: TestPlayer,
  amount: string,
  promotion_code?: string,
) {
  const asked = { ...player.me, method_code: 'gcash', amount, promotion_code };
  const { deposit: made } = await server.call(depositCreate, asked);
  const row = await server.context.database.db
    .selectFrom('deposits')
    .select(['id', 'provider_reference', 'amount_minor'])
    .where('id', '=', made.deposit_id)
    .executeTakeFirstOrThrow();
  return { id: row.id, reference: row.provider_reference, amountMinor: row.amount_minor };
}
type Deposit = Awaited<ReturnType<typeof deposit>>;

const report = (
  { context }: TestServer,
  { reference: providerReference, amountMinor }: Deposit,
  outcome: 'paid' | 'charged_back',
  more: object = {},
) =>
  applyReport(context, 'sandbox', {
    ...{ providerReference, outcome, currency: 'PHP', amountMinor },
    ...more,
  });

async function paidDeposit(
  server: TestServer,
  player: TestPlayer,
  amount: string,
  code?: string,
): Promise<Deposit> {
  const made = await deposit(server, player, amount, code);
  await report(server, made, 'paid');
  await server.runJob('give-deposit-bonuses');
  return made;
}

const debtOf = async ({ context }: TestServer, { id }: TestPlayer): Promise<bigint> =>
  (
    await context.database.db
      .selectFrom('player_debts')
      .select('amount_minor')
      .where('player_id', '=', id)
      .executeTakeFirst()
  )?.amount_minor ?? 0n;

const pockets = async (server: TestServer, { me }: TestPlayer) => {
  const { game_balance, bonus_balance } = await server.call(getBalance, me);
  return [game_balance, bonus_balance];
};

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describeServerOnBothEngines('a deposit that its payer takes back', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await prepare(server);
  });

  const bonusesOf = async (player: TestPlayer) =>
    (await server.call(bonusList, player.me)).value.map(({ state, balance }) => [state, balance]);
  const play = (player: TestPlayer, stake: string, params: Record<string, string>) =>
    server.call(bet, { ...player.me, ...dice, stake, params });
  const chargeBack = (made: Deposit) =>
    runTool(server.context, ['deposit', 'charge-back', made.id, '--reason', 'the card said so']);
  const books = () => auditBooks(server.context.database.db);

  it('takes the deposit and its bonus, and leaves the rest', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 7_000n);
    const made = await paidDeposit(server, player, '500.00', 'matched');
    expect(await pockets(server, player)).toEqual(['570.00', '500.00']);
    expect(await report(server, made, 'charged_back')).toBe('applied');
    expect(await pockets(server, player)).toEqual(['70.00', '0.00']);
    expect(await bonusesOf(player)).toEqual([['revoked', '0.00']]);
    expect(await debtOf(server, player)).toBe(0n);
    const asked = { ...player.me, deposit_id: made.id };
    const { deposit: shown } = await server.call(depositStatus, asked);
    expect([shown.status, shown.charged_back_at]).toEqual(['paid', expect.any(String)]);
    const [line] = (await server.call(transactionList, player.me)).value;
    expect(line).toMatchObject({ kind: 'correction' });
    const { value: inbox } = await server.call(getInbox, player.me);
    expect(inbox.map(({ title }) => title)).toContain('Deposit taken back');
    expect(await books()).toEqual([]);
  });

  it('is taken once, whoever says so and how often', async () => {
    const player = await server.signUpPlayer();
    const made = await paidDeposit(server, player, '200.00');
    const other = await paidDeposit(server, player, '300.00');
    const said = await Promise.all([1, 2, 3].map(() => report(server, made, 'charged_back')));
    expect(said.toSorted()).toEqual(['applied', 'unchanged', 'unchanged']);
    await expect(chargeBack(made)).rejects.toThrow('was charged back at');
    // That it was paid is said again by a webhook that was late.
    expect(await report(server, made, 'paid')).toBe('unchanged');
    expect(await pockets(server, player)).toEqual(['300.00', '0.00']);
    expect((await chargeBack(other)).text).toBe('300.00 PHP taken back; the player owes 0.00 PHP');
    expect(await report(server, other, 'charged_back')).toBe('unchanged');
    expect(await pockets(server, player)).toEqual(['0.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('takes what its bonus became in cash too; what is gone is owed', async () => {
    const player = await server.signUpPlayer();
    const made = await paidDeposit(server, player, '500.00', 'matched-cash');
    expect(await pockets(server, player)).toEqual(['1000.00', '0.00']);
    await play(player, '700.00', risky);
    const [cash = ''] = await pockets(server, player);
    await chargeBack(made);
    const missing = 100_000n - minor(cash);
    expect(await debtOf(server, player)).toBe(missing > 0n ? missing : 0n);
    // What remains where the rounds won more than the bonus became.
    const kept = missing < 0n ? -missing : 0n;
    expect(minor((await pockets(server, player))[0] ?? '')).toBe(kept);
    expect(await bonusesOf(player)).toEqual([['revoked', '0.00']]);
    expect(await books()).toEqual([]);
  });

  it('takes a bonus that was played: its pocket is the house’s, honest winnings stay', async () => {
    const player = await server.signUpPlayer();
    const made = await paidDeposit(server, player, '300.00', 'matched');
    await play(player, '400.00', safe);
    const [cash = '', bonus] = await pockets(server, player);
    expect(bonus).not.toBe('300.00');
    await chargeBack(made);
    const left = minor(cash) - 30_000n;
    expect(await debtOf(server, player)).toBe(left < 0n ? -left : 0n);
    expect(minor((await pockets(server, player))[0] ?? '')).toBe(left > 0n ? left : 0n);
    expect((await pockets(server, player))[1]).toBe('0.00');
    expect(await books()).toEqual([]);
  });

  it('sends what open rounds return of the bonus to the house', async () => {
    const player = await server.signUpPlayer();
    const made = await paidDeposit(server, player, '100.00', 'matched-first');
    const blackjack = { provider_code: 'PAVILION', game_code: 'blackjack', stake: '10.00' };
    const { value: hand } = await server.call(handStart, { ...player.me, ...blackjack });
    await chargeBack(made);
    expect(await pockets(server, player)).toEqual(['0.00', '0.00']);
    const act = async (action: string) =>
      (await server.call(handAct, { ...player.me, round_id: hand.round_id, action })).value;
    // Before an ace of the dealer, insurance is asked about first.
    const now = hand.actions.includes('no_insurance') ? await act('no_insurance') : hand;
    if (now.state !== 'settled') await act('stand');
    expect(await pockets(server, player)).toEqual(['0.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('takes a bonus that waits, and leaves the one that is played', async () => {
    const player = await server.signUpPlayer();
    await paidDeposit(server, player, '100.00', 'matched');
    const second = await paidDeposit(server, player, '200.00', 'matched-first');
    expect(await bonusesOf(player)).toEqual([
      ['queued', '0.00'],
      ['active', '100.00'],
    ]);
    await chargeBack(second);
    expect(await bonusesOf(player)).toEqual([
      ['revoked', '0.00'],
      ['active', '100.00'],
    ]);
    expect(await pockets(server, player)).toEqual(['100.00', '100.00']);
    expect(await books()).toEqual([]);
  });

  it('brings no bonus any more when none had come by then', async () => {
    const player = await server.signUpPlayer();
    const made = await deposit(server, player, '150.00', 'matched');
    await report(server, made, 'paid');
    await chargeBack(made);
    await server.runJob('give-deposit-bonuses');
    expect(await bonusesOf(player)).toEqual([]);
    expect(await pockets(server, player)).toEqual(['0.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('is left to a person where it was never paid, or a part of it comes back', async () => {
    const player = await server.signUpPlayer();
    const made = await deposit(server, player, '150.00');
    expect(await report(server, made, 'charged_back')).toBe('unchanged');
    await expect(chargeBack(made)).rejects.toThrow('the deposit is pending, not paid');
    await report(server, made, 'paid');
    expect(await report(server, made, 'charged_back', { amountMinor: 1n })).toBe('unchanged');
    expect(await pockets(server, player)).toEqual(['150.00', '0.00']);
    const codes = await server.context.database.db
      .selectFrom('payment_incidents')
      .select('code')
      .where('deposit_id', '=', made.id)
      .orderBy('id')
      .execute();
    expect(codes.map(({ code }) => code)).toEqual(['chargedBackUnpaid', 'amountMismatch']);
    await expect(chargeBack({ ...made, id: 'nothing' })).rejects.toThrow('there is no deposit');
  });
});

describe('a charge-back that is killed', () => {
  describeOnPostgres('in the middle', (openFresh) => {
    it('has done nothing, and is done once when it is told again', async ({ onTestFinished }) => {
      const server = await startTestServer({ database: await openFresh() });
      onTestFinished(() => server.close());
      await prepare(server);
      const { db } = server.context.database;
      const player = await server.signUpPlayer();
      const made = await paidDeposit(server, player, '500.00', 'matched');
      const before = await pockets(server, player);

      const killed = await db.transaction().execute(async (holder) => {
        // The bonus is revoked by then, and the journal of the cash waits for this row.
        await sql`select from ledger_accounts where owner_id = ${player.id}::uuid
          and kind = 'cash' for update`.execute(holder);
        const said = report(server, made, 'charged_back').then(
          (outcome) => outcome,
          () => 'killed',
        );
        const waiting = async (): Promise<number | undefined> =>
          (
            await sql<{ pid: number }>`select pid from pg_stat_activity
              where wait_event_type = 'Lock' and query like '%charge_back_deposit(%'`.execute(db)
          ).rows[0]?.pid;
        let pid = await waiting();
        for (; pid === undefined; pid = await waiting()) await sleep(20);
        await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
        return said;
      });
      expect(killed).toBe('killed');
      expect(await pockets(server, player)).toEqual(before);
      expect((await server.call(bonusList, player.me)).value[0]).toMatchObject({ state: 'active' });
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

      expect(await report(server, made, 'charged_back')).toBe('applied');
      expect(await report(server, made, 'charged_back')).toBe('unchanged');
      expect(await pockets(server, player)).toEqual(['0.00', '0.00']);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });
  });
});
