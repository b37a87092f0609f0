import { seatedOf, seatOf, type Draft } from './draft.ts';
import type { EventOf, Refusal } from './table-events.ts';
import type { TableState } from './table-state.ts';

/** Waits for a seat. A second time changes nothing; refused for who sits already. */
export function wait({ table, effects }: Draft, { playerId }: EventOf<'wait'>): Refusal | null {
  if (seatOf(table, playerId)) return { code: 'seatTaken' };
  if (table.queue.some((entry) => entry.playerId === playerId)) return null;
  table.queue.push({ playerId, offeredUntilMs: null });
  effects.push({ type: 'seats_changed' });
  return null;
}

export function stopWaiting(
  { table, effects }: Draft,
  { playerId }: EventOf<'stop_waiting'>,
): Refusal | null {
  const isOther = (entry: TableState['queue'][number]): boolean => entry.playerId !== playerId;
  if (!table.queue.every(isOther)) effects.push({ type: 'seats_changed' });
  table.queue = table.queue.filter(isOther);
  return null;
}

/** Keeps free seats for the first of the queue, for a while each. */
export function offerSeats({ table, effects }: Draft): void {
  const isOver = (untilMs: number | null): boolean => untilMs !== null && untilMs <= table.nowMs;
  table.queue = table.queue.filter(({ offeredUntilMs }) => !isOver(offeredUntilMs));
  const free = table.config.seatCount - seatedOf(table).length;
  for (const entry of table.queue.slice(0, free)) {
    if (entry.offeredUntilMs !== null) continue;
    entry.offeredUntilMs = table.nowMs + table.config.times.offerMs;
    effects.push({
      type: 'seat_offered',
      playerId: entry.playerId,
      untilMs: entry.offeredUntilMs,
    });
  }
}
