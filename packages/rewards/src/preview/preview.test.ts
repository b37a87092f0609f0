import { describe, expect, it } from 'vitest';
import type { Campaign } from '../campaign/index.ts';
import type { PastPlay, PastPlayer } from './past.ts';
import { previewCampaign } from './preview.ts';

const texts = { EN: { title: 'A title' } };
const at = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 10, day, hour));
const from = at(1, 0);
const to = at(15, 0);

const campaignOf = (items: object[], budget: object = {}): Campaign =>
  ({
    ...{ format: 1, site: 'alpha', campaign: 'plenty' },
    ...{ starts_at: from.toISOString(), ends_at: to.toISOString() },
    budget: { amount: '1000.00', token_worth: '0.50', ...budget },
    items: items.map((item, index) => ({ texts, code: `item-${index}`, ...item })),
  }) as unknown as Campaign;

const play = (day: number, cash: bigint, more: Partial<PastPlay['play']> = {}): PastPlay => ({
  play: {
    ...{ category: 'slots', provider: 'P', game: 'g', cashMinor: cash, bonusMinor: 0n },
    ...{ payoutCashMinor: 0n, payoutBonusMinor: 0n, oddsMilli: null },
    ...{ isVoid: false, isFreeBet: false, isCashedOut: false, isBothSides: false },
    ...more,
  },
  ...{ at: at(day), localDate: `2026-11-${String(day).padStart(2, '0')}`, seq: BigInt(day) },
  edgeBp: 400,
});

const player = (playerId: string, more: Partial<PastPlayer> = {}): PastPlayer => ({
  playerId,
  facts: {
    ...{ level: 1, country: 'PH', registeredAt: new Date(0), verifiedLevel: 0 },
    ...{ depositCount: 0, lastSeenAt: at(14), affiliateCode: null },
  },
  plays: [],
  deposits: [],
  spins: [],
  miniRounds: [],
  referrerId: null,
  ...more,
});

const level = (verifiedLevel: number): Pick<PastPlayer, 'facts'> => ({
  facts: { ...player('').facts, verifiedLevel },
});

/** Somebody whom `host` invited and who signed up on a day. */
const friend = (playerId: string, day: number, more: Partial<PastPlayer>): PastPlayer => ({
  ...player(playerId, more),
  referrerId: 'host',
  facts: { ...(more.facts ?? player('').facts), registeredAt: at(day, 0) },
});

const deposit = (day: number, amountMinor: bigint, number = 1) => ({
  ...{ amountMinor, number, methodCode: 'gcash', at: at(day) },
});

/** Basis, grants and cost of the first item of a campaign. */
function looked(items: object[], players: PastPlayer[], budget?: object) {
  const world = { from, to, zone: 'UTC', exponent: 2, sportsEdgeBp: 500, referralPercent: 10 };
  const preview = previewCampaign({ ...world, campaign: campaignOf(items, budget) });
  for (const one of players) preview.add(one);
  const [item] = preview.finish();
  return item;
}
const sums = (...of: Parameters<typeof looked>) => {
  const item = looked(...of);
  return [item?.basis, item?.grants, item?.costMinor, item?.refused];
};

const cash = (amount: string) => ({ kind: 'cash', amount });

describe('what a campaign would have given', () => {
  it.each<[string, object, PastPlayer[], unknown[]]>([
    [
      'a match of deposits that fit its rule',
      {
        kind: 'bonus',
        trigger: { on: 'deposit', deposit: { min: '50.00', numbers: [1, 2] } },
        grant: { percent: 50, max: '30.00' },
      },
      [
        player('a', {
          deposits: [deposit(2, 4_000n), deposit(3, 5_000n, 2), deposit(4, 9_000n, 3)],
        }),
        player('b', { deposits: [deposit(2, 100_000n)] }),
      ],
      ['deposits', 2, 2_500n + 3_000n, 0],
    ],
    [
      'tokens of a sign-up, at their worth',
      { kind: 'tokens', trigger: { on: 'signup' }, amount: '10' },
      [player('a'), player('b', { facts: { ...player('b').facts, registeredAt: at(3) } })],
      ['signups', 1, 500n, 0],
    ],
    [
      'a free bet to everybody who was there',
      { kind: 'free_bet', trigger: { on: 'claim' }, amount: '5.00' },
      [player('a'), player('b', { plays: [play(2, 100n)] })],
      ['active', 1, 500n, 0],
    ],
    [
      'a mission in each of its periods',
      { kind: 'mission', period: 'day', metric: 'rounds', target: 2, prize: cash('1.00') },
      [
        player('a', {
          plays: [play(2, 100n), play(2, 100n), play(3, 100n), play(4, 1n), play(4, 1n)],
        }),
      ],
      ['plays', 2, 200n, 0],
    ],
    [
      'a mission of deposits',
      { kind: 'mission', period: 'once', metric: 'deposit_sum', target: 90, prize: cash('4.00') },
      [player('a', { deposits: [deposit(2, 5_000n), deposit(9, 4_000n, 2)] })],
      ['deposits', 1, 400n, 0],
    ],
    [
      'places of a race, each week anew',
      {
        ...{ kind: 'race', metric: 'turnover', entry: 'auto', repeat: 'week' },
        prizes: [
          { from: 1, to: 1, prize: cash('10.00') },
          { from: 2, to: 2, prize: cash('5.00') },
        ],
      },
      [
        player('a', { plays: [play(3, 900n), play(10, 100n)] }),
        player('b', { plays: [play(3, 800n)] }),
        player('c', { plays: [play(3, 700n)] }),
      ],
      ['plays', 3, 2_500n, 0],
    ],
    [
      'a turn of the wheel a date, at what it is worth on the average',
      {
        kind: 'wheel',
        segments: [
          { label: 'a', weight: 3, prize: { kind: 'none' } },
          { label: 'b', weight: 1, prize: cash('4.00') },
        ],
      },
      [player('a', { plays: [play(2, 1n), play(2, 1n), play(3, 1n)] })],
      ['plays', 2, 200n, 0],
    ],
    [
      // 1000.00 at 400 bp, rate 1000 bp.
      'rakeback of every stake',
      { kind: 'rakeback', rates: [{ level: 0, rate_bp: 1_000 }], claim: 'any' },
      [player('a', { plays: [play(2, 60_000n), play(3, 40_000n)] })],
      ['plays', 1, 400n, 0],
    ],
    [
      'cashback of what each day lost',
      { kind: 'cashback', period: 'day', rates: [{ level: 0, rate_bp: 1_000 }], max: '5.00' },
      [
        player('a', {
          plays: [play(2, 1_000n), play(3, 9_000n), play(4, 500n, { payoutCashMinor: 900n })],
        }),
      ],
      ['plays', 2, 600n, 0],
    ],
    [
      'a reload by level and turnover',
      {
        kind: 'reload',
        base: [{ level: 1, amount: '2.00' }],
        rates: [{ level: 0, rate_bp: 100 }],
        ...{ parts: 3, every_hours: 24 },
      },
      [player('a', { plays: [play(2, 10_000n)] })],
      ['active', 1, 300n, 0],
    ],
    [
      'a pot: its opening and its share',
      { kind: 'jackpot', pot: 'draw', share_bp: 100, opening: '50.00' },
      [player('a', { plays: [play(2, 10_000n)] })],
      ['plays', 1, 5_100n, 0],
    ],
    [
      'a mission of spins in each of its periods',
      { kind: 'mission', period: 'week', metric: 'spins', target: 2, prize: cash('3.00') },
      // Monday the 2nd and 9th begin the weeks.
      [player('a', { spins: [at(3), at(4), at(5), at(9)] })],
      ['spins', 1, 300n, 0],
    ],
    [
      'a mission of identity by the level of now, once to everybody who was there',
      { kind: 'mission', period: 'once', metric: 'verify', target: 2, prize: cash('3.00') },
      [
        player('a', { ...level(2), plays: [play(2, 1n), play(9, 1n)] }),
        player('b', { ...level(1), plays: [play(2, 1n)] }),
        player('c', level(3)),
      ],
      ['active', 1, 300n, 0],
    ],
    [
      'rounds with tokens that were played, at what one takes from the budget',
      {
        ...{ kind: 'minigame', game: 'match', cost: 10 },
        table: [
          { prize: { kind: 'token', amount: '20' } },
          { prize: { kind: 'none' } },
          { prize: cash('6.00'), worth: 12 },
          { prize: cash('2.00'), worth: 4 },
        ],
      },
      [
        player('a', {
          miniRounds: [
            { game: 'match', at: at(2) },
            { game: 'pick', at: at(2) },
            { game: 'match', at: at(3) },
          ],
        }),
      ],
      ['rounds', 2, 400n, 0],
    ],
    [
      // 250.00 at 400 bp, a tenth of it = 1.00.
      'friends: both prizes, the tier they reach, and the share of what they staked',
      {
        ...{ kind: 'referral', percent: 10, within_days: 5, min_deposit: '50.00' },
        ...{ min_turnover: '100.00', friend_prize: cash('4.00'), own_prize: cash('9.00') },
        tiers: [{ from: 2, prize: cash('30.00') }],
      },
      [
        friend('a', 3, { deposits: [deposit(4, 5_000n)], plays: [play(5, 15_000n)] }),
        friend('b', 3, { deposits: [deposit(4, 5_000n)], plays: [play(7, 10_000n)] }),
        // Too late, too little, nobody's, and of another time.
        friend('c', 3, { deposits: [deposit(8, 5_000n)], plays: [play(8, 0n)] }),
        friend('d', 3, { deposits: [deposit(4, 4_999n)] }),
        { ...friend('e', 3, { deposits: [deposit(4, 5_000n)] }), referrerId: null },
        friend('f', -3, { deposits: [deposit(4, 5_000n)], plays: [play(5, 10_000n)] }),
      ],
      ['friends', 6, 2n * 400n + 2n * 900n + 3_000n + 100n, 0],
    ],
    [
      'friends who had to prove who they are',
      {
        ...{ kind: 'referral', percent: 10, within_days: 5, must_verify: true },
        own_prize: cash('9.00'),
      },
      [friend('a', 3, level(1)), friend('b', 3, level(0))],
      ['friends', 1, 900n, 0],
    ],
  ])('is %s', (_, item, players, wanted) => {
    expect(sums([item], players)).toEqual(wanted);
  });

  const gift = { kind: 'free_bet', trigger: { on: 'claim' }, amount: '5.00' };
  const three = ['a', 'b', 'c'].map((id, index) => player(id, { plays: [play(2 + index, 1n)] }));

  it.each<[string, object, object, unknown[]]>([
    ['its amount', { amount: '12.00' }, {}, ['active', 2, 1_000n, 1]],
    ['its number of grants', { grants: 1 }, {}, ['active', 1, 500n, 2]],
    ['its day', { per_day: 1 }, {}, ['active', 3, 1_500n, 0]],
    ["its campaign's amount", {}, { amount: '9.00' }, ['active', 1, 500n, 2]],
  ])('ends with %s', (_, budget, whole, wanted) => {
    expect(sums([{ ...gift, budget }], three, whole)).toEqual(wanted);
  });

  it('is for whom the item is for, and names them, the most first', () => {
    const rich = player('b', { plays: [play(2, 1n)], facts: { ...player('b').facts, level: 5 } });
    expect(sums([{ ...gift, audience: { levels: { from: 5 } } }], [...three, rich])[1]).toBe(1);
    const item = {
      kind: 'mission',
      period: 'day',
      metric: 'rounds',
      target: 1,
      prize: cash('1.00'),
    };
    const busy = player('z', { plays: [play(2, 1n), play(3, 1n)] });
    expect(looked([item], [player('a', { plays: [play(2, 1n)] }), busy])?.who).toEqual([
      { playerId: 'z', grants: 2, costMinor: 200n },
      { playerId: 'a', grants: 1, costMinor: 100n },
    ]);
  });
});
