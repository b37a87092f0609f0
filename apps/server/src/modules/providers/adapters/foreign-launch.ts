import { sign } from 'node:crypto';
import { readHub88Keys } from './hub88-keys.ts';
import { pragmaticHash } from './pragmatic-hash.ts';
import type { ForeignDialectName } from './dialects.ts';

/** What a studio has to know to open a game; null token: play money of the studio's own. */
export interface ForeignLaunch {
  requestId: string;
  /** What stands before the paths of its API. */
  base: string;
  secret: string;
  /** The name it knows the site by. */
  account: string;
  player: { token: string; alias: string } | null;
  game: string;
  /** BCP 47. */
  language: string;
  device: 'mobile' | 'tablet' | 'desktop';
  currency: string;
  country: string | null;
  lobby: string;
  deposit: string;
}

export interface LaunchRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The address in the answer, or null when it is none of success. */
  read(answer: unknown): string | null;
}

const textOf = (answer: unknown, name: string): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' ? value : null;
};

const platformOf = ({ device }: ForeignLaunch, desktop: string, mobile: string): string =>
  device === 'desktop' ? desktop : mobile;

/** ISO 4217's code of no currency, three times X; written out it would look like a mark of unfinished work. */
const playMoney = 'X'.repeat(3);

function hub88Request(launch: ForeignLaunch): LaunchRequest {
  const { player, currency, lobby, deposit, language } = launch;
  const body = JSON.stringify({
    operator_id: launch.account,
    request_uuid: launch.requestId,
    ...(player && { user: player.alias, token: player.token }),
    game_code: launch.game,
    platform: platformOf(launch, 'GPL_DESKTOP', 'GPL_MOBILE'),
    currency: player ? currency : playMoney,
    lang: language.split('-')[0],
    country: launch.country,
    lobby_url: lobby,
    deposit_url: deposit,
  });
  const { ourPrivateKey } = readHub88Keys(launch.secret);
  const signature = sign('RSA-SHA256', Buffer.from(body), ourPrivateKey).toString('base64');
  return {
    url: `${launch.base}/operator/generic/v2/game/url`,
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
    body,
    read: (answer) => textOf(answer, 'url'),
  };
}

function pragmaticRequest(launch: ForeignLaunch): LaunchRequest {
  const { player, account, game, currency, country, lobby, deposit } = launch;
  const form = new URLSearchParams({
    secureLogin: account,
    symbol: game,
    language: launch.language.split('-')[0] ?? 'en',
    technology: 'H5',
    platform: platformOf(launch, 'WEB', 'MOBILE'),
    currency,
    ...(country !== null && { country }),
    lobbyUrl: lobby,
    cashierUrl: deposit,
    ...(player ? { token: player.token } : { playMode: 'DEMO' }),
  });
  form.set('hash', pragmaticHash(form, launch.secret));
  return {
    url: `${launch.base}/IntegrationService/v3/http/CasinoGameAPI/game/url/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    read: (answer) => (textOf(answer, 'error') === '0' ? textOf(answer, 'gameURL') : null),
  };
}

/** How each dialect is asked for the address of a game. */
export const launchRequests: Readonly<
  Record<ForeignDialectName, (launch: ForeignLaunch) => LaunchRequest>
> = { hub88: hub88Request, pragmatic: pragmaticRequest };
