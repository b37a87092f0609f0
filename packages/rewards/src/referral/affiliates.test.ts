import { describe, expect, it } from 'vitest';
import {
  isPostbackTemplate,
  nextTryAt,
  postbackUrl,
  readStatement,
  revenueOf,
  signatureLine,
  statementText,
  type AffiliatePlan,
  type PlayerFigures,
} from './index.ts';
import type { PostbackValues } from './postback.ts';

const plan: AffiliatePlan = {
  percentBp: 2_500,
  cpaMinor: 1_000n,
  cpaMinDepositMinor: 5_000n,
  feeBp: 200,
  taxBp: 1_000,
  isLossCarried: true,
};
const player = (more: Partial<PlayerFigures> = {}): PlayerFigures => ({
  alias: 'b1',
  signedUpAt: '2026-11-01T00:00:00.000Z',
  ftdAt: '2026-11-02T00:00:00.000Z',
  ftdMinor: 5_000n,
  isFtdInPeriod: true,
  depositsMinor: 10_000n,
  turnoverMinor: 50_000n,
  ggrMinor: 4_000n,
  rewardsMinor: 500n,
  jackpotsMinor: 100n,
  ...more,
});
const head = {
  ...{ affiliate: 'partner', currency: 'PHP', from: '2026-11-01', to: '2026-12-01' },
  ...{ keyId: 'k1', site: 'casino1' },
};
const totals = { clicks: 7, signups: 2, carriedInMinor: 0n };
const amount = (minor: bigint): string => `${minor}`;

describe('a partner’s player', () => {
  it('leaves the house what rewards, jackpots, payments and taxes leave', () => {
    // Fees 200 of 10000, taxes 400 of 4000.
    expect(revenueOf(plan, player())).toEqual({
      ...{ feesMinor: 200n, taxesMinor: 400n, ngrMinor: 2_800n, cpaMinor: 1_000n },
      shareMinor: 700n,
    });
  });

  it.each([
    [{ ftdMinor: 4_999n }, 0n],
    [{ isFtdInPeriod: false }, 0n],
    [{}, 1_000n],
  ])('with %o brings %i once', (more, cpa) => {
    expect(revenueOf(plan, player(more)).cpaMinor).toBe(cpa);
  });
});

describe('a statement', () => {
  it('has lines of sorted keys, players by alias, and a share of the sum', () => {
    const loser = player({ alias: 'a1', ggrMinor: -1_000n, isFtdInPeriod: false });
    const { text, payableMinor } = statementText(head, plan, [player(), loser], totals, amount);
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      '{"affiliate":"partner","currency":"PHP","from":"2026-11-01","key_id":"k1","kind":"header","plan":{"carry_loss":true,"cpa":"1000","cpa_min_deposit":"5000","fee_bp":200,"percent_bp":2500,"tax_bp":1000},"site":"casino1","to":"2026-12-01","version":1}',
    );
    expect(lines.map((line) => (JSON.parse(line) as { alias?: string }).alias)).toEqual([
      undefined,
      'a1',
      'b1',
      undefined,
    ]);
    // 2800 of the one and -1800 of the other: a quarter of 1000, and the first deposit's 1000.
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ ngr: '1000', share: '250', ftds: 1 });
    expect(payableMinor).toBe(1_250n);
  });

  it('carries a loss on only where the plan says so', () => {
    const loss = [player({ ggrMinor: -4_000n, isFtdInPeriod: false })];
    const carried = statementText(head, plan, loss, totals, amount);
    expect(carried).toMatchObject({ carriedOutMinor: -4_800n, payableMinor: 0n });
    const dropped = statementText(head, { ...plan, isLossCarried: false }, loss, totals, amount);
    expect(dropped.carriedOutMinor).toBe(0n);
  });

  it('is taken apart into what is signed and the signature', () => {
    const { text } = statementText(head, plan, [player()], totals, amount);
    expect(readStatement(text + signatureLine('c2ln'))).toEqual({
      ...{ signed: text, keyId: 'k1', sig: 'c2ln' },
    });
    for (const broken of ['', 'no statement', '{}\n{}\n']) expect(readStatement(broken)).toBeNull();
  });
});

describe('a postback', () => {
  const values: PostbackValues = {
    ...{ event: 'ftd' as const, event_id: 'e1', click_id: 'a b&c', amount: '50.00' },
    ...{ currency: 'PHP', at: '2026-11-28T00:00:00.000Z' },
  };

  it('fills the places of its template, each encoded', () => {
    expect(postbackUrl('https://p.example/?c={click_id}&e={event}&i={event_id}', values)).toBe(
      'https://p.example/?c=a%20b%26c&e=ftd&i=e1',
    );
  });

  it.each([
    ['https://p.example/cb?c={click_id}', true],
    ['http://p.example/cb', false],
    ['https://user:word@p.example/cb', false],
    ['https://p.example/{secret}', false],
    ['nonsense', false],
  ])('%s is a template: %s', (text, is) => {
    expect(isPostbackTemplate(text)).toBe(is);
  });

  it('is tried again after 1, 5, 30 minutes, 2, 6 and 24 hours, and then given up', () => {
    const now = new Date(0);
    const minutes = [1, 2, 3, 4, 5, 6, 7].map((failed) => {
      const next = nextTryAt(failed, now);
      return next && next.getTime() / 60_000;
    });
    expect(minutes).toEqual([1, 5, 30, 120, 360, 1440, null]);
  });
});
