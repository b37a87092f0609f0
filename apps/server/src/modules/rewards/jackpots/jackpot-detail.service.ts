import type { CallInput } from '@pavilion/contracts';
import type { jackpotDetail } from '@pavilion/contracts/player/rewards/jackpot-detail.contract';
import { isUuid } from '@pavilion/domain/ids';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { findItem, textOf } from '../campaigns/index.ts';
import { findPot, readRoundsOfPot, type ShownRound } from './detail.store.ts';
import { nameIn } from './jackpot-list.service.ts';
import type { PotRow } from './pot.store.ts';
import { arePotsForbidden } from './pots-forbidden.ts';

const roundsShown = 20;

/**
 * One pot: its rule, its rounds, and of those that are over what decided them, so that anybody can
 * work it out again.
 */
export async function detailOf(context: RequestContext, input: CallInput<typeof jackpotDetail>) {
  const { server, site, language, now } = context;
  const { db } = server.database;
  const isShown = isUuid(input.jackpot_id) && !arePotsForbidden(server, site.id);
  const found = isShown ? await findPot(db, site.id, input.jackpot_id) : undefined;
  const pot = found ?? fail('jackpotNotFound');
  const rounds = await readRoundsOfPot(db, { siteId: site.id, potId: pot.id, limit: roundsShown });
  const [current] = rounds;
  if (!current) return fail('jackpotNotFound');
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const orNull = (minor: bigint | null): string | null => (minor === null ? null : amount(minor));
  return {
    value: {
      jackpot_id: pot.id,
      kind: pot.kind,
      name: nameIn(pot.names, language.code, site),
      amount: amount(current.hitAt === null ? contentOf(current) : 0n),
      opening: amount(pot.opening_minor),
      must_hit_by: orNull(pot.must_hit_by_minor),
      one_in: orNull(pot.one_in_minor),
      share_bp: pot.share_basis_points,
      seed_hash: current.seedHash,
      round_id: current.id,
      rules: await rulesOf(context, pot),
      updated_at: now.toISOString(),
      rounds: rounds.map((round) => roundView(round, amount)),
    },
  };
}

const contentOf = (round: ShownRound): bigint =>
  round.openingMinor + round.carriedMinor + round.contributedMinor;

/** What the operator wrote of it, sanitised when it was published. */
async function rulesOf(
  { server, site, language }: RequestContext,
  pot: Pick<PotRow, 'item_code'>,
): Promise<string> {
  if (pot.item_code === null) return '';
  const item = await findItem(server, site.id, pot.item_code, 'jackpot');
  return item ? textOf(item.fields, language.code).body : '';
}

function roundView(round: ShownRound, amount: (minor: bigint) => string) {
  const orNull = (minor: bigint | null): string | null => (minor === null ? null : amount(minor));
  const { beforeMinor, stakeMinor } = round;
  const isOver = round.hitAt !== null;
  const wonMinor = round.paidMinor ?? (round.winner === null ? null : contentOf(round));
  return {
    round_id: round.id,
    number: round.number,
    opened_at: round.openedAt.toISOString(),
    hit_at: round.hitAt?.toISOString() ?? null,
    opening: amount(round.openingMinor),
    carried: amount(round.carriedMinor),
    seed_hash: round.seedHash,
    seed: round.seed,
    trigger: orNull(round.triggerMinor),
    before: orNull(beforeMinor),
    stake: orNull(stakeMinor),
    after: beforeMinor === null || stakeMinor === null ? null : orNull(beforeMinor + stakeMinor),
    seq: round.seq === null ? null : `${round.seq}`,
    amount: isOver ? orNull(wonMinor) : null,
    overflow: orNull(round.overflowMinor),
    winner: round.winner === null ? null : maskAccountId(round.winner),
  };
}
