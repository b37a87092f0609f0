import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  checkStatus,
  getInbox,
  limitsSet,
  login,
  noticeChoices,
  noticeChoose,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { defineNotice, type NoticeDraft } from '../../../notices/define-notice.ts';
import { depositPaid } from '../../money/payments/notices.ts';
import { offerMade } from '../offers/notices.ts';

describe('notices', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const failure = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'OK',
      (error: CallFailure) => `${-error.statusCode} ${error.code}`,
    );
  const tell = (draft: NoticeDraft) =>
    inTransaction(server.context.database, (executor) =>
      addNotices(executor, server.context, [draft]),
    );
  const ownerOf = ({ siteId, id: playerId }: TestPlayer) => ({ siteId, playerId });
  const deposit = (player: TestPlayer, onceKey?: string): NoticeDraft =>
    depositPaid.to(ownerOf(player), { amountMinor: '150000', currency: 'PHP' }, { onceKey });
  const choose = (
    player: TestPlayer,
    topic: 'deposit' | 'security' | 'bet',
    channel: 'inbox' | 'mail',
    is_on: boolean,
  ) => server.call(noticeChoose, { ...player.me, topic, channel, is_on });
  const titles = async (player: TestPlayer): Promise<string[]> =>
    (await server.call(getInbox, player.me)).value.map(({ title }) => title);
  const mails = async (player: TestPlayer) => {
    await server.runJob('send-notices');
    return server.context.database.db
      .selectFrom('outbox_messages')
      .select(['subject', 'text', 'unsubscribe_url', 'recipient'])
      .where('account_id', '=', player.accountId)
      .where('kind', 'like', 'notice.%')
      .orderBy('id')
      .execute();
  };
  /** The page behind a link of a mail, in the browser of nobody. */
  const open = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await server.app.inject({
      method,
      url: new URL(url).pathname,
      headers: { host: 'alpha.test', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  };

  it('are written in the language they are read in, unread until then, and lead where they belong', async () => {
    const player = await server.signUpPlayer();
    await tell(deposit(player));
    expect(await server.call(checkStatus, player.me)).toMatchObject({ unread: 2 });
    const { value } = await server.call(getInbox, player.me);
    expect(value[0]).toMatchObject({
      title: 'Deposit received',
      body: '₱1,500.00 was added to your balance.',
      topic: 'deposit',
      link: '/transaction-history',
      read_at: null,
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/settings/get_inbox',
      headers: { host: 'alpha.test', 'x-page-language': 'fil' },
      payload: { account_id: player.me.account_id, auth: player.me.auth },
    });
    expect(answer.json<{ value: Array<{ title: string }> }>().value[0]?.title).toBe(
      'Natanggap ang deposito',
    );
  });

  it('come once under one key, and not at all when their transaction fails', async () => {
    const player = await server.signUpPlayer();
    await tell(deposit(player, 'one'));
    await tell(deposit(player, 'one'));
    await tell(deposit(player, 'two'));
    const failed = inTransaction(server.context.database, async (executor) => {
      await addNotices(executor, server.context, [deposit(player)]);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await titles(player)).toEqual([
      'Deposit received',
      'Deposit received',
      'Welcome to Alpha',
    ]);
  });

  it('that no module declares are refused before anything is written, as are offers without channels', async () => {
    const player = await server.signUpPlayer();
    const write = () => ({ title: 'Seat', body: '' });
    const unknown = defineNotice({ name: 'seat.freed', topic: 'bet', link: null, write });
    const sent = (draft: NoticeDraft) =>
      inTransaction(server.context.database, (executor) =>
        addNotices(executor, server.context, [deposit(player), draft]),
      );
    await expect(sent(unknown.to(ownerOf(player), {}))).rejects.toThrow('no module declares');
    const texts = { EN: write() };
    const offer = offerMade.to(ownerOf(player), { texts, fallback: 'EN', link: null });
    await expect(sent(offer)).rejects.toThrow('by which channels');
    expect(await titles(player)).toEqual(['Welcome to Alpha']);
  });

  it('follow what the player chose, and what protects them cannot be switched off', async () => {
    const player = await server.signUpPlayer();
    const { value } = await server.call(noticeChoices, player.me);
    // Eight topics by three channels.
    expect(value).toHaveLength(24);
    expect(value).toContainEqual({
      topic: 'support',
      channel: 'mail',
      is_on: true,
      is_fixed: true,
    });
    expect(value).toContainEqual({ topic: 'bet', channel: 'mail', is_on: false, is_fixed: false });
    expect(await failure(choose(player, 'security', 'inbox', false))).toBe('409 noticeFixed');
    const after = await choose(player, 'deposit', 'inbox', false);
    expect(after.value).toContainEqual({
      topic: 'deposit',
      channel: 'inbox',
      is_on: false,
      is_fixed: false,
    });
    await choose(player, 'deposit', 'mail', true);
    await tell(deposit(player));
    expect(await titles(player)).toEqual(['Welcome to Alpha']);
    expect(await mails(player)).toHaveLength(1);
    const rows = await server.context.database.db
      .selectFrom('inbox_items')
      .select('notice')
      .where('player_id', '=', player.id)
      .execute();
    expect(rows).toEqual([{ notice: 'player.welcomed' }]);
  });

  it('are mailed once, and one click without a sign-in ends that', async () => {
    const player = await server.signUpPlayer();
    await tell(deposit(player));
    expect(await mails(player)).toEqual([]);
    await choose(player, 'deposit', 'mail', true);
    await tell(deposit(player));
    const [mail, ...others] = await mails(player);
    expect([others, await mails(player)]).toMatchObject([[], [{}]]);
    expect(mail).toMatchObject({ subject: 'Alpha: Deposit received', recipient: player.email });
    const url = mail?.unsubscribe_url ?? '';
    expect(mail?.text).toContain(url);
    expect(mail?.text).toMatch(/^http:\/\/alpha\.test(:\d+)?\/en\/transaction-history$/m);

    const asked = await open(url);
    expect(asked).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(asked.text).toContain('Unsubscribe');
    await tell(deposit(player));
    expect(await mails(player)).toHaveLength(2);

    for (let click = 0; click < 2; click += 1)
      expect((await open(url, 'POST')).text).toContain('You will get no more mails');
    await tell(deposit(player));
    expect(await mails(player)).toHaveLength(2);
  });

  it('go on where a process died that was handing them over: none twice, none lost', async () => {
    const player = await server.signUpPlayer();
    const { db } = server.context.database;
    await choose(player, 'deposit', 'mail', true);
    const count = 130;
    const drafts = Array.from({ length: count }, (_, index) => {
      const amountMinor = String(100_000 + index * 100);
      return depositPaid.to(ownerOf(player), { amountMinor, currency: 'PHP' });
    });
    await inTransaction(server.context.database, (executor) =>
      addNotices(executor, server.context, drafts),
    );
    await sql
      .raw(
        `create function break_off() returns trigger language plpgsql as $$ begin
          raise exception 'killed'; end $$;
         create trigger break_off before insert on outbox_messages for each row
           when (new.text like '%₱1,119.00%') execute function break_off();`,
      )
      .execute(db);
    await expect(mails(player)).rejects.toThrow('killed');
    await sql`drop trigger break_off on outbox_messages`.execute(db);
    const handedOver = await db
      .selectFrom('outbox_messages')
      .select('id')
      .where('account_id', '=', player.accountId)
      .where('kind', '=', 'notice.deposit.paid')
      .execute();
    // What was handed over before stays; of those it died with, none went out alone.
    expect(handedOver).toHaveLength(100);
    const sent = await mails(player);
    expect(new Set(sent.map(({ text }) => /₱[\d,.]+/.exec(text)?.[0]))).toHaveProperty(
      'size',
      count,
    );
    expect(sent).toHaveLength(count);
  });

  it('links that were made up, or are of another player or site, end nothing', async () => {
    const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
    await choose(player, 'deposit', 'mail', true);
    await tell(deposit(player));
    const [mail] = await mails(player);
    const url = mail?.unsubscribe_url ?? '';
    const forged = [
      url.replace(player.id, other.id),
      url.replace('.deposit.', '.bet.'),
      `${url}x`,
      'http://alpha.test/unsubscribe/x',
    ];
    for (const link of forged)
      expect([await open(link), await open(link, 'POST')]).toMatchObject([
        { status: 404 },
        { status: 404 },
      ]);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { host: 'beta.test' },
    });
    expect(elsewhere.statusCode).toBe(404);
    expect((await server.call(noticeChoices, player.me)).value).toContainEqual({
      topic: 'deposit',
      channel: 'mail',
      is_on: true,
      is_fixed: false,
    });
  });

  it('tell of a limit that was set, is nearly used, and used up: once in a period', async () => {
    const player = await server.signUpPlayer();
    const limit = { kind: 'session', period: 'day' } as const;
    await server.call(limitsSet, { ...player.me, ...limit, amount: '20' });
    await server.call(limitsSet, { ...player.me, ...limit, amount: '20' });
    await server.call(limitsSet, { ...player.me, ...limit, amount: '30' });
    const minutes = async (count: number) => {
      for (let minute = 0; minute < count; minute += 1) {
        server.advance(60_000);
        await server.call(checkStatus, player.me);
      }
      await server.runJob('tell-limits');
      await server.runJob('tell-limits');
    };
    await minutes(5);
    expect((await titles(player)).slice(0, -1)).toEqual([
      'You asked for a higher limit',
      'Your limit was changed',
    ]);
    await minutes(12);
    expect((await titles(player))[0]).toBe('You are close to your limit');
    await minutes(8);
    const [reached, ...before] = (await server.call(getInbox, player.me)).value;
    expect(reached).toMatchObject({ title: 'You have reached your limit' });
    expect(reached?.body).toMatch(/^Time signed in, per day: 2\d minutes of 20 minutes used\./);
    expect(before).toHaveLength(4);
  });

  it('tell of a sign-in by a browser that was not used before', async () => {
    const player = await server.signUpPlayer();
    const { account_id, domain_name } = player.me;
    await server.call(login, { account_id, domain_name, password: player.password });
    expect(await titles(player)).toEqual(['New device signed in', 'Welcome to Alpha']);
    // The mail of it went out with the sign-in itself.
    expect(await mails(player)).toEqual([]);
  });
});
