export interface CookieOptions {
  /** Days to keep it; the session only when left out. */
  days?: number;
  sameSite: 'Strict' | 'Lax' | 'None';
  secure?: boolean;
}

const dayS = 24 * 60 * 60;

/** Text for `document.cookie`; the path is always /. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const age = options.days === undefined ? '' : `; Max-Age=${options.days * dayS}`;
  const secure = options.secure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=${options.sameSite}${secure}`;
}

export function writeCookie(name: string, value: string, options: CookieOptions): void {
  document.cookie = serializeCookie(name, value, options);
}

/** Value of a cookie in `document.cookie`, or null. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null; // Not written by this page.
  }
}
