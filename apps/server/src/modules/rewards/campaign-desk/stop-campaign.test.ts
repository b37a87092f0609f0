import { beforeEach, expect, it, vi } from 'vitest';
import {
  bonusList,
  getBalance,
  promotionDetail,
  promotionOptIn,
  raceDetail,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { logPlays } from '../../../testing/log-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';

const minuteMs = 60_000;

const bonus = (code: string) => ({
  kind: 'bonus',
  code,
  trigger: { on: 'claim', opt_in: true },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: 200, base: 'bonus' },
  expires_hours: 24,
});

const race = (code: string, now: number, categories: string[]) => ({
  ...{ kind: 'race', code, metric: 'turnover', entry: 'auto', filter: { categories } },
  starts_at: new Date(now - 60 * minuteMs).toISOString(),
  ends_at: new Date(now + 600 * minuteMs).toISOString(),
  prizes: [{ from: 1, to: 1, prize: { kind: 'cash', amount: '50.00' } }],
});

describeServer('a campaign that is stopped', (start) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
    const now = server.context.clock.now().getTime();
    await publishItems(server, 'first', [
      bonus('one'),
      bonus('two'),
      race('scored', now, ['hashgame']),
      race('empty', now, ['bingo']),
    ]);
    await publishItems(server, 'second', [bonus('other')]);
  });

  const take = async (player: TestPlayer, promotion_code: string) => {
    const asked = { ...player.me, promotion_code };
    const { value } = await server.call(promotionDetail, asked);
    await server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
  };
  const states = async ({ me }: TestPlayer) =>
    (await server.call(bonusList, me)).value.map((one) => [one.template_code, one.state]);
  const stop = async (...more: string[]) =>
    (await runTool(server.context, ['campaign', 'stop', 'alpha', 'first', ...more])).text;
  const raceState = async (race_code: string) =>
    (await server.call(raceDetail, { race_code })).value.state;

  it('lets what runs end by its terms', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'one');
    await server.runJob('count-races');
    expect(await stop()).toBe('4 items were stopped');
    await server.runJob('count-races');
    expect(await states(player)).toEqual([['one', 'active']]);
    expect(await raceState('scored')).toBe('running');
    // A second word may still end it at once.
    expect(await stop('--now')).toBe('0 items were stopped, 1 bonuses and 2 races ended');
    expect(await states(player)).toEqual([['one', 'revoked']]);
  });

  it('at once takes its bonuses back, the waiting ones too, and the next of another takes their place', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000n);
    for (const code of ['one', 'two', 'other']) await take(player, code);
    const stranger = await server.signUpPlayer();
    await take(stranger, 'other');
    expect(await stop('--now')).toBe('4 items were stopped, 2 bonuses and 0 races ended');
    expect(await states(player)).toEqual([
      ['other', 'active'],
      ['two', 'revoked'],
      ['one', 'revoked'],
    ]);
    expect(await states(stranger)).toEqual([['other', 'active']]);
    expect(await server.call(getBalance, player.me)).toMatchObject({
      ...{ game_balance: '10.00', bonus_balance: '100.00' },
    });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
    expect(await stop('--now')).toBe('0 items were stopped, 0 bonuses and 0 races ended');
  });

  it('at once closes its races: paid by the places of then, unpaid where nobody has a score', async () => {
    const player = await server.signUpPlayer();
    const at = new Date(server.context.clock.now().getTime() - minuteMs);
    await logPlays(server, player, { ref: 'a', cashMinor: 1_000n, at });
    // Transactions of other suites hold the log back for a moment.
    const patience = { timeout: 30_000, interval: 50 };
    await vi.waitFor(async () => {
      await server.runJob('count-races');
      const { value } = await server.call(raceDetail, { race_code: 'scored' });
      expect(value.players).toBe(1);
    }, patience);
    expect(await stop('--now')).toBe('4 items were stopped, 0 bonuses and 2 races ended');
    await server.runJob('count-races');
    expect([await raceState('scored'), await raceState('empty')]).toEqual(['freezing', 'freezing']);
    server.advance(minuteMs);
    await server.runJob('end-races');
    expect([await raceState('scored'), await raceState('empty')]).toEqual(['paid', 'stopped']);
    expect((await server.call(getBalance, player.me)).game_balance).toBe('50.00');
  });

  it('ends one item alone where one is named', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'one');
    await take(player, 'two');
    expect(await stop('--item', 'two', '--now')).toBe(
      '1 items were stopped, 1 bonuses and 0 races ended',
    );
    expect(await states(player)).toEqual([
      ['two', 'revoked'],
      ['one', 'active'],
    ]);
    await expect(stop('--item', 'none')).rejects.toThrow('first has no item none');
  });
});
