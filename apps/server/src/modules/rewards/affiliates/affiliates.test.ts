import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { adsvisit, bet, depositCreate } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';
import { publicGet } from './public-get.ts';
import { notePostbacks, sendPostbacks } from './send-postbacks.service.ts';

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const even = { params: { target: '50.00', direction: 'under' } };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeServer('affiliates', (start) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await start();
    folder = await mkdtemp(join(tmpdir(), 'affiliates-'));
    await offerHouseGames(server);
    await seedPaymentMethods(server.context, server.sites.alpha);
  });

  const db = () => server.context.database.db;
  const tool = (...args: string[]) =>
    runTool(server.context, ['affiliate', ...args]).then(
      ({ text }) => text,
      (error: Error) => error.message,
    );
  const add = (code: string, ...more: string[]) =>
    tool('add', 'alpha', code, '--name', 'A partner', '--percent', '25', ...more);
  /** A player as if they had come by a partner's link. */
  const brought = async (code: string, click = 'click-1'): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await db()
      .updateTable('players')
      .set({ attribution: JSON.stringify({ affiliate_code: code, click_id: click }) })
      .where('id', '=', player.id)
      .execute();
    await server.fund(player, 1_000_000n);
    return player;
  };
  const deposit = async (player: TestPlayer, amount: string) => {
    const made = await server.call(depositCreate, {
      ...player.me,
      ...{ method_code: 'gcash', amount, request_id: server.context.ids.next() },
    });
    await db()
      .updateTable('deposits')
      .set({ status: 'paid', credited_at: server.context.clock.now() })
      .where('id', '=', made.deposit.deposit_id)
      .execute();
  };
  const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

  it('are added, listed and paused by staff', async () => {
    expect(await tool('list', 'alpha')).toBe('alpha has no affiliate');
    expect(await add('plain')).toBe('plain brings players to alpha');
    expect(await add('other', '--postback', 'http://p.example/')).toContain('https');
    expect(await add('other', '--postback', 'https://p.example/{secret}')).toContain('https');
    expect(await tool('list', 'alpha')).toBe(
      'plain\tA partner\t25 %\tcpa 0.00 PHP\tdrops losses\tnot told\t0 players\trunning',
    );
    expect(await tool('pause', 'alpha', 'plain')).toBe('plain is paused');
    expect(await tool('pause', 'alpha', 'plain')).toContain('paused already');
    expect(await tool('pause', 'alpha', 'plain', '--off')).toBe('plain goes on');
    expect(await tool('pause', 'alpha', 'nobody')).toContain('no affiliate nobody');
  });

  it('get a signed statement of days that are over, made once', async () => {
    await add('signed', '--cpa', '10.00', '--cpa-min-deposit', '100.00');
    const today = dateOf(server.context.clock.now());
    await server.call(adsvisit, { affiliate_code: 'signed', click_id: 'c' });
    const player = await brought('signed');
    await deposit(player, '150.00');
    await server.call(bet, { ...player.me, ...dice, stake: '200.00', ...even });
    const to = dateOf(new Date(server.context.clock.now().getTime() + 2 * dayMs));
    const days = ['--from', today, '--to', to];
    expect(await tool('statement', 'alpha', 'signed', ...days)).toContain('has not begun yet');
    server.advance(3 * dayMs);
    expect(await tool('statement', 'alpha', 'signed', ...days)).toContain('has no key');
    expect(await tool('key', 'alpha')).toContain('BEGIN PUBLIC KEY');
    const path = join(folder, 'statement.jsonl');
    expect(await tool('statement', 'alpha', 'signed', ...days, '--out', path)).toContain('written');
    const text = await readFile(path, 'utf8');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ kind }) => kind)).toEqual(['header', 'player', 'total', 'signature']);
    expect(lines[1]).toMatchObject({ cpa: '10.00', deposits: '150.00', turnover: '200.00' });
    expect(lines[1]?.['alias']).not.toContain(player.accountId);
    expect(lines[2]).toMatchObject({ clicks: 1, signups: 1, ftds: 1, carried_in: '0.00' });
    expect(await tool('verify', 'alpha', path)).toContain('signed with the key');
    await writeFile(path, text.replace('"ftds":1', '"ftds":2'));
    expect(await tool('verify', 'alpha', path)).toContain('no key of the site signed this');
    // A later key signs later statements; this one is the same for ever.
    await tool('key', 'alpha');
    expect(await tool('statement', 'alpha', 'signed', ...days)).toBe(text.trimEnd());
    const within = ['--from', today, '--to', dateOf(new Date(Date.parse(today) + dayMs))];
    expect(await tool('statement', 'alpha', 'signed', ...within)).toContain('settled already');
  });

  it('are told of sign-ups and deposits, each under one id however often it is tried', async () => {
    await add(
      'told',
      '--cpa',
      '10.00',
      '--postback',
      'https://p.example/?e={event}&i={event_id}&c={click_id}&a={amount}',
    );
    const player = await brought('told', 'a b');
    await deposit(player, '150.00');
    for (let run = 0; run < 2; run += 1) await notePostbacks(server.context);
    const asked: string[] = [];
    let status = 500;
    const getStatus = (url: string) => {
      asked.push(url);
      return Promise.resolve(status);
    };
    await sendPostbacks(server.context, getStatus);
    await sendPostbacks(server.context, getStatus);
    const events = asked.map((url) => new URL(url).searchParams.get('e') ?? '').toSorted();
    expect(events).toEqual(['cpa', 'deposit', 'ftd', 'signup']);
    expect(asked.every((url) => url.includes('c=a%20b'))).toBe(true);
    expect(await tool('postbacks', 'alpha', 'told')).toContain('answered 500');
    const first = asked.toSorted();
    asked.length = 0;
    status = 204;
    server.advance(2 * minuteMs);
    await sendPostbacks(server.context, getStatus);
    expect(asked.toSorted()).toEqual(first);
    server.advance(dayMs);
    await sendPostbacks(server.context, getStatus);
    expect(asked).toHaveLength(4);
    expect(await tool('postbacks', 'alpha', 'told')).toContain('2 tries\tsent');
  });

  it('are given up after the last pause', async () => {
    await add('gone', '--postback', 'https://gone.example/{event_id}');
    await brought('gone');
    await notePostbacks(server.context);
    let tries = 0;
    for (let run = 0; run < 10; run += 1) {
      await sendPostbacks(server.context, () => {
        tries += 1;
        return Promise.reject(new Error('no such host'));
      });
      server.advance(2 * dayMs);
    }
    expect(tries).toBe(7);
    expect(await tool('postbacks', 'alpha', 'gone')).toContain('given up: no such host');
  });

  it.each([
    ['http://p.example/', 'https'],
    ['https://127.0.0.1/', 'no public address'],
    ['https://[::1]/', 'no public address'],
    ['https://10.0.0.7:8443/x', 'no public address'],
    ['https://localhost/', 'no public address'],
  ])('%s is not asked: %s', async (url, reason) => {
    await expect(publicGet(url)).rejects.toThrow(reason);
  });
});
