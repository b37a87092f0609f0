import { expect, it } from 'vitest';
import type { BetRecord, LegRecord } from './bet-record.ts';
import { explainBet } from './explain-bet.ts';

const leg: LegRecord = {
  legNo: 0,
  eventId: 'e',
  leagueName: 'L',
  startTime: new Date(0),
  startDay: null,
  eventName: null,
  eventNames: null,
  homeName: 'H',
  awayName: 'A',
  homeNames: {},
  awayNames: {},
  marketId: 'm',
  selectionId: 's',
  sport: 'football',
  marketKind: '1x2',
  outcome: 'home',
  lineQuarters: null,
  param: null,
  acceptedHomeScore: null,
  acceptedAwayScore: null,
  oddsMilli: 2000,
  isLive: false,
  isAntepost: false,
  acceptedAt: new Date(0),
  status: 'settled',
  result: 'won',
  multiplier: '2',
  placeMultiplier: null,
  placeTerms: null,
  areTermsFixed: false,
  settledAs: null,
  isEarly: false,
  homeScore: 2,
  awayScore: 1,
};
const bet: BetRecord = {
  id: 'b',
  siteId: 's',
  playerId: 'p',
  currency: 'USD',
  betType: 'single',
  unitStakeMinor: 1000n,
  lineCount: 1,
  sizes: [],
  bankers: [],
  isEachWay: false,
  oddsMilli: 2000,
  stakeMinor: 1000n,
  potentialMinor: 2000n,
  voucherId: null,
  voucherKind: null,
  bonusMinor: 0n,
  rulesVersion: 1,
  placedAt: new Date(0),
  status: 'settled',
  result: 'won',
  payoutMinor: 2000n,
  cashedUnitMinor: 0n,
  cashedPaidMinor: 0n,
  cashOuts: [],
  cashOutRule: null,
  editedFrom: null,
  editedTo: null,
  revision: 1,
  settledAt: new Date(0),
  legs: [leg],
};
const lost: LegRecord = { ...leg, legNo: 1, result: 'lost', multiplier: '0' };
const open: LegRecord = { ...leg, legNo: 1, status: 'open', result: null, multiplier: null };
const handicap: LegRecord = {
  ...leg,
  marketKind: 'asian-handicap',
  lineQuarters: -2,
  isLive: true,
  acceptedHomeScore: 1,
  acceptedAwayScore: 1,
};

const pick = {
  ...{ selectionId: 's', marketId: 'm', marketKind: 'both-score', outcome: 'no', param: null },
  ...{ lineQuarters: null, pickedPlayerId: null, playerName: null },
};
const builderLostEarly: LegRecord = {
  ...{ ...leg, isEarly: true, result: 'lost', multiplier: '0' },
  picks: [pick, { ...pick, result: 'lost' }],
};

const told = (record: Partial<BetRecord>): string[] =>
  explainBet({ ...bet, ...record }, (minor) => (Number(minor) / 100).toFixed(2)).map(
    ({ leg_no, rule, params }) => [leg_no ?? '-', rule, ...Object.values(params)].join(' '),
  );

it.each<[what: string, record: Partial<BetRecord>, lines: string[]]>([
  ['a single', {}, ['0 finalScore 2 2:1', '- legsMultiplied 10.00 2 20.00']],
  [
    'a parlay',
    { betType: 'parlay', legs: [leg, { ...leg, legNo: 1 }], payoutMinor: 4000n },
    ['0 finalScore 2 2:1', '1 finalScore 2 2:1', '- legsMultiplied 10.00 2 × 2 40.00'],
  ],
  [
    'a parlay that one leg lost, others open',
    { betType: 'parlay', legs: [lost, open], result: 'lost', payoutMinor: 0n },
    ['1 finalScore 0 2:1', '- parlayLost 2'],
  ],
  [
    'a handicap in play',
    { legs: [handicap] },
    ['0 restOfMatch 2 2:1 1:1 1:0', '- legsMultiplied 10.00 2 20.00'],
  ],
  [
    'a void match',
    {
      status: 'voided',
      result: 'void',
      payoutMinor: 1000n,
      legs: [
        {
          ...leg,
          status: 'voided',
          result: 'void',
          multiplier: '1',
          homeScore: null,
          awayScore: null,
        },
      ],
    },
    ['0 eventVoid 1', '- stakeBack 10.00'],
  ],
  [
    'a free bet',
    { voucherId: 'v', voucherKind: 'free_bet', payoutMinor: 1000n },
    ['0 finalScore 2 2:1', '- legsMultiplied 10.00 2 10.00', '- freeBetStake 10.00'],
  ],
  [
    'a system',
    { betType: 'system', lineCount: 3, stakeMinor: 3000n, sizes: [2] },
    ['0 finalScore 2 2:1', '- systemPays 10.00 3 20.00'],
  ],
  [
    'what was decided before the end',
    { legs: [{ ...leg, isEarly: true, homeScore: 1, awayScore: 0 }] },
    ['0 decidedEarly 2 1:0', '- legsMultiplied 10.00 2 20.00'],
  ],
  [
    'a builder that a pick lost before the end',
    { legs: [builderLostEarly], result: 'lost', payoutMinor: 0n },
    ['0 builderLostEarly 0 2:1 2', '- legsMultiplied 10.00 0 0.00'],
  ],
  ['a bet that is open', { legs: [open], status: 'accepted', result: null, payoutMinor: null }, []],
])('explains %s', (_what, record, lines) => {
  expect(told(record)).toEqual(lines);
});

it('a leg at a plainly wrong price tells both prices, and what the rule makes of it', () => {
  const prices = { takenMilli: 5_000, rightMilli: 1_500 };
  const priced: LegRecord = { ...leg, palpable: { rule: 'right-price', ...prices } };
  const voided: LegRecord = {
    ...leg,
    status: 'voided',
    result: 'void',
    multiplier: '1',
    palpable: { rule: 'void', ...prices },
  };
  const rulesOf = (one: LegRecord): unknown[] =>
    explainBet({ ...bet, legs: [one] }, String)
      .filter(({ leg_no: no }) => no === 0)
      .map(({ rule, params }) => [rule, params['taken'], params['right']]);
  expect(rulesOf(priced)).toEqual([
    ['wrongPrice', '5.00', '1.50'],
    ['finalScore', undefined, undefined],
  ]);
  expect(rulesOf(voided)).toEqual([['wrongPriceVoid', '5.00', '1.50']]);
});
