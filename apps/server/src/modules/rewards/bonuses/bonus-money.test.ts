import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { promotionDetail, promotionOptIn } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { BonusMoneyModel } from '../../../testing/bonus-money-model.ts';
import { bonusItem, bonusTerms, grantedMinor } from '../../../testing/bonus-terms.ts';
import { publishItems } from '../../../testing/campaigns.ts';

const cashBefore = 5_000n;

const rounds = fc.constantFrom('a', 'b', 'c');
const amount = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 9_000 }));
/** One thing that happens: to a round of several stakes, or to the bonus. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('stake' as const), rounds, amount) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('credit' as const), rounds, amount) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('rollback' as const), rounds, fc.integer({ min: 0, max: 3 })),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('finish' as const), rounds, fc.constant(0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('forfeit' as const), rounds, fc.constant(0)) },
);

describeServerOnBothEngines('bonus money', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await publishItems(
      server,
      'money',
      Object.entries(bonusTerms).map(([code, one]) => bonusItem(code, one)),
    );
  });

  const withBonus = async (promotion_code: string): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, cashBefore);
    const asked = { ...player.me, promotion_code };
    const { value } = await server.call(promotionDetail, asked);
    await server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
    return player;
  };

  /** Moves money in a round by the one door, and says `OK` or why not. */
  const move = async (player: TestPlayer, round: string, action: object): Promise<string> => {
    const { context, sites } = server;
    try {
      await sql`select wallet_move(${sites.alpha}::uuid, 'PAVILION', ${player.id}::uuid, 'PHP',
        'hashgame', 'dice',
        ${`${player.id}-${round}`}, ${JSON.stringify([action])}::jsonb,
        ${context.clock.now()}::timestamptz)`.execute(context.database.db);
      return 'OK';
    } catch (error) {
      const { code, detail } = error as { code?: string; detail?: string };
      if (code === 'P0402') return 'insufficientFunds';
      if (code === 'P0460' && detail !== undefined) return detail;
      throw error;
    }
  };

  const standing = async ({ id }: TestPlayer) => {
    const { db } = server.context.database;
    const bonus = await db
      .selectFrom('bonuses')
      .select(['state', 'counted_minor', 'converted_minor'])
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow();
    const accounts = await server.context.ledger.balances({
      siteId: server.sites.alpha,
      playerId: id,
    });
    const of = (kind: string): bigint =>
      accounts.find((row) => row.kind === kind)?.availableMinor ?? 0n;
    return {
      cash: of('cash'),
      bonus: of('bonus'),
      state: bonus.state,
      counted: bonus.counted_minor,
      converted: bonus.converted_minor,
    };
  };

  const forfeit = ({ id }: TestPlayer) =>
    sql`select end_bonuses_of(${id}::uuid, 'forfeited',
      ${server.context.clock.now()}::timestamptz)`.execute(server.context.database.db);

  it.each(Object.keys(bonusTerms))(
    'of terms "%s" is neither made, lost nor cashed out early, whatever rounds do',
    async (code) => {
      const wanted = bonusTerms[code];
      if (!wanted) throw new Error('no such terms');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 22 }), async (steps) => {
          const player = await withBonus(code);
          const model = new BonusMoneyModel(wanted, { cash: cashBefore, bonus: grantedMinor });
          for (const [position, [what, round, value]] of steps.entries()) {
            const tx = `${player.id}-${position}`;
            if (what === 'forfeit') {
              await forfeit(player);
              model.forfeit();
            } else if (what === 'stake') {
              const told = await move(player, round, { kind: 'debit', tx, amount: String(value) });
              expect(told).toBe(model.stake(round, tx, BigInt(value)));
            } else if (what === 'credit') {
              const told = await move(player, round, { kind: 'credit', tx, amount: String(value) });
              expect(told).toBe(model.credit(round, BigInt(value)));
            } else if (what === 'rollback') {
              const ref = model.txOf(round, value);
              if (ref === undefined) continue;
              const told = await move(player, round, { kind: 'rollback', tx, ref });
              expect(told).toBe(model.rollback(round, ref));
            } else {
              const told = await move(player, round, { kind: 'finish', tx });
              expect(told).toBe(model.finish(round));
            }
            expect(await standing(player), `${position}: ${what} ${round} ${value}`).toEqual(
              model.standing(),
            );
          }
        }),
        { numRuns: 12, endOnFailure: true },
      );
      expect(await auditBooks(server.context.database.db)).toEqual([]);
    },
  );
});
