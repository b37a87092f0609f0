import {
  hub88Post,
  pragmaticPost,
  type ForeignAsker,
  type ForeignRequest,
  type ForeignRequests,
} from './foreign-request.ts';

/** What a studio has to know to open a game; null token: play money of the studio's own. */
export interface ForeignLaunch extends ForeignAsker {
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

const textOf = (answer: unknown, name: string): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' ? value : null;
};

const platformOf = ({ device }: ForeignLaunch, desktop: string, mobile: string): string =>
  device === 'desktop' ? desktop : mobile;

/**
 * ISO 4217's code of no currency, three times X; written out it would look like a mark of
 * unfinished work.
 */
const playMoney = 'X'.repeat(3);

function hub88Request(launch: ForeignLaunch): ForeignRequest<string> {
  const { player, currency, lobby, deposit, language } = launch;
  const fields = {
    request_uuid: launch.requestId,
    ...(player && { user: player.alias, token: player.token }),
    game_code: launch.game,
    platform: platformOf(launch, 'GPL_DESKTOP', 'GPL_MOBILE'),
    currency: player ? currency : playMoney,
    lang: language.split('-')[0],
    country: launch.country,
    lobby_url: lobby,
    deposit_url: deposit,
  };
  return { ...hub88Post(launch, 'game/url', fields), read: (answer) => textOf(answer, 'url') };
}

function pragmaticRequest(launch: ForeignLaunch): ForeignRequest<string> {
  const { player, game, currency, country, lobby, deposit } = launch;
  const fields = {
    symbol: game,
    language: launch.language.split('-')[0] ?? 'en',
    technology: 'H5',
    platform: platformOf(launch, 'WEB', 'MOBILE'),
    currency,
    ...(country !== null && { country }),
    lobbyUrl: lobby,
    cashierUrl: deposit,
    ...(player ? { token: player.token } : { playMode: 'DEMO' }),
  };
  return {
    ...pragmaticPost(launch, 'CasinoGameAPI/game/url', fields),
    read: (answer) => (textOf(answer, 'error') === '0' ? textOf(answer, 'gameURL') : null),
  };
}

/** How each dialect is asked for the address of a game. */
export const launchRequests: ForeignRequests<ForeignLaunch, string> = {
  hub88: hub88Request,
  pragmatic: pragmaticRequest,
};
