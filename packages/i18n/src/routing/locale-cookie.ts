/** Cookie that remembers the visitor's language as a BCP 47 tag (specification, point 9). */
export const localeCookieName = 'i18n_redirected';
const oneYearS = 365 * 24 * 60 * 60;

export interface LocaleCookieOptions {
  /**
   * True when the page is embedded by another origin: browsers then only keep SameSite=None with
   * Secure.
   */
  isCrossOrigin?: boolean;
  /** True when the page came over https: the cookie then never goes over anything else. */
  isSecure?: boolean;
}

/**
 * Text for a Set-Cookie header or `document.cookie`: 365 days, path /, SameSite Lax (None when
 * cross-origin).
 */
export function serializeLocaleCookie(tag: string, options: LocaleCookieOptions = {}): string {
  const sameSite = options.isCrossOrigin ? 'None' : 'Lax';
  const secure = options.isCrossOrigin || options.isSecure ? '; Secure' : '';
  return `${localeCookieName}=${encodeURIComponent(tag)}; Path=/; Max-Age=${oneYearS}; SameSite=${sameSite}${secure}`;
}

/** Tag in a Cookie header or `document.cookie`, or null. */
export function readLocaleCookie(cookies: string | null | undefined): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === localeCookieName) return decode(value);
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null; // A cookie is the visitor's to edit; what cannot be decoded counts as absent.
  }
}
