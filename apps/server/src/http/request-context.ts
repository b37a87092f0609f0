import type { PlayerId, SessionId } from '@pavilion/domain/ids';
import type { Locale } from '@pavilion/domain/locales';
import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';

/** The signed-in player of a request, proven by `account_id` and `auth`. */
export interface SessionPlayer {
  readonly id: PlayerId;
  readonly accountId: string;
  readonly sessionId: SessionId;
}

/** What every handler gets besides its validated input. */
export interface RequestContext {
  readonly server: ServerContext;
  readonly site: Site;
  /** Null on public calls. */
  readonly player: SessionPlayer | null;
  /** Language for what is sent to the visitor: his cookie, his browser, the site's default. */
  readonly language: Locale;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
  /** The host that was asked, with its port where it has one. */
  readonly host: string;
  readonly userAgent: string;
  /** The Cookie header as it came; empty when there is none. */
  readonly cookies: string;
  /** Whether the visitor speaks https with us, or with our proxy. */
  readonly isSecure: boolean;
  /** True for a page that is drawn for who may see what is not out yet. */
  readonly isPreview?: boolean;
  /** Sends a cookie (the text of a Set-Cookie header) with the answer. */
  setCookie(text: string): void;
}

/** A request of a call with `access: 'player'`. */
export interface PlayerContext extends RequestContext {
  readonly player: SessionPlayer;
}

/**
 * The context of a call that is open to guests, with the player it turned out to be of; some of its
 * fields are worked out when they are read.
 */
export const withPlayer = (context: RequestContext, player: SessionPlayer): PlayerContext => ({
  server: context.server,
  site: context.site,
  player,
  language: context.language,
  now: context.now,
  requestId: context.requestId,
  ip: context.ip,
  host: context.host,
  userAgent: context.userAgent,
  cookies: context.cookies,
  isSecure: context.isSecure,
  setCookie: (text) => context.setCookie(text),
});
