const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const oldestYears = 120;

interface Day {
  year: number;
  month: number;
  day: number;
}

function dayOf(text: string): Day | null {
  const parts = form.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : null;
}

/**
 * Whole years of somebody born on a day (`1990-04-30`), by the UTC day of `now`; who is born on 29
 * February turns on 1 March. Null: no such day.
 */
export function ageOn(birthDate: string, now: Date): number | null {
  const born = dayOf(birthDate);
  if (!born) return null;
  const month = now.getUTCMonth() + 1;
  const hadBirthday = month > born.month || (month === born.month && now.getUTCDate() >= born.day);
  return now.getUTCFullYear() - born.year - (hadBirthday ? 0 : 1);
}

/** True for a day on which somebody alive may have been born. */
export function isBirthDate(text: string, now: Date): boolean {
  const age = ageOn(text, now);
  return age !== null && age >= 0 && age <= oldestYears;
}
