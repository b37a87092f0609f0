import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Prize } from '@pavilion/rewards';

export interface ClaimDraft {
  id: string;
  siteId: string;
  playerId: string;
  itemCode: string;
  /** What makes it once: see {@link ClaimDraft.source}. */
  claimKey: string;
  source: string;
  prize: Prize;
  costMinor: bigint;
  localDate: string;
  now: Date;
}

/** Writes a claim; false: it was given before. */
export async function insertClaim(executor: Executor, draft: ClaimDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('reward_claims')
    .values({
      id: draft.id,
      site_id: draft.siteId,
      player_id: draft.playerId,
      item_code: draft.itemCode,
      claim_key: draft.claimKey,
      source: draft.source,
      prize: jsonText(draft.prize),
      cost_minor: draft.costMinor,
      local_date: sql`${draft.localDate}::date`,
      journal_id: null,
      created_at: draft.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'item_code', 'claim_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteJournal(
  executor: Executor,
  siteId: string,
  claimId: string,
  journalId: bigint,
): Promise<void> {
  await executor
    .updateTable('reward_claims')
    .set({ journal_id: journalId })
    .where('id', '=', claimId)
    .where('site_id', '=', siteId)
    .execute();
}

/** Takes what a grant costs from the budgets of its item and campaign; else why not. */
export async function takeBudget(
  executor: Executor,
  draft: Pick<ClaimDraft, 'siteId' | 'playerId' | 'itemCode' | 'costMinor' | 'localDate' | 'now'>,
): Promise<'over' | 'spent' | null> {
  const { siteId, playerId, itemCode, costMinor, localDate, now } = draft;
  const { rows } = await sql<{ problem: 'over' | 'spent' | null }>`
    select take_reward_budget(${siteId}::uuid, ${itemCode}, ${playerId}::uuid, ${costMinor}::bigint,
      ${localDate}::date, ${now}::timestamptz) as problem`.execute(executor);
  return rows[0]?.problem ?? null;
}

/**
 * Whether the budgets hold so many grants more that cost so much together, else why not; they are
 * locked then.
 */
export async function readRoom(
  executor: Executor,
  asked: Omit<Parameters<typeof takeBudget>[1], 'costMinor'> & {
    grants: number;
    costMinor: bigint;
  },
): Promise<'over' | 'spent' | null> {
  const { siteId, playerId, itemCode, grants, costMinor, localDate, now } = asked;
  const { rows } = await sql<{ problem: 'over' | 'spent' | null }>`
    select reward_room(${siteId}::uuid, ${itemCode}, ${playerId}::uuid, ${grants}::integer,
      ${costMinor}::bigint, ${localDate}::date, ${now}::timestamptz) as problem`.execute(executor);
  return rows[0]?.problem ?? null;
}

/** What a token of a campaign's budget costs, as its file says; null: tokens cost it nothing. */
export async function readTokenWorth(
  executor: Executor,
  siteId: string,
  campaignId: string,
): Promise<string | null> {
  const { rows } = await sql<{ worth: string | null }>`
    select c.file -> 'budget' ->> 'token_worth' as worth from campaigns c
     where c.id = ${campaignId}::uuid and c.site_id = ${siteId}::uuid`.execute(executor);
  return rows[0]?.worth ?? null;
}

/** Whether an item and its campaign have anything left to give. */
export async function hasRoom(
  executor: Executor,
  siteId: string,
  itemCode: string,
): Promise<boolean> {
  const { rows } = await sql<{ room: boolean }>`
    select (i.budget_minor is null or i.spent_minor < i.budget_minor)
       and (i.grants_max is null or i.grant_count < i.grants_max)
       and c.spent_minor < c.budget_minor as room
      from reward_items i join campaigns c on c.id = i.campaign_id and c.site_id = i.site_id
     where i.site_id = ${siteId}::uuid and i.code = ${itemCode}`.execute(executor);
  return rows[0]?.room ?? false;
}
