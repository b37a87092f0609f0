import { useFormat, useText } from '@pavilion/i18n/react';

interface AnnouncedStart {
  start_time: string;
  start_day: string | null;
}

/**
 * When a match begins, in the player's language: `Today 20:45`. While its time is not told, the day alone, which is the same
 * wherever the player is. Without `nowMs` (a page drawn ahead of the visitor's clock) always the date.
 */
export function useKickOffText(): (match: AnnouncedStart, nowMs: number | null) => string {
  const format = useFormat();
  const untold = useUntoldKickOff();
  return (match, nowMs) => untold(match, nowMs) ?? format.kickOff(match.start_time, nowMs);
}

/** The same as a full date with its time: `Nov 22, 2026, 02:30 AM`. */
export function useKickOffDateText(): (match: AnnouncedStart) => string {
  const format = useFormat();
  const untold = useUntoldKickOff();
  return (match) => untold(match, null) ?? format.dateTime(match.start_time);
}

function useUntoldKickOff(): (match: AnnouncedStart, nowMs: number | null) => string | null {
  const t = useText();
  const format = useFormat();
  return ({ start_day: day }, nowMs) =>
    day === null ? null : t('ui.sports.kickOffUntold', { day: format.announcedDay(day, nowMs) });
}
