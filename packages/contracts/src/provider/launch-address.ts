/**
 * What a launch address says in its query; everything about the player comes by `authenticate`, so
 * that no address tells who he is.
 */
export type LaunchAddress = {
  provider: string;
  game: string;
  language: string;
  device: 'mobile' | 'tablet' | 'desktop';
  /** Absolute; where a button "back" leads. */
  lobby: string;
} & (
  | { mode: 'real'; token: string }
  /** Play money of the studio's own: nothing is signed, nothing reaches a wallet. */
  | {
      mode: 'demo';
      currency: string;
      balance: string;
      /** Whose rules hold; of a launch for real `authenticate` says it. */
      jurisdiction?: string | undefined;
      /** ISO 3166-1 alpha-2. */
      country?: string | undefined;
      /** Absolute; where the player finds what he played. */
      history?: string | undefined;
    }
);

/** `base` with the launch in its query: `https://studio.example/launch?mode=real&token=…`. */
export function writeLaunchAddress(base: string, launch: LaunchAddress): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(launch))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** Of a launch for real `authenticate` says these. */
const toldInDemo = ['jurisdiction', 'country', 'history'] as const;

const devices = ['mobile', 'tablet', 'desktop'] as const;

/** The launch that an address carries, or null when it carries none. */
export function readLaunchAddress(address: string | URL): LaunchAddress | null {
  const query = new URL(address).searchParams;
  const read = (name: string): string => query.get(name) ?? '';
  const device: LaunchAddress['device'] =
    devices.find((known) => known === read('device')) ?? 'desktop';
  const common = {
    provider: read('provider'),
    game: read('game'),
    language: read('language') || 'en',
    device,
    lobby: read('lobby'),
  };
  if (common.provider === '' || common.game === '') return null;
  if (read('mode') === 'demo')
    return {
      ...common,
      mode: 'demo',
      currency: read('currency'),
      balance: read('balance'),
      ...Object.fromEntries(
        toldInDemo.flatMap((name) => (query.has(name) ? [[name, read(name)]] : [])),
      ),
    };
  return read('token') === '' ? null : { ...common, mode: 'real', token: read('token') };
}
