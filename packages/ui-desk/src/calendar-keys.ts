import { addDays, addMonthsToDay, clampDay, weekOf } from './calendar-dates.ts';

export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * The day a key leads to, or null when the key is not one of the grid's: arrows by day and week,
 * Home and End within the week, Page Up and Down by month, with Shift by year. Never leaves the
 * bounds.
 */
export function dayOfKey(
  event: { key: string; shiftKey: boolean },
  day: string,
  grid: DayBounds & { firstWeekday: number; isRightToLeft: boolean },
): string | null {
  const ahead = grid.isRightToLeft ? -1 : 1;
  const months = event.shiftKey ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowRight: () => addDays(day, ahead),
    ArrowLeft: () => addDays(day, -ahead),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => weekOf(day, grid.firstWeekday).start,
    End: () => weekOf(day, grid.firstWeekday).end,
    PageUp: () => addMonthsToDay(day, -months),
    PageDown: () => addMonthsToDay(day, months),
  };
  const move = moves[event.key];
  return move ? clampDay(move(), grid.min, grid.max) : null;
}
