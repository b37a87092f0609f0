/** What is left of a wait. */
export interface TimeLeft {
  days: number;
  /** Rest of it as a clock: `03:14:09`. */
  clock: string;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Days and clock of whole seconds. */
export function timeLeft(seconds: number): TimeLeft {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = [hours % 24, minutes % 60, seconds % 60].map(twoDigits).join(':');
  return { days: Math.floor(hours / 24), clock };
}
