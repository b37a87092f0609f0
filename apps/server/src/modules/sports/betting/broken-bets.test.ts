import { sql, type Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Database, type Tables } from '@pavilion/database';
import { audit } from '@pavilion/ledger';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, worldNow, type BettingWorld } from '../../../testing/betting-world.ts';
import { auditsAt } from '../../../module-catalogue.ts';
import { enterResult } from '../sportsbook/index.ts';
import { settleBatch } from './settle-batch.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The rules of bets are broken one by one; the audit must name each (ledger.md 6: I9, I11, I12,
 * I13).
 */
describeOnBothEngines('the audit of broken bets', (openFresh) => {
  let database: Database;
  let world: BettingWorld;
  let player: string;
  /** Lost at 1000, won at 1000 × 2.10, and open on a match that begins in a day. */
  let bets: { lost: string; won: string; open: string };
  let openEvent: string;

  beforeAll(async () => {
    database = await openFresh();
    world = await createBettingWorld(database);
    player = await world.addPlayer(10_000n);
    const place = async (selectionId = ''): Promise<string> => {
      const order = world.order(player, [{ selectionId, stakeMinor: 1_000n }]);
      expect((await world.place(order)).status).toBe('placed');
      return order.bets[0]?.betId ?? '';
    };
    const next = await world.addEvent();
    openEvent = next.eventId;
    bets = {
      lost: await place(world.selections['away']),
      won: await place(world.selections['home']),
      open: await place(next.selections['home']),
    };
    await world.result(world.eventId, [1, 0]);
    await world.settle(world.eventId);
  });

  class Undo extends Error {}

  /** What the audit finds once the damage is done: `name: breach`. Everything is rolled back. */
  async function foundAfter(
    damage: (trx: Transaction<Tables>) => Promise<unknown>,
    now = worldNow,
  ): Promise<string[]> {
    let found: string[] = [];
    await inTransaction(database, async (trx) => {
      await damage(trx);
      const findings = await audit(trx, auditsAt(now));
      found = findings.map(({ audit: name, breach }) =>
        typeof breach['breach'] === 'string' ? `${name}: ${breach['breach']}` : name,
      );
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return [...new Set(found)].sort();
  }
  const after = (ms: number): Date => new Date(worldNow.getTime() + ms);
  const nothing = async (): Promise<void> => undefined;

  it('finds nothing before, and nothing of what may still wait', async () => {
    expect(await foundAfter(nothing)).toEqual([]);
    expect(await foundAfter(nothing, after(48 * hourMs))).toEqual([]);
  });

  it('names a bet whose stake is not what its player paid', async () => {
    const damage = (trx: Transaction<Tables>) =>
      sql`update bets set stake_minor = stake_minor + 1, unit_stake_minor = unit_stake_minor + 1
        where id = ${bets.lost}`.execute(trx);
    expect(await foundAfter(damage)).toEqual([
      'bets-move-what-they-say: payout',
      'bets-move-what-they-say: stake',
      'settled-plays-match: play',
    ]);
  });

  it('names a bet somebody else paid', async () => {
    const other = await world.addPlayer(0n);
    const damage = (trx: Transaction<Tables>) =>
      sql`update bets set player_id = ${other} where id = ${bets.lost}`.execute(trx);
    expect(await foundAfter(damage)).toContain('bets-move-what-they-say: stake');
  });

  it('names a settlement whose journal paid another amount', async () => {
    const damage = (trx: Transaction<Tables>) =>
      sql`update bet_settlements set lines = (select lines from bet_settlements
        where bet_id = ${bets.lost})
           where bet_id = ${bets.won}`.execute(trx);
    expect(await foundAfter(damage)).toEqual([
      'batches-pay-their-bets: journal',
      'bets-move-what-they-say: payout',
    ]);
  });

  it('names a share that takes from another player, or does not add up', async () => {
    const other = await world.addPlayer(0n);
    const shareOf = (trx: Transaction<Tables>, lines: unknown) =>
      sql`update bet_settlements set lines = ${JSON.stringify(lines)}::jsonb
        where bet_id = ${bets.lost}`.execute(trx);
    const line = (owner: string, kind: string, amount: number, owner_id?: string) => ({
      ...{ owner, kind, amount, owner_id },
    });
    for (const lines of [
      [line('player', 'open_bet', -1_000, player), line('player', 'cash', 1_000, other)],
      [line('player', 'open_bet', -1_000, player)],
    ]) {
      expect(await foundAfter((trx) => shareOf(trx, lines))).toContain(
        'batches-pay-their-bets: share',
      );
    }
  });

  it('names a journal of a batch that no bet has a share of', async () => {
    const damage = (trx: Transaction<Tables>) =>
      sql`update bet_settlements set journal_id = -1`.execute(trx);
    expect(await foundAfter(damage)).toEqual([
      'batches-pay-their-bets: journal',
      'batches-pay-their-bets: unshared',
    ]);
  });

  it('names a refused bet whose stake did not come back, and a stake back of one that stands', async () => {
    const refuse = (trx: Transaction<Tables>) =>
      sql`update bets set status = 'rejected' where id = ${bets.open}`.execute(trx);
    expect(await foundAfter(refuse)).toContain('bets-move-what-they-say: rejected');
    const giveBack = (trx: Transaction<Tables>) =>
      sql`select ledger_post(b.site_id, 'sports', b.id || ':rejected', 'sports.void', null,
        b.currency,
            play_line('player', b.player_id, 'open_bet', -b.stake_minor)
              || play_line('player', b.player_id, 'cash', b.stake_minor), '{}'::jsonb)
            from bets b where b.id = ${bets.open}`.execute(trx);
    expect(await foundAfter(giveBack)).toEqual([
      'bets-hold-their-stakes',
      'bets-move-what-they-say: rejected',
    ]);
  });

  it('names a stake given back to another player', async () => {
    const other = await world.addPlayer(1_000n);
    const damage = (trx: Transaction<Tables>) =>
      sql`select ledger_post(b.site_id, 'sports', b.id || ':rejected', 'sports.void', null,
        b.currency,
            play_line('player', b.player_id, 'open_bet', -b.stake_minor)
              || play_line('player', ${other}::uuid, 'cash', b.stake_minor), '{}'::jsonb)
            from bets b where b.id = ${bets.open}`.execute(trx);
    expect(await foundAfter(damage)).toContain('players-do-not-pay-players');
  });

  it('names a correction that takes back nothing, or something else than was paid', async () => {
    const correct = async (trx: Transaction<Tables>): Promise<void> => {
      const score = { homeScore: 0, awayScore: 1 };
      const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
      const result = { eventId: world.eventId, kind: 'score' as const, ...score, ...halfTime };
      await enterResult(trx, { ...result, reason: 'test' }, worldNow);
      await settleBatch(trx, { id: world.eventId, revision: 2 }, 100, worldNow);
    };
    expect(await foundAfter(correct)).toEqual([]);
    const takeNothing = async (trx: Transaction<Tables>) => {
      await correct(trx);
      await sql`update bet_settlements set reversal_journal_id = null`.execute(trx);
    };
    expect(await foundAfter(takeNothing)).toEqual([
      'batches-pay-their-bets: not taken back',
      'batches-pay-their-bets: unshared',
    ]);
    const takeOther = async (trx: Transaction<Tables>) => {
      await correct(trx);
      await sql`update bet_settlements set reversal_journal_id = journal_id
        where revision = 2`.execute(trx);
    };
    expect(await foundAfter(takeOther)).toContain('batches-pay-their-bets: journal');
  });

  it.each([
    ['result', () => sql`update bets set result = 'won' where id = ${bets.lost}`],
    ['payout', () => sql`update bets set payout_minor = 1 where id = ${bets.lost}`],
    [
      'settlement',
      () => sql`update bet_settlements set result = 'half-won' where bet_id = ${bets.won}`,
    ],
    [
      'open after settlement',
      () =>
        sql`update events set result_revision = 1, settled_revision = 1 where id = ${openEvent}`,
    ],
    ['orphan', () => sql`update bet_legs set outcome = 'draw' where bet_id = ${bets.open}`],
    ['leg', () => sql`update bet_legs set result = 'won' where bet_id = ${bets.lost}`],
    ['leg', () => sql`update bet_legs set multiplier_num = 3 where bet_id = ${bets.won}`],
    ['legs', () => sql`delete from bet_legs where bet_id = ${bets.open}`],
  ])('names a bet settled against the rules: %s', async (breach, damage) => {
    expect(await foundAfter((trx) => damage().execute(trx))).toContain(
      `bets-settle-by-the-rules: ${breach}`,
    );
  });

  it.each([
    ['missing', () => sql`delete from settled_plays where ref = ${bets.won}`],
    [
      'counted for another',
      () => sql`update settled_plays set ref = ${bets.open} where ref = ${bets.won}`,
    ],
    [
      'of another stake',
      () => sql`update settled_plays set cash_minor = cash_minor + 1 where ref = ${bets.won}`,
    ],
  ])('names what counted of a settled bet when it is %s', async (_, damage) => {
    expect(await foundAfter((trx) => damage().execute(trx))).toContain('settled-plays-match: play');
  });

  it('lets the database refuse a bet that counts by no result, or by one that gives its stake back', async () => {
    for (const change of [sql`is_counted = false`, sql`result = 'void'`]) {
      await expect(
        sql`update bets set ${change} where id = ${bets.won}`.execute(database.db),
      ).rejects.toThrow(/check constraint/);
    }
  });

  it('names stakes that are held for no open bet', async () => {
    const damage = (trx: Transaction<Tables>) =>
      sql`update bets set stake_minor = 999, unit_stake_minor = 999
        where id = ${bets.open}`.execute(trx);
    expect(await foundAfter(damage)).toContain('bets-hold-their-stakes');
  });

  it('names bets that are open a day after their match began', async () => {
    const start = 24 * hourMs;
    expect(await foundAfter(nothing, after(start + 24 * hourMs))).toEqual([]);
    expect(await foundAfter(nothing, after(start + 24 * hourMs + 1))).toEqual([
      'bets-end-in-time: no result',
    ]);
  });

  it('names bets that are open three days after their match was put off', async () => {
    const start = 24 * hourMs;
    const putOff = (trx: Transaction<Tables>) =>
      sql`update events set state = 'postponed' where id = ${openEvent}`.execute(trx);
    expect(await foundAfter(putOff, after(start + 72 * hourMs))).toEqual([]);
    expect(await foundAfter(putOff, after(start + 72 * hourMs + 1))).toEqual([
      'bets-end-in-time: no result',
    ]);
  });

  it('names bets that are not settled an hour after their result', async () => {
    const enter = (trx: Transaction<Tables>) =>
      sql`select enter_result(${openEvent}::uuid, 'score', 1, 0, '{"periods": {}}'::jsonb, 'test',
        ${worldNow}::timestamptz)`.execute(trx);
    expect(await foundAfter(enter, after(hourMs))).toEqual([]);
    expect(await foundAfter(enter, after(hourMs + 1))).toEqual(['bets-end-in-time: not settled']);
  });

  it('names slips that nobody decided for an hour', async () => {
    const leave = (trx: Transaction<Tables>) =>
      sql`update bet_slips set state = 'pending', asked = '[]', decides_at = ${worldNow}
           where id = (select slip_id from bets where id = ${bets.open})`.execute(trx);
    expect(await foundAfter(leave, after(hourMs))).toEqual([]);
    expect(await foundAfter(leave, after(hourMs + 1))).toEqual(['bets-end-in-time: not decided']);
  });

  it.each([
    ['bonus', 'bonus_cost', 'bonuses-hold-their-money: pocket without a bonus'],
    ['pending_withdrawal', 'promo_fund', 'withdrawals-have-a-request: set aside'],
  ])('names money in %s that nothing explains', async (kind, house, name) => {
    const give = (trx: Transaction<Tables>) => {
      const lines = [
        { owner: 'player', owner_id: player, kind, amount: '5' },
        { owner: 'house', kind: house, amount: '-5' },
      ];
      return sql`select * from ledger_post(${world.siteId}::uuid, 'test', 'gift', 'promotion', null,
        'PHP',
        ${JSON.stringify(lines)}::jsonb)`.execute(trx);
    };
    expect(await foundAfter(give)).toEqual([name]);
  });

  it('names a journal of a kind that no statement has a word for', async () => {
    const post = (trx: Transaction<Tables>) => {
      const lines = [
        { owner: 'player', owner_id: player, kind: 'cash', amount: '5' },
        { owner: 'house', kind: 'promo_fund', amount: '-5' },
      ];
      return sql`select * from ledger_post(${world.siteId}::uuid, 'test', 'gift', 'gift', null,
        'PHP',
        ${JSON.stringify(lines)}::jsonb)`.execute(trx);
    };
    expect(await foundAfter(post)).toEqual(['journals-have-known-kinds: gift']);
  });

  it('checks every invariant of the books that has tables here', () => {
    const checked = new Set(
      auditsAt(worldNow).flatMap(({ invariant }) => invariant.match(/I\d+/g) ?? []),
    );
    const wanted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18].map((id) => `I${id}`);
    expect(wanted.filter((id) => !checked.has(id))).toEqual([]);
  });
});
