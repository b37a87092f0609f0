import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import { houseProviderCode } from '@pavilion/games';
import type { PlayerRef } from '@pavilion/ledger';

/**
 * Names a round of a player and stands in the order of their rounds: by its opening, then by
 * provider and id.
 */
export interface RoundKey {
  openedAt: Date;
  providerCode: string;
  roundId: string;
}

/** A round of any provider, read as a bet. */
export interface RoundBet extends RoundKey {
  /** Category code. */
  product: string;
  gameCode: string;
  gameName: string | null;
  providerName: string | null;
  currency: string;
  /** What was staked, given back or not. */
  stakeMinor: bigint;
  returnedMinor: bigint;
  /** How much of the stake, and of what came back, was a bonus's. */
  bonusStakedMinor: bigint;
  bonusReturnedMinor: bigint;
  /** True when all of the stake was given back. */
  isRefunded: boolean;
  finishedAt: Date | null;
  /** Of our own games, whose rounds are stored whole. */
  multiplierE4: bigint | null;
  hasRecall: boolean;
}

export interface RoundBetFilter {
  /** The newest round that is wanted; all when absent. */
  fromKey?: RoundKey;
  isOpen?: boolean;
  /** Category codes. */
  product?: string;
  from?: Date;
  to?: Date;
  limit: number;
}

/** Rounds of a player, newest first. */
export function readRoundBets(
  executor: Executor,
  owner: PlayerRef,
  filter: RoundBetFilter,
): Promise<RoundBet[]> {
  const { fromKey, product = null, from = null, to = null } = filter;
  return read(
    executor,
    sql<boolean>`r.site_id = ${owner.siteId}::uuid and r.player_id = ${owner.playerId}::uuid
      and ${isInState(filter.isOpen)}
      and (${product}::text is null or r.product = ${product}::text)
      and (${from}::timestamptz is null or r.opened_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or r.opened_at <= ${to}::timestamptz)
      and ${isUpTo(fromKey)}`,
    filter.limit,
  );
}

/** One round of a player, or null. */
export async function readRoundBet(
  executor: Executor,
  owner: PlayerRef,
  key: Omit<RoundKey, 'openedAt'>,
): Promise<RoundBet | null> {
  const [round] = await read(
    executor,
    sql<boolean>`r.site_id = ${owner.siteId}::uuid and r.player_id = ${owner.playerId}::uuid
      and r.provider_code = ${key.providerCode} and r.round_id = ${key.roundId}`,
    1,
  );
  return round ?? null;
}

function isUpTo(key: RoundKey | undefined): RawBuilder<boolean> {
  if (!key) return sql<boolean>`true`;
  return sql<boolean>`(r.opened_at, r.provider_code, r.round_id)
    <= (${key.openedAt}::timestamptz, ${key.providerCode}::text, ${key.roundId}::text)`;
}

/** A constant, so that the index of the open ones serves. */
function isInState(isOpen: boolean | undefined): RawBuilder<boolean> {
  if (isOpen === undefined) return sql<boolean>`true`;
  return isOpen ? sql<boolean>`r.finished_at is null` : sql<boolean>`r.finished_at is not null`;
}

const isOurs = sql<boolean>`r.provider_code = ${houseProviderCode}`;

// Only the page itself is joined with names and with what was given back.
async function read(
  executor: Executor,
  condition: RawBuilder<boolean>,
  limit: number,
): Promise<RoundBet[]> {
  const { rows } = await sql<RoundBet>`
    with page as (
      select * from wallet_rounds r where ${condition}
       order by r.opened_at desc, r.provider_code desc, r.round_id desc limit ${limit})
    select r.opened_at as "openedAt", r.provider_code as "providerCode", r.round_id as "roundId",
           r.product,
           r.game_code as "gameCode", g.name as "gameName", p.name as "providerName", r.currency,
           case when r.staked_minor > 0 then r.staked_minor
                else coalesce(m.taken, 0) end as "stakeMinor",
           case when r.staked_minor > 0 then r.bonus_staked_minor
                else coalesce(m.taken_bonus, 0) end as "bonusStakedMinor",
           r.returned_minor as "returnedMinor", r.bonus_returned_minor as "bonusReturnedMinor",
           r.finished_at as "finishedAt", r.staked_minor = 0 and coalesce(m.taken, 0)
           > 0 as "isRefunded", own.multiplier_e4 as "multiplierE4",
           coalesce(own.id, s.id, b.id) is not null as "hasRecall"
      from page r
      left join games g on g.provider_code = r.provider_code and g.code = r.game_code
      left join providers p on p.code = r.provider_code
      left join lateral (
        select case when r.round_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                    then r.round_id::uuid end as id) k on true
      left join game_rounds own on own.site_id = r.site_id and own.provider_code = r.provider_code
       and own.id = k.id
      left join fishing_sessions s on s.site_id = r.site_id and s.id = k.id and ${isOurs}
      left join bingo_purchases b on b.site_id = r.site_id and b.id = k.id and ${isOurs}
      left join lateral (
        select sum(w.amount_minor)::bigint as taken, sum(w.bonus_minor)::bigint as taken_bonus
          from wallet_moves w
         where r.staked_minor = 0 and w.site_id = r.site_id and w.provider_code = r.provider_code
           and w.round_id = r.round_id and w.kind in ('debit', 'debit-credit')) m on true
     order by r.opened_at desc, r.provider_code desc, r.round_id desc`.execute(executor);
  return rows;
}

export interface RoundMovement {
  journalId: bigint;
  seq: number;
  kind: string;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  createdAt: Date;
}

/** What a round moved on the player's cash account, oldest first. */
export async function readRoundMovements(
  executor: Executor,
  owner: PlayerRef,
  key: Omit<RoundKey, 'openedAt'>,
): Promise<RoundMovement[]> {
  const { rows } = await sql<RoundMovement>`
    select j.id as "journalId", n.seq, j.kind, n.amount as "amountMinor",
           n.balance_after as "balanceAfterMinor",
           j.created_at as "createdAt"
      from wallet_moves w
      join ledger_journals j on j.id = w.journal_id and j.site_id = w.site_id
      join ledger_entries n on n.journal_id = j.id
      join ledger_accounts a on a.id = n.account_id
     where w.site_id = ${owner.siteId}::uuid and w.provider_code = ${key.providerCode}
       and w.round_id = ${key.roundId}
       and a.owner_type = 'player' and a.owner_id = ${owner.playerId}::uuid and a.kind = 'cash'
     order by j.id, n.seq`.execute(executor);
  return rows;
}
