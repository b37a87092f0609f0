import { describe, expect, it } from 'vitest';
import {
  changesOfRunning,
  problemText,
  readCampaign,
  type Campaign,
  type CampaignSite,
} from './index.ts';

const texts = { EN: { title: 'Title', body: '<p>Words</p>' }, ZH: { title: '标题' } };

const site: CampaignSite = {
  domainName: 'casino1',
  languages: ['EN', 'ZH'],
  exponent: 2,
  providers: ['REELS'],
  games: new Set(['REELS/fruits']),
  methods: ['gcash'],
  items: new Map([['old-bonus', 'bonus']]),
  place: {
    bonusWagerMax: null,
    isBonusFirstAllowed: true,
    isCashOutCapAllowed: true,
    areMixedProductsAllowed: true,
    areBonusesAllowed: true,
    areJackpotsAllowed: true,
    isVipAllowed: true,
  },
  sportsEdgeBp: 500,
  sanitise: (html) => html.replaceAll('<script>', ''),
};

const bonus = {
  kind: 'bonus',
  code: 'welcome',
  texts,
  trigger: { on: 'deposit', deposit: { min: '10.00', methods: ['gcash'] } },
  grant: { percent: 100, max: '100.00' },
  wagering: { multiplier_percent: 1000, base: 'bonus' },
  expires_hours: 168,
};
const mission = {
  kind: 'mission',
  code: 'daily',
  texts,
  period: 'day',
  metric: 'rounds',
  target: 20,
  prize: { kind: 'token', amount: '5' },
};
const race = {
  kind: 'race',
  code: 'weekend',
  texts,
  metric: 'turnover',
  entry: 'auto',
  starts_at: '2026-11-07T00:00:00+08:00',
  ends_at: '2026-11-09T00:00:00+08:00',
  prizes: [
    { from: 1, to: 1, prize: { kind: 'cash', amount: '500.00' } },
    { from: 2, to: 5, prize: { kind: 'cash', amount: '100.00' } },
  ],
};
const wheel = {
  kind: 'wheel',
  code: 'wheel',
  texts,
  segments: [
    { label: 'Nothing', weight: 5, prize: { kind: 'none' } },
    { label: 'Five', weight: 5, prize: { kind: 'token', amount: '5' } },
  ],
};
const jackpot = {
  kind: 'jackpot',
  code: 'pot',
  texts,
  pot: 'must_hit_by',
  share_bp: 50,
  opening: '100.00',
  must_hit_by: '1000.00',
};
const tokens = (amount: string, weight?: number) => ({ prize: { kind: 'token', amount }, weight });
const pick = {
  kind: 'minigame',
  code: 'pick',
  texts,
  game: 'pick',
  cost: 10,
  table: Array.from({ length: 9 }, () => tokens('9')),
};

const fileOf = (items: object[], change: object = {}) => ({
  format: 1,
  site: 'casino1',
  campaign: 'november',
  starts_at: '2026-11-01T00:00:00+08:00',
  ends_at: '2026-12-01T00:00:00+08:00',
  budget: { amount: '5000.00', token_worth: '0.50' },
  items,
  ...change,
});

const read = (file: unknown, of: CampaignSite | null = site) =>
  readCampaign(typeof file === 'string' ? file : JSON.stringify(file, null, 2), of);

/** What is found, each as `path: code`. */
const found = (file: unknown, of: CampaignSite | null = site): string[] => {
  const answer = read(file, of);
  return answer.ok ? [] : answer.problems.map(({ path, code }) => `${path}: ${code}`);
};

it('reads a file of every kind that stands here', () => {
  expect(found(fileOf([bonus, mission, race, wheel, jackpot, pick]))).toEqual([]);
});

describe('the form', () => {
  it.each([
    ['not JSON', '{"format": 1,', ': notJson'],
    ['a comment', '// x\n{}', ': notJson'],
    ['a field too many', fileOf([{ ...bonus, colour: 'red' }]), 'items[0].colour: unknownField'],
    [
      'a field too few',
      fileOf([{ ...bonus, expires_hours: undefined }]),
      'items[0].expires_hours: missingField',
    ],
    [
      'another kind of value',
      fileOf([{ ...bonus, expires_hours: '168' }]),
      'items[0].expires_hours: wrongType',
    ],
    [
      'a number too small',
      fileOf([{ ...bonus, expires_hours: 0 }]),
      'items[0].expires_hours: belowMinimum',
    ],
    [
      'a number too large',
      fileOf([{ ...bonus, expires_hours: 9999 }]),
      'items[0].expires_hours: aboveMaximum',
    ],
    ['a bad code', fileOf([{ ...bonus, code: 'Welcome!' }]), 'items[0].code: badCode'],
    ['a bad time', fileOf([bonus], { starts_at: '2026-11-01' }), 'starts_at: badTime'],
    [
      'a time that is none',
      fileOf([bonus], { starts_at: '2026-13-01T00:00:00Z' }),
      'starts_at: badTime',
    ],
    ['a bad amount', fileOf([bonus], { budget: { amount: '-5' } }), 'budget.amount: badAmount'],
    ['a number as amount', fileOf([bonus], { budget: { amount: 5 } }), 'budget.amount: wrongType'],
    ['a kind that is none', fileOf([{ ...bonus, kind: 'gift' }]), 'items[0].kind: wrongType'],
    ['no items', fileOf([]), 'items: belowMinimum'],
    [
      'no English',
      fileOf([{ ...bonus, texts: { ZH: { title: '标题' } } }]),
      'items[0].texts.EN: missingField',
    ],
    [
      'half a grant',
      fileOf([{ ...bonus, grant: { percent: 100 } }]),
      'items[0].grant.max: missingField',
    ],
    [
      'a category that is none',
      fileOf([{ ...mission, filter: { categories: ['poker'] } }]),
      'items[0].filter.categories[0]: unknownCategory',
    ],
  ])('refuses %s', (_, file, problem) => {
    expect(found(file)).toContain(problem);
  });

  it('names the line of each problem, in the order of the file', () => {
    const file = fileOf([{ ...bonus, expires_hours: 0 }], { campaign: 'Bad!' });
    const answer = read(file);
    const lines = JSON.stringify(file, null, 2).split('\n');
    if (answer.ok) throw new Error('it has two faults');
    expect(answer.problems.map(({ line }) => lines[line - 1]?.trim().split(':')[0])).toEqual([
      '"campaign"',
      '"expires_hours"',
    ]);
    expect(
      problemText(answer.problems[1] ?? { line: 0, path: '', code: 'notJson', words: '' }),
    ).toMatch(/^\d+: items\[0\]\.expires_hours: belowMinimum: must be at least 1$/);
  });
});

describe('the whole', () => {
  const circle = [
    { ...mission, code: 'one', requires: ['two'] },
    { ...mission, code: 'two', requires: ['one'] },
  ];
  const group = { ...bonus, stacking_group: 'welcome' };
  it.each([
    ['a site that is none', fileOf([bonus]), 'site: unknownSite', null],
    ['a code twice', fileOf([bonus, bonus]), 'items[1].code: duplicateCode'],
    [
      'a code of another campaign',
      fileOf([{ ...bonus, code: 'old-bonus' }]),
      'items[0].code: duplicateCode',
    ],
    [
      'a template that is nowhere',
      fileOf([{ ...mission, prize: { kind: 'bonus', template: 'gone', amount: '1.00' } }]),
      'items[0].prize.template: unknownCode',
    ],
    [
      'a template of another kind',
      fileOf([bonus, { ...mission, prize: { kind: 'free_bet', template: 'welcome' } }]),
      'items[1].prize.template: unknownCode',
    ],
    ['missions in a circle', fileOf(circle), 'items[0].requires: circular'],
    [
      'a language the site has not',
      fileOf([{ ...bonus, texts: { ...texts, RU: { title: 'x' } } }]),
      'items[0].texts.RU: unknownLanguage',
    ],
    [
      'a language that is missing',
      fileOf([{ ...bonus, texts: { EN: { title: 'x' } } }]),
      'items[0].texts: languageMissing',
    ],
    [
      'a text that is not safe',
      fileOf([{ ...bonus, texts: { ...texts, EN: { title: 'x', body: '<script>' } } }]),
      'items[0].texts.EN.body: unsafeText',
    ],
    [
      'a provider that is none',
      fileOf([{ ...mission, filter: { games: [{ provider: 'GONE', game: 'x' }] } }]),
      'items[0].filter.games[0].provider: unknownProvider',
    ],
    [
      'a game that is none',
      fileOf([{ ...mission, filter: { games: [{ provider: 'REELS', game: 'x' }] } }]),
      'items[0].filter.games[0].game: unknownGame',
    ],
    [
      'a way to pay that is none',
      fileOf([
        { ...bonus, trigger: { on: 'deposit', deposit: { min: '1', methods: ['cheque'] } } },
      ]),
      'items[0].trigger.deposit.methods[0]: unknownMethod',
    ],
    [
      'an end before the start',
      fileOf([bonus], { ends_at: '2026-10-01T00:00:00Z' }),
      'ends_at: windowBackwards',
    ],
    [
      'an item outside its campaign',
      fileOf([{ ...bonus, starts_at: '2026-10-01T00:00:00Z' }]),
      'items[0].starts_at: windowOutside',
    ],
    [
      'a wheel that cannot stop',
      fileOf([{ ...wheel, segments: wheel.segments.map((one) => ({ ...one, weight: 0 })) }]),
      'items[0].segments: oddsImpossible',
    ],
    [
      'a race with a gap',
      fileOf([{ ...race, prizes: [race.prizes[0], { ...race.prizes[1], from: 3 }] }]),
      'items[0].prizes[1]: oddsImpossible',
    ],
    [
      'a table of the wrong length',
      fileOf([{ ...pick, table: pick.table.slice(1) }]),
      'items[0].table: oddsImpossible',
    ],
    [
      'a game that gives more than it takes',
      fileOf([{ ...pick, cost: 8 }]),
      'items[0].table: rtpTooHigh',
    ],
    [
      'a pot without room',
      fileOf([{ ...jackpot, must_hit_by: '100.00' }]),
      'items[0].must_hit_by: oddsImpossible',
    ],
    [
      'more back than sports keep',
      fileOf([
        {
          kind: 'rakeback',
          code: 'back',
          texts,
          rates: [{ level: 0, rate_bp: 1000 }],
          claim: 'any',
          sports_edge_bp: 501,
        },
      ]),
      'items[0].sports_edge_bp: rtpTooHigh',
    ],
    [
      'gifts without a budget',
      fileOf([{ ...mission, prize: { kind: 'cash', amount: '1' } }], { budget: { amount: '0' } }),
      'items[0].budget: budgetMissing',
    ],
    [
      'tokens of no worth',
      fileOf([mission], { budget: { amount: '5' } }),
      'budget.token_worth: budgetMissing',
    ],
    [
      'a prize above the budget',
      fileOf([{ ...mission, prize: { kind: 'cash', amount: '5001' } }]),
      'items[0].prize: prizeAboveBudget',
    ],
    [
      'a race above its budget',
      fileOf([{ ...race, budget: { amount: '899.99' } }]),
      'items[0].prizes: prizeAboveBudget',
    ],
    [
      'two of a group',
      fileOf([group, { ...group, code: 'second' }]),
      'items[1].stacking_group: stackingOverlap',
    ],
    [
      'a short code for money',
      fileOf([{ ...bonus, trigger: { on: 'code', code: 'GIFT-77' } }]),
      'items[0].trigger.code: codeTooShort',
    ],
  ] as const)('refuses %s', (_, file, problem, of: CampaignSite | null = site) => {
    expect(found(file, of)).toContain(problem);
  });

  it('lets groups stand one after the other', () => {
    const first = { ...group, ends_at: '2026-11-10T00:00:00+08:00' };
    const second = { ...group, code: 'second', starts_at: '2026-11-10T00:00:00+08:00' };
    expect(found(fileOf([first, second]))).toEqual([]);
  });
});

describe('the place', () => {
  const strict: CampaignSite = {
    ...site,
    place: {
      bonusWagerMax: 10,
      isBonusFirstAllowed: false,
      isCashOutCapAllowed: false,
      areMixedProductsAllowed: false,
      areBonusesAllowed: true,
      areJackpotsAllowed: false,
      isVipAllowed: false,
    },
  };
  const wagering = (change: object) => ({ ...bonus, wagering: { ...bonus.wagering, ...change } });
  it.each([
    [wagering({ multiplier_percent: 1001 }), 'items[0].wagering: wagerTooHigh'],
    [
      wagering({ weights: [{ category: 'table', weight_bp: 9999 }] }),
      'items[0].wagering: wagerTooHigh',
    ],
    [
      wagering({ base: 'bonus_and_deposit', multiplier_percent: 501 }),
      'items[0].wagering: wagerTooHigh',
    ],
    [{ ...bonus, order: 'bonus_first' }, 'items[0].order: orderForbidden'],
    [{ ...bonus, max_cash_out: { amount: '10.00' } }, 'items[0].max_cash_out: cashOutCapForbidden'],
    [jackpot, 'items[0]: jackpotForbidden'],
    [{ ...bonus, audience: { levels: { from: 2 } } }, 'items[0]: vipForbidden'],
    [{ ...mission, filter: { categories: ['slots', 'bingo'] } }, 'items[0]: mixedProducts'],
  ])('refuses %o', (item, problem) => {
    expect(found(fileOf([item]), strict)).toContain(problem);
  });

  it.each([
    wagering({}),
    wagering({ base: 'bonus_and_deposit', multiplier_percent: 500 }),
    wagering({ default_weight_bp: 0, weights: [{ category: 'slots', weight_bp: 10000 }] }),
    { ...mission, filter: { categories: ['slots', 'arcade'] } },
    mission,
  ])('lets %o be', (item) => {
    expect(found(fileOf([item]), strict)).toEqual([]);
  });

  it('forbids bonuses where the law does', () => {
    const none = { ...strict, place: { ...strict.place, areBonusesAllowed: false } };
    expect(found(fileOf([bonus]), none)).toContain('items[0]: bonusForbidden');
  });

  it('lets nobody earn by one product what is played in another', () => {
    const free = {
      kind: 'free_bet',
      code: 'bet',
      texts,
      trigger: { on: 'claim' },
      amount: '5.00',
      expires_hours: 24,
    };
    const earned = {
      ...mission,
      filter: { categories: ['slots'] },
      prize: { kind: 'free_bet', template: 'bet' },
    };
    expect(found(fileOf([free, earned]), strict)).toEqual(['items[1]: mixedProducts']);
    const inSport = { ...earned, filter: { categories: ['sportsbook'] } };
    expect(found(fileOf([free, inSport]), strict)).toEqual([]);
  });
});

describe('a campaign that runs', () => {
  const running = fileOf([bonus, mission]) as unknown as Campaign;
  const changes = (after: object) =>
    changesOfRunning(running, after as Campaign).map(({ path }) => path.join('.'));
  it('may change its texts, its end and larger budgets, and gain items', () => {
    const renamed = {
      ...bonus,
      texts: { ...texts, EN: { title: 'Another' } },
      ends_at: '2026-11-20T00:00:00Z',
    };
    const after = fileOf([renamed, mission, wheel], {
      ends_at: '2026-12-05T00:00:00Z',
      budget: { amount: '6000.00', token_worth: '0.50' },
    });
    expect(changes(after)).toEqual([]);
  });

  it('changes nothing that players have agreed to', () => {
    expect(changes(fileOf([{ ...bonus, expires_hours: 24 }, mission]))).toEqual([
      'items.0.expires_hours',
    ]);
    expect(changes(fileOf([bonus]))).toEqual(['items']);
    expect(
      changes(fileOf([bonus, mission], { budget: { amount: '10.00', token_worth: '0.50' } })),
    ).toEqual(['budget.amount']);
    expect(changes(fileOf([bonus, mission], { starts_at: '2026-11-02T00:00:00Z' }))).toEqual([
      'starts_at',
    ]);
  });
});
