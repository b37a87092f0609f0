/** Whom an offer is for, among the players of a site. */
export type OfferAudience =
  | { kind: 'all' }
  /** Who has reached a VIP level, or a higher one. */
  | { kind: 'vip'; level: number }
  /** Whose phone is of a country (ISO 3166 alpha-2). */
  | { kind: 'country'; country: string }
  /** Who was not seen for so many days. */
  | { kind: 'inactive'; days: number }
  /** Who has deposited at least once. */
  | { kind: 'deposited' };

/** `all`, `vip:2+`, `country:PH`, `inactive:30` or `deposited`; null for anything else. */
export function parseAudience(text: string): OfferAudience | null {
  if (text === 'all' || text === 'deposited') return { kind: text };
  const [, level] = /^vip:(\d{1,2})\+$/.exec(text) ?? [];
  if (level !== undefined) return { kind: 'vip', level: Number(level) };
  const [, country] = /^country:([A-Za-z]{2})$/.exec(text) ?? [];
  if (country !== undefined) return { kind: 'country', country: country.toUpperCase() };
  const [, days] = /^inactive:([1-9]\d{0,3})$/.exec(text) ?? [];
  if (days !== undefined) return { kind: 'inactive', days: Number(days) };
  return null;
}

/** The audience as {@link parseAudience} reads it. */
export function audienceText(audience: OfferAudience): string {
  switch (audience.kind) {
    case 'vip':
      return `vip:${audience.level}+`;
    case 'country':
      return `country:${audience.country}`;
    case 'inactive':
      return `inactive:${audience.days}`;
    default:
      return audience.kind;
  }
}
