import { beforeEach, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { betPlace, slipQuote } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { celtic, createMatchWorld, type MatchWorld } from '../testing/match-world.ts';
import { runTool } from '../testing/run-tool.ts';

describeServer('limits by hand', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  let selection: string;
  let site: string;
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    const { db } = server.context.database;
    const row = await db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select('s.id')
      .where('m.kind', '=', '1x2')
      .where('s.outcome', '=', 'home')
      .executeTakeFirstOrThrow();
    selection = row.id;
    site =
      server.context.sites.all().find(({ id }) => id === world.player.siteId)?.externalId ?? '';
  });

  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const quote = async () => {
    const selections = [{ selection_id: selection }];
    const { value } = await server.call(slipQuote, { ...world.player.me, selections });
    return `${value[0]?.max_stake} ${value[0]?.refusal}`;
  };
  const bet = (stake: string): Promise<string> =>
    server
      .call(betPlace, {
        ...world.player.me,
        odds_change: 'any',
        bets: [{ selection_id: selection, odds: '1.50', stake }],
      })
      .then(
        () => 'placed',
        ({ code }: CallFailure) => code,
      );

  it('what is quoted is accepted to the cent, and nothing above it, whatever is left of a cap', async () => {
    const text = await run(
      'sports',
      'limits',
      site,
      '--selection-win',
      '100',
      '--match-win',
      '150',
    );
    expect(text).toContain('selection-win\t100.00');
    expect(text).toContain('day-win\tnone');
    expect(await quote()).toBe('200.00 null');
    expect(await bet('120.00')).toBe('placed');
    expect(await quote()).toBe('80.00 null');
    expect(await bet('80.01')).toBe('payoutTooHigh');
    expect(await bet('80.00')).toBe('placed');
    expect(await quote()).toBe('0.00 payoutTooHigh');
    await run(
      'sports',
      'limits',
      site,
      '--selection-win',
      '500',
      '--match-win',
      '500',
      '--day-win',
      '125',
    );
    expect(await quote()).toBe('50.00 null');
    expect(await bet('50.01')).toBe('payoutTooHigh');
    await expect(run('sports', 'limits', site, '--max-win', '-5')).rejects.toThrow(
      '--max-win must',
    );
    await expect(run('sports', 'limits', site, '--min-stake', '99999999')).rejects.toThrow('above');
  });

  it('a factor leaves a player his share, is noted with its reason, and is taken back', async () => {
    await run('sports', 'limits', site, '--match-win', '100');
    const account = world.player.me.account_id;
    const factor = (text: string, ...more: string[]) =>
      run('player', 'factor', site, account, text, ...more);
    expect(await factor('0.25', '--reason', 'sharp')).toBe(
      `${account} may stake and win 25 % of the maxima`,
    );
    expect(await quote()).toBe('50.00 null');
    expect(await bet('50.01')).toBe('payoutTooHigh');
    await factor('0', '--reason', 'no sports');
    expect(await quote()).toBe('0.00 stakeTooHigh');
    await factor('1', '--reason', 'as before');
    expect(await bet('200.00')).toBe('placed');
    for (const text of ['1.5', '-1', 'half', '0.0001'])
      await expect(factor(text, '--reason', 'x')).rejects.toThrow('0 to 1');
    await expect(factor('0.5')).rejects.toThrow('--reason <value> is missing');
    const { db } = server.context.database;
    const log = await db
      .selectFrom('operator_audit_log')
      .select(['subject', 'before', 'after', 'reason'])
      .where('action', '=', 'sports.player_factor')
      .orderBy('id')
      .execute();
    expect(log[0]).toEqual({
      subject: account,
      before: { factorMilli: 1000 },
      after: { factorMilli: 250 },
      reason: 'sharp',
    });
    expect(log).toHaveLength(3);
  });
});
