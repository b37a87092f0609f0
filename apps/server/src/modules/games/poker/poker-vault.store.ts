import type { Executor } from '@pavilion/database';

interface SealedCards {
  siteId: string;
  tableId: string;
  handNo: number;
  holder: string;
  sealed: string;
  now: Date;
}

/** Keeps what was dealt to each, encrypted; what stands there already stays. */
export async function insertCards(
  executor: Executor,
  cards: readonly SealedCards[],
): Promise<void> {
  if (cards.length === 0) return;
  await executor
    .insertInto('poker_hand_cards')
    .values(
      cards.map(({ siteId, tableId, handNo, holder, sealed, now }) => ({
        ...{ table_id: tableId, hand_no: handNo, holder },
        ...{ site_id: siteId, sealed, created_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['table_id', 'hand_no', 'holder']).doNothing())
    .execute();
}

/** What somebody was dealt, encrypted; null when they were not in the hand. */
export async function readCards(
  executor: Executor,
  asked: { siteId: string; tableId: string; handNo: number; holder: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('poker_hand_cards')
    .select('sealed')
    .where('site_id', '=', asked.siteId)
    .where('table_id', '=', asked.tableId)
    .where('hand_no', '=', asked.handNo)
    .where('holder', '=', asked.holder)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** The sealed deck of a hand; null when there is none. */
export async function readDeck(
  executor: Executor,
  { siteId, handId }: { siteId: string; handId: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('poker_sealed_decks')
    .select('sealed')
    .where('site_id', '=', siteId)
    .where('hand_id', '=', handId)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

export async function insertDeck(
  executor: Executor,
  deck: { siteId: string; handId: string; sealed: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('poker_sealed_decks')
    .values({
      ...{ hand_id: deck.handId, site_id: deck.siteId },
      ...{ sealed: deck.sealed, created_at: deck.now },
    })
    .execute();
}
