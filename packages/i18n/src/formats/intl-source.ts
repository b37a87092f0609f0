/** The parts of Intl's formats that are used here. */
export interface DateWriter {
  format(date: Date): string;
  formatRange(from: Date, to: Date): string;
}
export interface RelativeWriter {
  format(count: number, unit: Intl.RelativeTimeFormatUnit): string;
}
export interface NumberWriter {
  format(value: number | bigint | Intl.StringNumericLiteral): string;
}
export type RegionWriter = (code: string) => string | undefined;

/** Formats of a language that the browser's Intl does not know. */
export interface OwnFormats {
  date(options: Intl.DateTimeFormatOptions): DateWriter;
  relative: RelativeWriter;
  number(options: Intl.NumberFormatOptions): NumberWriter;
  /** Names a country by its ISO code. */
  region?: RegionWriter;
}

const ownFormats = new Map<string, OwnFormats>();

/** Takes formats for a language into use, in place of those of Intl. */
export function provideFormats(language: string, formats: OwnFormats): void {
  ownFormats.set(language, formats);
}

/** The formats that a language brought; undefined: Intl's. */
export const ownOf = (locale: string): OwnFormats | undefined =>
  ownFormats.get(locale.split('-', 1)[0] ?? '');

/** `Intl.DateTimeFormat`, or the language's own. */
export const dateWriter = (locale: string, options: Intl.DateTimeFormatOptions): DateWriter =>
  ownOf(locale)?.date(options) ?? new Intl.DateTimeFormat(locale, options);

/** `Intl.RelativeTimeFormat` with words for near days, or the language's own. */
export const relativeWriter = (locale: string): RelativeWriter =>
  ownOf(locale)?.relative ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** `Intl.NumberFormat`, or the language's own. */
export const numberWriter = (locale: string, options: Intl.NumberFormatOptions): NumberWriter =>
  ownOf(locale)?.number(options) ?? new Intl.NumberFormat(locale, options);
