import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { jsonText, type Database } from '@pavilion/database';
import { selectionResults, type SelectionResult } from '@pavilion/domain/settlement';
import {
  betPayoutMinor,
  fraction,
  multiplierOf,
  oddsFraction,
  placeOdds,
  placeTerms,
  settleBuilder,
  shapeFault,
  voidKey,
  winMultiplier,
  type BetShape,
  type BetType,
  type BetVoucher,
  type LegOutcome,
} from '@pavilion/sports';
import { describeOnBothEngines } from '@pavilion/test-kit';

const legOf = fc
  .record({
    oddsMilli: fc.integer({ min: 1_001, max: 10_000_000 }),
    result: fc.constantFrom<SelectionResult>(...selectionResults),
    shareNum: fc.integer({ min: 1, max: 5 }),
    shareDen: fc.integer({ min: 1, max: 5 }),
    deductionPercent: fc.integer({ min: 0, max: 90 }),
  })
  .filter(({ shareNum, shareDen }) => shareNum <= shareDen);

type Leg = typeof legOf extends fc.Arbitrary<infer Value> ? Value : never;

const outcomeOf = ({ shareNum, shareDen, ...leg }: Leg): LegOutcome => ({
  ...leg,
  share: fraction(BigInt(shareNum), BigInt(shareDen)),
});

const betOf = fc
  .record({
    type: fc.constantFrom<BetType>('single', 'parlay', 'system'),
    legs: fc.array(legOf, { minLength: 1, maxLength: 8 }),
    sizes: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }),
    bankers: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
    unitStakeMinor: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  })
  .map(({ type, legs, sizes, bankers, ...bet }) => {
    const isSystem = type === 'system';
    const shape: BetShape = {
      type,
      legCount: legs.length,
      sizes: isSystem ? sizes : [],
      bankers: isSystem ? bankers : [],
      isEachWay: false,
    };
    return { ...bet, legs, shape };
  })
  .filter(({ shape }) => shapeFault(shape) === null);

describeOnBothEngines('the arithmetic of settlement in SQL', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('makes of a leg exactly what the rules make of it', async () => {
    const legs = fc.sample(legOf, 500);
    const { rows } = await sql<{ num: string; den: string }>`
      select m.num::text as num, m.den::text as den
        from rows from (jsonb_to_recordset(${jsonText(legs)}::jsonb)
               as ("oddsMilli" integer, result text, "shareNum" integer, "shareDen" integer,
                 "deductionPercent" integer))
               with ordinality as x (odds, result, share_num, share_den, deduction, place)
       cross join lateral leg_multiplier(x.result, x.odds, x.share_num, x.share_den, x.deduction) m
       order by x.place`.execute(database.db);
    const inLowest = rows.map(({ num, den }) => fraction(BigInt(num), BigInt(den)));
    expect(inLowest).toEqual(legs.map((leg) => winMultiplier(outcomeOf(leg))));
  });

  it('makes of a place part exactly what the rules make of it', async () => {
    const placeOf = fc.record({
      leg: legOf,
      ran: fc.integer({ min: 1, max: 25 }),
      isHandicap: fc.boolean(),
    });
    for (const { leg, ran, isHandicap } of fc.sample(placeOf, 150)) {
      const { rows } = await sql<{ places: number; num: string; den: string }>`
        select t.place_count as places, m.num::text as num, m.den::text as den
          from place_terms(${ran}::bigint, ${isHandicap}::boolean) t
          cross join lateral leg_multiplier(${leg.result}, ${leg.oddsMilli}::integer,
            ${leg.shareNum}::integer, ${leg.shareDen}::integer,
            ${leg.deductionPercent}::integer, t.place_num, t.place_den) m`.execute(database.db);
      const terms = placeTerms(ran, isHandicap);
      const odds = placeOdds(oddsFraction(leg.oddsMilli), terms.fraction);
      const [row] = rows;
      const made = row && fraction(BigInt(row.num), BigInt(row.den));
      expect({ leg, ran, places: row?.places, made }).toEqual({
        ...{ leg, ran, places: terms.places, made: multiplierOf(odds, outcomeOf(leg)) },
      });
    }
  });

  it('pays bets of any shape exactly what the rules pay, to the minor unit', async () => {
    for (const { shape, legs, unitStakeMinor } of fc.sample(betOf, 150)) {
      const multipliers = legs.map((leg) => winMultiplier(outcomeOf(leg)));
      const { rows } = await sql<{ paid: string }>`
        select return_minor(${unitStakeMinor}::bigint, sum_of_lines(${shape.type},
          ${[...shape.sizes]}::integer[], ${[...shape.bankers]}::integer[],
          ${multipliers.map(({ numerator }) => String(numerator))}::numeric[],
          ${multipliers.map(({ denominator }) => String(denominator))}::numeric[]))::text
            as paid`.execute(database.db);
      const expected = betPayoutMinor(
        shape,
        unitStakeMinor,
        multipliers.map((win) => ({ win, place: win })),
      );
      expect({ shape, paid: rows[0]?.paid }).toEqual({ shape, paid: String(expected) });
    }
  });

  const builderOf = fc
    .array(fc.constantFrom<SelectionResult>('won', 'lost', 'void', 'won', 'void'), {
      minLength: 2,
      maxLength: 6,
    })
    .chain((results) =>
      fc.record({
        results: fc.constant(results),
        oddsMilli: fc.integer({ min: 1_001, max: 10_000_000 }),
        // Prices for all that can be void, for some of it, or for something else.
        reprice: fc.constantFrom({ [voidKey(results)]: 1_500 }, { '0': 1_600, '1': 1_700 }, {}),
        builderVoid: fc.constantFrom('whole' as const, 'reprice' as const),
      }),
    );

  it('makes of a builder exactly what the rules make of it', async () => {
    for (const { results, oddsMilli, reprice, builderVoid } of fc.sample(builderOf, 300)) {
      const { rows } = await sql<{ result: string; oddsMilli: number }>`
        select b.result, b.odds_milli as "oddsMilli"
          from settle_builder(${results}::text[], ${oddsMilli}::integer,
            ${jsonText(reprice)}::jsonb, ${builderVoid}) b`.execute(database.db);
      const expected = settleBuilder(results, oddsMilli, reprice, { builderVoid });
      expect({ results, ...rows[0] }).toEqual({ results, ...expected });
    }
  });

  const voucherOf = fc.oneof(
    fc.constant<BetVoucher>({ kind: 'free_bet' }),
    fc.record({
      kind: fc.constant('odds_boost' as const),
      boostPercent: fc.integer({ min: 1, max: 200 }),
      maxExtraMinor: fc.option(fc.bigInt({ min: 0n, max: 10n ** 6n })),
    }),
  );

  it('makes of a payout what a voucher makes of it', async () => {
    const singles = fc.record({
      leg: legOf,
      unitStakeMinor: fc.bigInt({ min: 1n, max: 10n ** 9n }),
      voucher: voucherOf,
    });
    for (const { leg, unitStakeMinor, voucher } of fc.sample(singles, 100)) {
      const win = winMultiplier(outcomeOf(leg));
      const boost = voucher.kind === 'odds_boost' ? voucher : null;
      const { rows } = await sql<{ paid: string }>`
        select with_voucher(${voucher.kind}, ${boost?.boostPercent ?? null}::integer,
          ${boost?.maxExtraMinor ?? null}::bigint, ${unitStakeMinor}::bigint,
            return_minor(${unitStakeMinor}::bigint, row(${String(win.numerator)}::numeric,
              ${String(win.denominator)}::numeric)::ratio))::text as paid`.execute(database.db);
      const shape: BetShape = {
        type: 'single',
        legCount: 1,
        sizes: [],
        bankers: [],
        isEachWay: false,
      };
      const expected = betPayoutMinor(shape, unitStakeMinor, [{ win, place: win }], voucher);
      expect({ leg, voucher, paid: rows[0]?.paid }).toEqual({
        leg,
        voucher,
        paid: String(expected),
      });
    }
  });
});
