import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '@pavilion/test-kit';
import type { Database } from '../database.ts';

interface Line {
  owner: string;
  kind: string;
  amount: number;
}

interface Split {
  cash_minor: number;
  bonus_minor: number;
}

const player = '01a1fdfa-4600-7000-8000-000000000001';
const site = '01a1fdfa-4600-7000-8000-000000000002';
const play = sql`row(${site}::uuid, ${player}::uuid, 'EUR', 'slots', null, null, null)::play_of`;
const money = fc.integer({ min: 0, max: 10 ** 9 });

const sumOf = (lines: Line[], kind?: string): number =>
  lines
    .filter((line) => kind === undefined || line.kind === kind)
    .reduce((sum, { amount }) => sum + amount, 0);

describeOnBothEngines('doors of play money', (openFresh) => {
  const give = async (
    database: Database,
    stake: [number, number],
    payout: number,
    isHeld: boolean,
  ) => {
    const { rows } = await sql<{ paid: Split; lines: Line[] }>`
      select to_jsonb(g.paid) as paid, g.lines from give_return(${play},
        row(${stake[0]}::bigint, ${stake[1]}::bigint, null)::play_money, ${payout}::bigint,
        ${isHeld}) g`.execute(database.db);
    return rows[0] ?? { paid: { cash_minor: NaN, bonus_minor: NaN }, lines: [] };
  };

  it.each([
    // wire-rewards 5.4: cash floor(P × c / S), the rest to the bonus
    { stake: [600, 400], payout: 2_500, cash: 1_500, bonus: 1_000 },
    { stake: [1, 2], payout: 10, cash: 3, bonus: 7 },
    { stake: [1_000, 0], payout: 1_999, cash: 1_999, bonus: 0 },
    { stake: [0, 1_000], payout: 1_999, cash: 0, bonus: 1_999 },
    { stake: [600, 400], payout: 1_000, cash: 600, bonus: 400 },
    { stake: [600, 400], payout: 0, cash: 0, bonus: 0 },
  ] as const)('pays $payout of a stake of $stake as $cash cash and $bonus bonus', async (row) => {
    const database = await openFresh();
    const { paid } = await give(database, [...row.stake], row.payout, true);
    expect(paid).toMatchObject({ cash_minor: row.cash, bonus_minor: row.bonus });
  });

  it('takes a stake from the player to the house, or to what is held for it', async () => {
    const database = await openFresh();
    const take = async (isHeld: boolean) => {
      const { rows } = await sql<{ stake: Split; lines: Line[] }>`
        select to_jsonb(t.stake) as stake, t.lines
          from take_stake(${play}, null, 1000, ${isHeld}, now()) t`.execute(database.db);
      return rows[0];
    };
    expect(await take(false)).toMatchObject({
      stake: { cash_minor: 1000, bonus_minor: 0 },
      lines: [
        { owner: 'player', kind: 'cash', amount: -1000 },
        { owner: 'house', kind: 'ggr:slots', amount: 1000 },
      ],
    });
    expect((await take(true))?.lines[1]).toMatchObject({ owner: 'player', kind: 'open_bet' });
  });

  it('gives every minor unit once, closes what was held, and never turns bonus into cash', async () => {
    const database = await openFresh();
    await fc.assert(
      fc.asyncProperty(money, money, money, fc.boolean(), async (cash, bonus, payout, isHeld) => {
        fc.pre(cash + bonus > 0);
        const { paid, lines } = await give(database, [cash, bonus], payout, isHeld);
        expect(sumOf(lines)).toBe(0);
        expect(paid.cash_minor + paid.bonus_minor).toBe(payout);
        expect(BigInt(paid.cash_minor) * BigInt(cash + bonus)).toBeLessThanOrEqual(
          BigInt(payout) * BigInt(cash),
        );
        expect(sumOf(lines, 'cash')).toBe(paid.cash_minor);
        // No bonus of that name lives: its part is the house's (wire-rewards 5.6).
        expect(sumOf(lines, 'bonus_cost')).toBe(paid.bonus_minor);
        expect([sumOf(lines, 'open_bet'), sumOf(lines, 'open_bonus')].map(Math.abs)).toEqual(
          isHeld ? [cash, bonus] : [0, 0],
        );
      }),
      { numRuns: 60 },
    );
  });
});
