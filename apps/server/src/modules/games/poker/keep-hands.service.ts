import { jsonText, type Executor } from '@pavilion/database';
import {
  tableFigures,
  viewFor,
  type HandRecord,
  type OpenedCard,
  type Reduced,
  type SealedHand,
} from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { isComputer, playerIdOf } from './holder-key.ts';
import type { LedTable } from './led-table.ts';
import { settleHand } from './poker-escrow.store.ts';
import { insertHand, writeShown } from './poker-hand.store.ts';
import { writeFigures } from './poker-table.store.ts';
import { insertCards, insertDeck } from './poker-vault.store.ts';
import { sealCards, sealDeckOf } from './seal-cards.ts';

export const figuresLastMs = 3_600_000;

/**
 * Keeps what an event did to hands: cards that were dealt, sealed; hands that ended; cards shown
 * after it.
 */
export async function keepHands(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  reduced: Reduced,
  now: Date,
): Promise<void> {
  await keepDealt(server, executor, table, reduced, now);
  for (const effect of reduced.effects)
    if (effect.type === 'hand_ended')
      await keepHand(server, executor, table, {
        record: effect.record,
        sealed: sealedOf(reduced, effect.handNo),
        now,
      });
  await keepShown(executor, table, reduced);
}

async function keepDealt(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  { state, effects }: Reduced,
  now: Date,
): Promise<void> {
  const hand = state.hand;
  const dealt = effects.flatMap((effect) => {
    if (effect.type !== 'dealt' || isComputer(effect.playerId)) return [];
    const seat = state.seats.find((one) => one?.playerId === effect.playerId);
    const cards =
      seat && hand?.handNo === effect.handNo ? viewFor(state, seat.seat).own?.cards : [];
    return [{ holder: effect.playerId, handNo: effect.handNo, cards: cards ?? [] }];
  });
  await insertSealed(server, executor, table, dealt, now);
}

function insertSealed(
  { appSecret }: ServerContext,
  executor: Executor,
  { id: tableId, siteId }: LedTable,
  dealt: readonly { holder: string; handNo: number; cards: readonly OpenedCard[] }[],
  now: Date,
): Promise<void> {
  const rows = dealt
    .filter(({ cards }) => cards.length > 0)
    .map(({ holder, handNo, cards }) => ({
      ...{ siteId, tableId, handNo, holder, now },
      sealed: sealCards(appSecret, { tableId, handNo, holder }, cards),
    }));
  return insertCards(executor, rows);
}

const sealedOf = ({ effects }: Reduced, handNo: number): SealedHand | null =>
  effects
    .filter((effect) => effect.type === 'hand_sealed')
    .find((effect) => effect.handNo === handNo)?.sealed ?? null;

async function keepHand(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  { record, sealed, now }: { record: HandRecord; sealed: SealedHand | null; now: Date },
): Promise<void> {
  const { siteId, id: tableId, currency, state } = table;
  const handId = server.ids.next();
  const players = record.seats.flatMap(({ seat, playerId: holder, stakeMinor, payoutMinor }) => {
    const playerId = playerIdOf(holder);
    return playerId === null ? [] : [{ seat, playerId, stakeMinor, payoutMinor }];
  });
  const startedAt = new Date(record.startedAtMs);
  const potMinor = record.pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const { rakeMinor, handNo } = record;
  const isPlayMoney = state.config.isPlayMoney;
  await insertHand(executor, {
    ...{ id: handId, siteId, tableId, handNo, currency, record, potMinor, rakeMinor },
    ...{ isPlayMoney, startedAt, endedAt: new Date(record.endedAtMs), players },
  });
  if (!isPlayMoney)
    await settleHand(executor, {
      ...{ siteId, currency, tableId, handId, startedAt, rakeMinor, nets: players, now },
    });
  if (sealed) await keepVault(server, executor, table, { handId, handNo, sealed, now });
  await keepFigures(executor, table, record, now);
}

async function keepVault(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  {
    handId,
    handNo,
    sealed,
    now,
  }: { handId: string; handNo: number; sealed: SealedHand; now: Date },
): Promise<void> {
  const hands = sealed.hands.filter(({ playerId }) => !isComputer(playerId));
  const dealt = hands.map(({ playerId: holder, cards }) => ({ holder, handNo, cards }));
  await insertSealed(server, executor, table, dealt, now);
  const text = sealDeckOf(server.appSecret, handId, jsonText(sealed));
  await insertDeck(executor, { siteId: table.siteId, handId, sealed: text, now });
}

/** The figures of the list, of the hands of the last hour. */
async function keepFigures(
  executor: Executor,
  table: LedTable,
  record: HandRecord,
  now: Date,
): Promise<void> {
  const since = now.getTime() - figuresLastMs;
  // A transaction that is tried again brings its hand once more.
  const others = table.recent.filter(({ handNo }) => handNo !== record.handNo);
  table.recent = [...others.filter(({ endedAtMs }) => endedAtMs > since), record];
  const figures = { ...tableFigures(table.recent, now.getTime()), atMs: now.getTime() };
  await writeFigures(executor, { siteId: table.siteId, tableId: table.id, figures });
}

async function keepShown(executor: Executor, table: LedTable, reduced: Reduced): Promise<void> {
  const { hand } = reduced.state;
  const isShown = reduced.effects.some(({ type }) => type === 'shown');
  const hasEnded = table.state.hand?.handNo === hand?.handNo && table.state.hand?.result;
  if (!hand || !isShown || !hasEnded) return;
  const { id: tableId, siteId } = table;
  await writeShown(executor, { siteId, tableId, handNo: hand.handNo, shown: hand.shown });
}
