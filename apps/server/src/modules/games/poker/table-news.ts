import { formatAmount } from '@pavilion/domain/money';
import type { Reduced, TableEffect } from '@pavilion/games/table/holdem/index';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import { playerIdOf } from './holder-key.ts';
import type { LedTable } from './led-table.ts';

/**
 * What the table's topic and its players are told of a change: public facts, and that there is
 * something to ask for; never a card that was not shown.
 */
export function newsOf(table: LedTable, { state, effects }: Reduced): AnyRealtimeEventDraft[] {
  const isRepeated = (effect: TableEffect, place: number): boolean =>
    effect.type === 'seats_changed' &&
    effects.findIndex(({ type }) => type === 'seats_changed') !== place;
  return effects
    .filter((effect, place) => !isRepeated(effect, place))
    .flatMap((effect) => [
      ...publicNews(table, state.stateNo, effect),
      ...privateNews(table, effect),
    ]);
}

function publicNews(
  { id, siteId, currency }: LedTable,
  stateNo: number,
  effect: TableEffect,
): AnyRealtimeEventDraft[] {
  const to = { siteId, topic: `poker:${id}` } as const;
  const of = { table_id: id, state_no: stateNo };
  switch (effect.type) {
    case 'seats_changed':
      return [{ ...to, name: 'poker.seats', data: of }];
    case 'hand_next': {
      const { handNo, root, serverSeedHash } = effect;
      const data = { ...of, hand_no: handNo, root, server_seed_hash: serverSeedHash };
      return [{ ...to, name: 'poker.hand_next', data }];
    }
    case 'hand_started':
    case 'hand_cancelled':
    case 'hand_ended': {
      const data = { ...of, hand_no: effect.handNo, stage: stages[effect.type] };
      return [{ ...to, name: 'poker.hand', data }];
    }
    case 'acted': {
      const { handNo, step, seat, action, toMinor, isAllIn } = effect;
      const data = { ...of, hand_no: handNo, step, seat, action, is_all_in: isAllIn };
      const amount = formatAmount(toMinor, currency);
      return [{ ...to, name: 'poker.acted', data: { ...data, to: amount } }];
    }
    case 'street': {
      const { handNo, street, board } = effect;
      const data = { ...of, hand_no: handNo, street, board: board.map(({ card }) => card) };
      return [{ ...to, name: 'poker.street', data }];
    }
    case 'shown': {
      const { handNo, seat, cards } = effect;
      const data = { ...of, hand_no: handNo, seat, cards: cards.map(({ card }) => card) };
      return [{ ...to, name: 'poker.showdown', data }];
    }
    default:
      return [];
  }
}

const stages = {
  hand_started: 'started',
  hand_cancelled: 'cancelled',
  hand_ended: 'ended',
} as const;

/** Guests have no topic of their own: their page reads the table's state. */
function privateNews({ id, siteId }: LedTable, effect: TableEffect): AnyRealtimeEventDraft[] {
  const isPrivate =
    effect.type === 'dealt' || effect.type === 'turn' || effect.type === 'seat_offered';
  const playerId = isPrivate ? playerIdOf(effect.playerId) : null;
  if (!isPrivate || playerId === null) return [];
  const to = { siteId, playerId, topic: 'play' } as const;
  const ofTable = { table_id: id };
  if (effect.type === 'dealt')
    return [{ ...to, name: 'poker.dealt', data: { ...ofTable, hand_no: effect.handNo } }];
  if (effect.type === 'seat_offered')
    return [
      { ...to, name: 'poker.seat_offered', data: { ...ofTable, until: timeText(effect.untilMs) } },
    ];
  const data = { ...ofTable, hand_no: effect.handNo, ends_at: timeText(effect.endsAtMs) };
  return [{ ...to, name: 'poker.turn', data }];
}

const timeText = (ms: number): string => new Date(ms).toISOString();
