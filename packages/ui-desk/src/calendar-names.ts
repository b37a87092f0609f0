/**
 * Names and written forms of days in one language, given by the page: a part knows no language.
 * Days are ISO days.
 */
export interface CalendarNames {
  /** Weekday that a week begins with, 1 (Monday) to 7 (Sunday). */
  firstWeekday: number;
  /** In the order of the week; `short` stands above a column of days. */
  weekdays: readonly { short: string; long: string }[];
  /** January to December. */
  months: readonly string[];
  /** `21 November 2026`, with its weekday: what a screen reader says of a day. */
  full: (day: string) => string;
  /** What stands in a field. */
  medium: (day: string) => string;
  /** The number in the grid. */
  day: (day: string) => string;
  /** `November 2026` from any day of the month. */
  monthYear: (day: string) => string;
  year: (day: string) => string;
}
