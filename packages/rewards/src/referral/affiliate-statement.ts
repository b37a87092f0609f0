import { shareOf } from '../prize.ts';
import { affiliateShare } from './referral-plan.ts';

/** What a partner is paid by. */
export interface AffiliatePlan {
  percentBp: number;
  /** For a player whose first deposit reaches the least. */
  cpaMinor: bigint;
  cpaMinDepositMinor: bigint;
  /** Cost of payments, of what was deposited. */
  feeBp: number;
  /** Taxes on the gross revenue. */
  taxBp: number;
  isLossCarried: boolean;
}

/** What a partner's player did in a period, minor units. */
export interface PlayerFigures {
  alias: string;
  signedUpAt: string;
  /** The first deposit ever; null: none yet. */
  ftdAt: string | null;
  ftdMinor: bigint;
  isFtdInPeriod: boolean;
  depositsMinor: bigint;
  turnoverMinor: bigint;
  /** Cash staked less cash returned. */
  ggrMinor: bigint;
  rewardsMinor: bigint;
  jackpotsMinor: bigint;
}

interface PlayerRevenue {
  feesMinor: bigint;
  taxesMinor: bigint;
  ngrMinor: bigint;
  cpaMinor: bigint;
  /** Of this player alone; the statement's share is that of the sum. */
  shareMinor: bigint;
}

const atLeast0 = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** What of a player's play is the house's own, and what the partner gets for the player. */
export function revenueOf(plan: AffiliatePlan, player: PlayerFigures): PlayerRevenue {
  const feesMinor = shareOf(atLeast0(player.depositsMinor), plan.feeBp);
  const taxesMinor = shareOf(atLeast0(player.ggrMinor), plan.taxBp);
  const given = player.rewardsMinor + player.jackpotsMinor;
  const ngrMinor = player.ggrMinor - given - feesMinor - taxesMinor;
  const isCpa = player.isFtdInPeriod && player.ftdMinor >= plan.cpaMinDepositMinor;
  return {
    feesMinor,
    taxesMinor,
    ngrMinor,
    cpaMinor: isCpa ? plan.cpaMinor : 0n,
    shareMinor: shareOf(atLeast0(ngrMinor), plan.percentBp),
  };
}

interface StatementHead {
  affiliate: string;
  currency: string;
  /** Dates, the end excluded. */
  from: string;
  to: string;
  keyId: string;
  site: string;
}

interface StatementSums {
  carriedOutMinor: bigint;
  payableMinor: bigint;
}

/** One line of JSON with sorted keys and no spaces. */
const line = (fields: Record<string, unknown>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))}\n`;

/**
 * The lines of a statement before its signature: header, players by alias, total (wire-rewards 11).
 * `amount` writes minor units as decimal text of the currency.
 */
export function statementText(
  head: StatementHead,
  plan: AffiliatePlan,
  figures: readonly PlayerFigures[],
  totals: { clicks: number; signups: number; carriedInMinor: bigint },
  amount: (minor: bigint) => string,
): { text: string } & StatementSums {
  const players = figures
    .map((player) => ({ player, revenue: revenueOf(plan, player) }))
    .toSorted((a, b) => (a.player.alias < b.player.alias ? -1 : 1));
  const sum = (read: (one: (typeof players)[number]) => bigint): bigint =>
    players.reduce((all, one) => all + read(one), 0n);
  const ngrMinor = sum(({ revenue }) => revenue.ngrMinor);
  const cpaMinor = sum(({ revenue }) => revenue.cpaMinor);
  const { shareMinor, carriedOutMinor } = affiliateShare(ngrMinor, plan, totals.carriedInMinor);
  const header = line({
    ...{ kind: 'header', version: 1, affiliate: head.affiliate, currency: head.currency },
    ...{ from: head.from, to: head.to, key_id: head.keyId, site: head.site },
    plan: {
      carry_loss: plan.isLossCarried,
      cpa: amount(plan.cpaMinor),
      cpa_min_deposit: amount(plan.cpaMinDepositMinor),
      fee_bp: plan.feeBp,
      percent_bp: plan.percentBp,
      tax_bp: plan.taxBp,
    },
  });
  const rows = players.map(({ player, revenue }) =>
    line({
      ...{ kind: 'player', alias: player.alias, signed_up_at: player.signedUpAt },
      ftd_at: player.ftdAt,
      cpa: amount(revenue.cpaMinor),
      deposits: amount(player.depositsMinor),
      fees: amount(revenue.feesMinor),
      ggr: amount(player.ggrMinor),
      jackpots: amount(player.jackpotsMinor),
      ngr: amount(revenue.ngrMinor),
      rewards: amount(player.rewardsMinor),
      share: amount(revenue.shareMinor),
      taxes: amount(revenue.taxesMinor),
      turnover: amount(player.turnoverMinor),
    }),
  );
  const payableMinor = shareMinor + cpaMinor;
  const total = line({
    kind: 'total',
    ...{ carried_in: amount(totals.carriedInMinor), carried_out: amount(carriedOutMinor) },
    ...{ clicks: totals.clicks, signups: totals.signups },
    ftds: players.filter(({ player }) => player.isFtdInPeriod).length,
    cpa: amount(cpaMinor),
    ngr: amount(ngrMinor),
    share: amount(shareMinor),
    payable: amount(payableMinor),
  });
  return { text: [header, ...rows, total].join(''), carriedOutMinor, payableMinor };
}

/** The last line: what it signs are all bytes before it. */
export const signatureLine = (sig: string): string =>
  line({ alg: 'Ed25519', kind: 'signature', sig });

/** A statement taken apart: what is signed, by which key, and the signature; null: it is none. */
export function readStatement(text: string): { signed: string; keyId: string; sig: string } | null {
  const end = text.trimEnd().lastIndexOf('\n');
  if (end < 0) return null;
  const signed = text.slice(0, end + 1);
  try {
    const last: unknown = JSON.parse(text.slice(end + 1));
    const first: unknown = JSON.parse(signed.slice(0, signed.indexOf('\n')));
    const sig = fieldOf(last, 'sig');
    const keyId = fieldOf(first, 'key_id');
    return sig === null || keyId === null ? null : { signed, keyId, sig };
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null || !(name in value)) return null;
  const field = (value as Record<string, unknown>)[name];
  return typeof field === 'string' ? field : null;
}
