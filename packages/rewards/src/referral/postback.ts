export type PostbackEvent = 'signup' | 'ftd' | 'cpa' | 'deposit';

/** What a partner's system is told of an event; all of it text as it stands in an address. */
export interface PostbackValues {
  event: PostbackEvent;
  event_id: string;
  click_id: string;
  /** Decimal text. */
  amount: string;
  currency: string;
  at: string;
}

const names = ['event', 'event_id', 'click_id', 'amount', 'currency', 'at'] as const;

/** The address of a template with its places filled in, each encoded. */
export const postbackUrl = (template: string, values: PostbackValues): string =>
  names.reduce(
    (url, name) => url.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    template,
  );

const minuteMs = 60_000;
/** After each try that failed (wire-rewards 11): 1, 5, 30 minutes, 2, 6, 24 hours. */
const pausesMs = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * minuteMs);

/** When the next try comes after so many that failed; null: it is given up. */
export function nextTryAt(failed: number, now: Date): Date | null {
  const pauseMs = pausesMs[failed - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}

/**
 * Whether a text is a template: an https address without a name and password in it, whose places
 * have known names.
 */
export function isPostbackTemplate(text: string): boolean {
  const places = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
  if (!places.every((name) => (names as readonly string[]).includes(name))) return false;
  const filled = text.replaceAll(/\{[^}]*\}/g, 'x');
  if (!URL.canParse(filled)) return false;
  const { protocol, username, password } = new URL(filled);
  return protocol === 'https:' && username === '' && password === '';
}
