import type { ThemeCode } from '@pavilion/domain/themes';
import type { Voices } from '../fonts/voices.ts';
import type { NavigationPlacement } from './navigation.ts';

/**
 * What a lobby may show besides rows of games: providers and their games, the whole catalogue, or
 * leagues by day.
 */
export type LobbyFeed = 'providers' | 'catalogue' | 'leagues';

/**
 * How the frame sets a template's regions and what they show of their own; the browser takes it
 * with the template.
 */
export interface TemplateLook {
  navigationPlacement: NavigationPlacement;
  /**
   * Where there is room, the bet slip stands beside every page ('column') or beside those with
   * prices and where it is opened.
   */
  slipPlacement: 'column' | 'drawer';
  /** The feed its lobby asks for; null where rows of games are all. */
  lobbyFeed: LobbyFeed | null;
  /** The footer is the band that offers the app, so that no page has to. */
  footerOffersApp: boolean;
  /** Class on the frame that carries the art direction (type, shape, surface, motion). */
  artClass: string;
}

/**
 * The one line of a mail that is the brand's: a rule below its name, from none to the thick and
 * thin ink of a newspaper, or an edge around the sheet (`outline`, `ink`, `frame`).
 */
export type MailOrnament =
  | 'none'
  | 'hairline'
  | 'double'
  | 'dashed'
  | 'dotted'
  | 'bar'
  | 'bars'
  | 'masthead'
  | 'outline'
  | 'ink'
  | 'frame';

/**
 * What a mail can keep of an art direction: mail programs know none of its style sheets. A test
 * compares the two.
 */
export interface MailStance {
  /** `--shape-card` and `--shape-control`. */
  cardRadiusPx: number;
  controlRadiusPx: number;
  ornament: MailOrnament;
  /** `--title-case`. */
  isUppercase?: boolean;
  /** `--page-title-side`. */
  isCentred?: boolean;
}

/**
 * All that is said of a template without a component of it: for the server and for what is
 * generated.
 */
export interface TemplateManifest {
  /** Names its row in the specification's table: breakpoint, way to sign in, colours. */
  themeCode: ThemeCode;
  look: TemplateLook;
  mail: MailStance;
  /** A function, so that a bundle with the look alone leaves it out. */
  fonts: () => Voices;
}
