/**
 * How a provider's games open: as a part of the page itself (our own studio), in a frame of the
 * page, in a window of their own, or by the provider's own launch page.
 */
export type LaunchKind = 'house' | 'embed' | 'popup' | 'custom';

export interface Provider {
  /** Names the provider's logo among the pictures; unique, fit for a path. */
  logoCode: string;
  /** How its games open, in the order in which it is tried. */
  launchKinds: readonly [LaunchKind, ...LaunchKind[]];
}

const row = (logoCode: string, ...launchKinds: LaunchKind[]): Provider => {
  const [first = 'embed', ...others] = launchKinds;
  return { logoCode, launchKinds: [first, ...others] };
};

/**
 * Providers whose games open in a way of their own, by code; all others' open in the page. Popup
 * providers are EVOPLAY and 9W, custom ones WBET and 9W (specification, point 9): the launch page
 * of 9W is asked first, its games open in a window.
 */
export const providers = {
  PAVILION: row('pavilion-originals', 'house'),
  EVOPLAY: row('evoplay', 'popup'),
  '9W': row('nine-wickets', 'custom', 'popup'),
  WBET: row('wbet', 'custom'),
} as const satisfies Record<string, Provider>;

/** Code of a provider of the table. */
export type ProviderCode = keyof typeof providers;

export const isProviderCode = (code: string): code is ProviderCode =>
  Object.hasOwn(providers, code);

/**
 * A provider's row; one that the table does not know has its own code as logo code, and its games
 * open in the page.
 */
export const providerOf = (code: string): Provider =>
  isProviderCode(code) ? providers[code] : row(code);

/** Where a provider's logo stands. */
export const providerLogoPath = (code: string): string =>
  `/media/providers/${encodeURIComponent(providerOf(code).logoCode)}/logo.svg`;

const byLogoCode = new Map(
  Object.entries(providers).map(([code, { logoCode }]) => [logoCode, code]),
);

/**
 * Code of the provider that a logo code names; the same word for a provider that the table does not
 * know.
 */
export const providerByLogoCode = (logoCode: string): string =>
  byLogoCode.get(logoCode) ?? logoCode;

/**
 * How the games of a provider open in the end: after its launch page, where it has one beside a
 * window.
 */
export const launchKindOf = (code: string): LaunchKind =>
  providerOf(code).launchKinds.at(-1) ?? 'embed';
