import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getBalance, transactionList } from '@pavilion/contracts';
import { describeServerOnBothEngines } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServerOnBothEngines('game tokens for turnover', (start) => {
  it('are paid once for each part of it, at the rate of the level', async () => {
    const server = await start();
    const player = await server.signUpPlayer();
    const { db } = server.context.database;
    const tool = (...args: string[]) =>
      runTool(server.context, args).then(
        ({ text }) => text,
        (error: Error) => error.message,
      );
    const turnOver = async (minor: bigint) => {
      const totals = { total_turnover_minor: minor };
      await db
        .insertInto('player_stats')
        .values({ ...totals, player_id: player.id, site_id: player.siteId, last_active_at: null })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(totals))
        .execute();
      await Promise.allSettled([server.runJob('earn-tokens'), server.runJob('earn-tokens')]);
      return (await server.call(getBalance, player.me)).game_token;
    };
    await db.deleteFrom('vip_levels').where('site_id', '=', player.siteId).execute();
    await db
      .insertInto('vip_levels')
      .values({
        site_id: player.siteId,
        level: 0,
        name: 'Bronze',
        deposit_required_minor: 0n,
        turnover_required_minor: 0n,
      })
      .execute();
    expect(await turnOver(5_000n)).toBe('0');
    expect(await tool('vip', 'tokens', 'alpha', '0', '--per', '10.00')).toContain('earns tokens');
    // What was turned over before earns nothing.
    expect(await turnOver(5_999n)).toBe('0');
    expect(await turnOver(6_000n)).toBe('1');
    expect(await turnOver(8_999n)).toBe('3');
    expect(await turnOver(8_999n)).toBe('3');
    // A bet that is taken back is no turnover; what was paid is not paid again.
    expect(await turnOver(7_000n)).toBe('3');
    expect(await turnOver(8_999n)).toBe('3');
    expect(await turnOver(9_000n)).toBe('4');
    const { value } = await server.call(transactionList, player.me);
    expect(value.filter(({ pocket }) => pocket === 'token')).toMatchObject([
      { kind: 'reward', amount: '1', balance_after: '4' },
      { kind: 'reward', amount: '2', balance_after: '3' },
      { kind: 'reward', amount: '1', balance_after: '1' },
    ]);
    expect(await tool('vip', 'tokens', 'alpha', '9', '--per', '10')).toContain('no level 9');
    expect(await tool('vip', 'tokens', 'alpha', '0', '--per', '-1')).toContain('--per must be');
    expect(await auditBooks(db)).toEqual([]);

    // One player's refused payment does not keep the next player's, fails the run, and is made good
    // by the next one.
    const next = await server.signUpPlayer();
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as $$ begin
          raise exception 'refused'; end $$;
         create trigger refuse before update of token_turnover_minor on player_stats
           for each row when (new.player_id = '${player.id}') execute function refuse();`,
      )
      .execute(db);
    const totals = { total_turnover_minor: 12_000n };
    await db.updateTable('player_stats').set(totals).execute();
    const tokens = async () => [
      (await server.call(getBalance, player.me)).game_token,
      (await server.call(getBalance, next.me)).game_token,
    ];
    await expect(server.runJob('earn-tokens')).rejects.toThrow('1 payments');
    expect(await tokens()).toEqual(['4', '12']);
    // A database that goes away refuses nobody: the run ends there.
    await sql
      .raw(
        `create or replace function refuse() returns trigger language plpgsql as $$ begin
          raise exception 'too many' using errcode = '53300'; end $$`,
      )
      .execute(db);
    await expect(server.runJob('earn-tokens')).rejects.toThrow('too many');
    await sql`drop trigger refuse on player_stats`.execute(db);
    await server.runJob('earn-tokens');
    expect(await tokens()).toEqual(['7', '12']);
    expect(await auditBooks(db)).toEqual([]);
  });
});
