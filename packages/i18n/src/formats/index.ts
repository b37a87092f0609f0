import { dateLocaleOf, numberLocaleOf } from '../intl-locales.ts';
import type { MessageTag } from '../message-tags.ts';
import { createDateFormats, type DateStyle, type TimeStyle } from './date.format.ts';
import { createKickOffFormats, type KickOffFormats } from './kick-off.format.ts';
import type { Moment } from './moment.ts';
import { createMoneyFormat, type MoneyAmount, type MoneyOptions } from './money.format.ts';
import { createNumberFormats, type NumberInput } from './number.format.ts';

export type { DateStyle, Moment, MoneyAmount, MoneyOptions, NumberInput, TimeStyle };

/** How one language writes money, numbers, dates and times. */
export interface Format extends KickOffFormats {
  /** bigint minor units or the wire's decimal string; USDT and TOKEN as a code after the number. */
  money(amount: MoneyAmount, currency: string, options?: MoneyOptions): string;
  /**
   * Plain numbers (specification, point 5): trailing zeros go, more than 3 decimals are cut below
   * 10 and rounded to 2 above.
   */
  number(value: NumberInput): string;
  /** 45.5 → `45.5%`; at most `decimals` decimals (1). */
  percent(percentage: number, decimals?: number): string;
  date(moment: Moment, style?: DateStyle): string;
  time(moment: Moment, style?: TimeStyle): string;
  /** Date and time: `Nov 22, 2026, 03:05 PM`. */
  dateTime(moment: Moment, withSeconds?: boolean): string;
  dateRange(from: Moment, to: Moment, style?: DateStyle): string;
  /** `3 minutes ago`, `tomorrow`; `now` comes from the caller's clock. */
  relative(moment: Moment, now: Moment): string;
}

/**
 * Formats of a language. Dates follow the date locale of point 9, in `timeZone` or the device's own
 * zone.
 */
export function createFormat({ tag, timeZone }: { tag: MessageTag; timeZone?: string }): Format {
  const locale = numberLocaleOf(tag);
  return {
    money: createMoneyFormat(locale),
    ...createNumberFormats(locale),
    ...createDateFormats(dateLocaleOf(tag), timeZone),
    ...createKickOffFormats(dateLocaleOf(tag), timeZone),
  };
}
