import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  claimInbox,
  getInbox,
  getBalance,
  privacyConsent,
  privacyGet,
  readInbox,
} from '@pavilion/contracts';
import {
  betaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const words = ['--title', 'Weekend', '--body', 'Ten for you.'];

describeServerOnBothEngines('offers', (boot) => {
  const toolOf =
    (server: TestServer) =>
    (...args: string[]) =>
      runTool(server.context, ['offer', ...args]).then(
        ({ text }) => text,
        (error: Error) => error.message,
      );
  type Channels = Partial<Record<'inbox' | 'mail' | 'push' | 'sms', boolean>>;
  const consent = (server: TestServer, player: TestPlayer, channels: Channels) =>
    server.call(privacyConsent, { ...player.me, channels });
  const offersOf = async (server: TestServer, player: TestPlayer) =>
    (await server.call(getInbox, player.me)).value.filter(({ topic }) => topic === 'offer');
  const mailsOf = async (server: TestServer, player: TestPlayer) => {
    await server.runJob('send-notices');
    return server.context.database.db
      .selectFrom('outbox_messages')
      .select(['subject', 'text', 'unsubscribe_url'])
      .where('account_id', '=', player.accountId)
      .where('kind', '=', 'notice.offer.made')
      .orderBy('id')
      .execute();
  };

  it('reach who consented by the channels they consented to, once, and pay their reward once', async () => {
    const server = await boot();
    const tool = toolOf(server);
    const { db } = server.context.database;
    const players = await Promise.all(Array.from({ length: 5 }, () => server.signUpPlayer()));
    const [keen, mailed, silent, excluded, resting] = players as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const elsewhere = await server.signUpPlayer(betaHost);
    for (const player of [keen, excluded, resting, elsewhere])
      await consent(server, player, { inbox: true, mail: false });
    await consent(server, mailed, { mail: true });
    const later = new Date(server.context.clock.now().getTime() + 1e9);
    const bar = (player: TestPlayer, change: { excluded_until: Date } | { time_out_until: Date }) =>
      db.updateTable('players').set(change).where('id', '=', player.id).execute();
    await bar(excluded, { excluded_until: later });
    await bar(resting, { time_out_until: later });

    const folder = await mkdtemp(join(tmpdir(), 'offer-'));
    const file = join(folder, 'texts.json');
    const tagalog = { PHP: { title: 'Sabado at Linggo', body: 'Sampu para sa iyo.' } };
    await writeFile(file, JSON.stringify(tagalog));
    const offer = ['send', '--site', 'alpha', ...words, '--link', '/slots', '--texts', file];
    const gift = [...offer, '--reward', '10', '--expires', '7', '--topic', 'offers'];
    expect(await tool(...gift, '--dry-run')).toBe(
      [
        '5 players in the audience',
        'would reach 2 players: 2 by inbox, 1 by mail, 0 by push, 20.00 PHP to claim',
        '1 consented to no channel that reaches them',
        '2 excluded themselves or are in a time-out',
      ].join('\n'),
    );
    expect(await tool('list', '--site', 'alpha')).toBe('0 offers');
    const sent = await tool(...gift);
    expect(sent).toMatch(
      /^offer [0-9a-f]{12} reached 2 players: 2 by inbox, 1 by mail, 0 by push, 20.00 PHP to claim$/,
    );
    await rm(folder, { recursive: true });

    const [message] = await offersOf(server, keen);
    expect(message).toMatchObject({
      title: 'Weekend',
      body: 'Ten for you.',
      link: '/slots',
      reward: { amount: '10.00', kind: 'cash', template: null },
      expires_at: new Date(server.context.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const inFilipino = await server.app.inject({
      method: 'POST',
      url: getInbox.path,
      headers: { host: 'alpha.test', 'x-page-language': 'fil' },
      payload: { account_id: keen.me.account_id, auth: keen.me.auth },
    });
    expect(inFilipino.json<{ value: unknown[] }>().value[0]).toMatchObject(tagalog.PHP);
    for (const player of [silent, excluded, resting, elsewhere])
      expect(await offersOf(server, player)).toEqual([]);

    const inbox_id = message?.inbox_id ?? '';
    const claims = await Promise.allSettled(
      Array.from({ length: 4 }, () => server.call(claimInbox, { ...keen.me, inbox_id })),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await server.call(getBalance, keen.me)).game_balance).toBe('10.00');

    const [mail, ...more] = await mailsOf(server, mailed);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Alpha: Weekend');
    expect(mail?.text).toContain('/inbox');
    expect(await mailsOf(server, keen)).toEqual([]);

    // The link of the mail takes the consent back, also of what waits already.
    const second = [...offer.slice(0, 3), '--title', 'Second', '--body', 'More.', '--id', 'second'];
    expect(await tool(...second)).toContain('reached 2 players: 1 by inbox, 1 by mail');
    const url = new URL(mail?.unsubscribe_url ?? '').pathname;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'alpha.test', ...form },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.body).toContain('Offers');
    expect((await server.call(privacyGet, mailed.me)).channels).toMatchObject({ mail: false });
    expect(await mailsOf(server, mailed)).toHaveLength(1);

    // The same offer again sends nothing, and its id stands for nothing else.
    expect(await tool(...second)).toContain('offer second was sent before; it reached 2 players');
    expect(await tool('send', '--site', 'alpha', ...words, '--id', 'second')).toContain(
      'alpha has another offer second',
    );
    expect(await offersOf(server, keen)).toHaveLength(2);
    await server.call(readInbox, { ...mailed.me, all: true });
    expect(await tool('list', '--site', 'alpha')).toMatch(
      /^second\t.*\tdelivered 2\tinbox 1, mail 1, push 0\tread 0\tclaimed 0\n\w+\t.*\tsent\tall\tWeekend\t10.00 PHP\t.*\tdelivered 2\t.*\tread 2\tclaimed 1\n2 offers$/,
    );

    // What is over can neither be seen nor claimed.
    await db
      .updateTable('inbox_items')
      .set({ expires_at: server.context.clock.now() })
      .where('player_id', '=', mailed.id)
      .where('offer_id', 'is not', null)
      .execute();
    expect(await offersOf(server, mailed)).toEqual([]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('go on where they stopped, and reach their audience alone', async () => {
    const server = await boot();
    const tool = toolOf(server);
    const { db } = server.context.database;
    const model = await server.signUpPlayer();
    await consent(server, model, { inbox: true });
    // More than one batch: copies of a player, each with their consent.
    await sql`
      insert into players select (jsonb_populate_record(p, jsonb_build_object(
          'id', gen_random_uuid(), 'account_id', 'copy' || n, 'email', n || '@copy.test',
          'phone', case when n <= 3 then '+4179' || (1230000 + n)
          else '+63917' || (1230000 + n) end, 'referral_code', 'C' || n))).*
        from players p, generate_series(1, 430) n where p.id = ${model.id}`.execute(db);
    await sql`
      insert into player_stats (player_id, site_id, deposit_count)
      select id, site_id, case when account_id = 'copy7' then 1 else 0 end from players
       where account_id like 'copy%'`.execute(db);
    await sql`
      insert into marketing_consents (id, site_id, player_id, channel, is_given, source, at)
      select gen_random_uuid(), site_id, id, 'inbox', true, 'player', created_at from players
       where account_id like 'copy%'`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select id from players where site_id = ${model.siteId} and not is_computer
       order by id offset 300 limit 1`.execute(db);
    await sql
      .raw(
        `create function break_off() returns trigger language plpgsql as $$ begin
          raise exception 'killed'; end $$;
         create trigger break_off before insert on inbox_items for each row
           when (new.player_id = '${rows[0]?.id}') execute function break_off();`,
      )
      .execute(db);
    const send = ['send', '--site', 'alpha', ...words];
    expect(await tool(...send)).toContain('killed');
    expect(await tool('list', '--site', 'alpha')).toContain('being sent\tall\tWeekend');
    const received = async () => {
      const counts = await sql<{ players: bigint; messages: bigint }>`
        select count(distinct player_id) as players, count(*) as messages from inbox_items
         where offer_id is not null`.execute(db);
      return [Number(counts.rows[0]?.players), Number(counts.rows[0]?.messages)];
    };
    expect(await received()).toEqual([200, 200]);
    await sql`drop trigger break_off on inbox_items`.execute(db);
    await server.runJob('send-offers');
    expect(await received()).toEqual([431, 431]);
    expect(await tool(...send)).toContain('was sent before; it reached 431 players');
    expect(await received()).toEqual([431, 431]);

    const audience = async (text: string) =>
      (await tool(...send, '--audience', text, '--dry-run')).split('\n')[0];
    expect(await audience('country:CH')).toBe('3 players in the audience');
    expect(await audience('deposited')).toBe('1 players in the audience');
    await db
      .updateTable('player_stats')
      .set({ total_deposit_minor: 10n ** 15n, total_turnover_minor: 10n ** 15n })
      .where('player_id', '=', model.id)
      .execute();
    await db.deleteFrom('vip_levels').where('site_id', '=', model.siteId).execute();
    const level = (number: number, minor: bigint) => ({
      site_id: model.siteId,
      level: number,
      name: `Level ${number}`,
      deposit_required_minor: minor,
      turnover_required_minor: minor,
    });
    await db
      .insertInto('vip_levels')
      .values([level(0, 0n), level(1, 1000n)])
      .execute();
    expect(await audience('vip:1+')).toBe('1 players in the audience');
    expect(await audience('vip:0+')).toBe('431 players in the audience');
    expect(await audience('vip:2+')).toBe('0 players in the audience');
    expect(await audience('inactive:3')).toBe('0 players in the audience');
    server.advance(4 * 86_400_000);
    await db
      .updateTable('players')
      .set({ last_login_at: server.context.clock.now() })
      .where('id', '=', model.id)
      .execute();
    expect(await audience('inactive:3')).toBe('430 players in the audience');

    expect(await audience('vip')).toContain('--audience is all');
    expect(await tool('send', '--site', 'nowhere', ...words)).toContain('there is no site nowhere');
    expect(await tool(...send, '--reward', '5')).toContain('a reward needs its days to expire');
    expect(await tool(...send, '--link', '//evil.example')).toContain('the link is a path');
    expect(await tool(...send, '--topic', 'news')).toContain('--topic must be one of offers');
  });
});
