import { parseArgs } from 'node:util';
import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import { houseGameCodes, type HouseGameCode } from '@pavilion/games';

/** A screen of the gallery. */
export interface Screen {
  path: string;
  /** What stands behind the `?` of its address. */
  query?: string;
  /** A player looks at it, not a guest. */
  isPlayer: boolean;
  /** What is done on it before it is looked at. */
  act?: 'choose prices';
  /** What the player must have done before it is opened. */
  needs?: 'settled bets';
}

const looked = {
  home: { path: '/', isPlayer: false },
  lobby: { path: '/slots', isPlayer: false },
  sports: { path: '/sports', isPlayer: false },
  login: { path: '/login', isPlayer: false },
  // All screens of an account stand in tests/journeys/account-screens.journey.ts.
  account: { path: '/account', isPlayer: true },
  game: { path: '/playnow', query: 'provider=PAVILION&game=plinko', isPlayer: true },
  slip: { path: '/sports', isPlayer: true, act: 'choose prices' },
  cashier: { path: '/deposit', isPlayer: true },
  history: {
    path: '/bet-history',
    query: 'status=settled',
    isPlayer: true,
    needs: 'settled bets',
  },
  help: { path: '/faqs', isPlayer: false },
} as const satisfies Record<string, Screen>;
export type GalleryScreen = keyof typeof looked;
/** The screens of the gallery. */
export const screens: Readonly<Record<GalleryScreen, Screen>> = looked;

/** Their names, in the order in which a run looks at them. */
export const screenNames = Object.keys(looked) as GalleryScreen[];
const allWidths = ['1280', '390', '1920'] as const;

/** What a run looks at. */
export interface GalleryPlan {
  templates: readonly TemplateName[];
  screens: readonly GalleryScreen[];
  widthsPx: readonly number[];
  /** All five colours, or only the one the site wears. */
  allColours: boolean;
  workers: number;
  /** The page of parts of the design system: beside the templates, alone, or not at all. */
  parts: 'also' | 'only' | 'none';
  /** Games of our studio; named ones are looked at alone. */
  games: readonly HouseGameCode[];
  areTemplatesLookedAt: boolean;
}

function chosen<Name extends string>(
  option: string,
  all: readonly Name[],
  asked: string | undefined,
): readonly Name[] {
  if (asked === undefined) return all;
  const names = asked.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Error(`--${option}: no ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  }
  return all.filter((name) => names.includes(name));
}

/**
 * Reads `--templates a,b --screens home --widths 390 --colours own --workers 2 --parts only`;
 * nothing given means everything, and templates, screens or widths that are named leave out parts
 * and games; `--games dice,crash` looks at games alone, `--games all` at all of them.
 */
export function readPlan(args: readonly string[]): GalleryPlan {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      templates: text,
      screens: text,
      widths: text,
      colours: text,
      workers: text,
      parts: text,
      games: text,
    },
  });
  const areGamesNamed = values.games !== undefined;
  const isNarrowed = [values.templates, values.screens, values.widths].some(Boolean);
  const parts =
    chosen(
      'parts',
      ['also', 'only', 'none'],
      values.parts ?? (isNarrowed || areGamesNamed ? 'none' : 'also'),
    )[0] ?? 'also';
  const areGamesAlso = areGamesNamed || (!isNarrowed && parts !== 'only');
  return {
    templates: chosen('templates', templateNames, values.templates),
    screens: chosen('screens', screenNames, values.screens),
    widthsPx: chosen('widths', allWidths, values.widths).map(Number),
    allColours: chosen('colours', ['all', 'own'], values.colours).includes('all'),
    parts,
    games: areGamesAlso
      ? chosen('games', houseGameCodes, values.games === 'all' ? undefined : values.games)
      : [],
    areTemplatesLookedAt: parts !== 'only' && !areGamesNamed,
    workers: Math.max(1, Number(values.workers ?? 2) || 1),
  };
}
