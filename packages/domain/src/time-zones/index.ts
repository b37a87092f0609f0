/**
 * Whether a name is a zone of the IANA database (`Asia/Manila`), as clocks and databases know it.
 */
export function isTimeZone(name: string): boolean {
  // Offsets such as +08 are known to some clocks and mean the opposite to some databases.
  if (!/^[A-Za-z][A-Za-z_]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const clocks = new Map<string, (instant: Date) => string>();

/**
 * Writes instants as ISO text of a zone with its offset: `2026-11-22T20:15:00+08:00`. Throws
 * RangeError for a zone there is not.
 */
export function zonedClock(zone: string): (instant: Date) => string {
  const known = clocks.get(zone);
  if (known) return known;
  // To set one up takes longer than to read it a hundred times; there are but some hundred zones.
  const clock = newClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function newClock(zone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    const text = `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
    const seconds = Math.floor(instant.getTime() / 1000) * 1000;
    return `${text}${offsetText((Date.parse(`${text}Z`) - seconds) / 60_000)}`;
  };
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

export {
  addDays,
  daysBetween,
  isoWeekOf,
  localDateOf,
  mondayOf,
  startOfDate,
  type LocalDate,
} from './local-date.ts';
export { universalZone } from './universal-zone.ts';
export { zoneOfCountry } from './zone-of-country.ts';
