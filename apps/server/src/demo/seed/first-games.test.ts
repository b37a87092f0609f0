import { describe, expect, it } from 'vitest';
import { planCover, type CoverCategory } from '@pavilion/art';
import { houseProviderCode } from '@pavilion/games';
import type { GameRow } from '../../modules/games/catalogue/game.store.ts';
import { bySiteChoice } from '../../modules/games/catalogue/site-choice.ts';
import { demoGames } from '../../testing/studio-games.ts';
import { demoChoices } from './demo-choices.data.ts';
import { demoSites } from './demo-sites.data.ts';

/** So many games a visitor sees before looking further. */
const firstSight = 20;

type Shown = Pick<
  GameRow,
  'name' | 'code' | 'category' | 'provider_code' | 'is_hot' | 'is_featured'
>;

const byPopularity = demoGames(new Date('2026-11-21T12:00:00.000Z'));

/** The catalogue in the order in which a new site of the demo shows it. */
function gamesOf(themeCode: (typeof demoSites)[number]['themeCode']): readonly Shown[] {
  const chosen = demoChoices[themeCode]?.split(/\s+/) ?? [];
  const rows = byPopularity.map((game) => {
    const place = chosen.indexOf(`${game.provider_code}/${game.code}`);
    return { ...game, featured_position: place < 0 ? null : place };
  });
  // What a site's choice goes by, of the columns a row has.
  return bySiteChoice(rows as unknown as GameRow[]);
}

/** Names of games whose covers show one and the same drawing. */
function alike(games: readonly Shown[]): string[] {
  const drawingOf = ({ code, name, category }: Shown) =>
    planCover(code, name, category as CoverCategory).motif.draw;
  return [...Map.groupBy(games, drawingOf).values()]
    .filter(({ length }) => length > 1)
    .map((same) => same.map(({ name }) => name).join(', '));
}

const isSlot = ({ category }: Shown): boolean => category === 'slots';

describe.each(demoSites)('the first games of $externalId', ({ themeCode }) => {
  const games = gamesOf(themeCode);
  const hot = games.filter(({ is_hot }) => is_hot);
  const featured = games.filter(({ is_featured }) => is_featured);

  it.each([
    ['all games', games],
    ['what is hot', hot],
    ['what it features and then what is hot', [...new Set([...featured, ...hot])]],
    ['its slots', games.filter(isSlot)],
  ])('%s: no picture twice', (_list, shown) => {
    expect(shown.length).toBeGreaterThanOrEqual(firstSight);
    expect(alike(shown.slice(0, firstSight))).toEqual([]);
  });

  it('its own choice is known to the catalogue', () => {
    const count = demoChoices[themeCode]?.split(/\s+/).length;
    if (count !== undefined) expect(featured).toHaveLength(count);
  });
});

describe('lobbies', () => {
  const games = gamesOf('casino1');

  it.each(['crash', 'fish', 'bingo', 'arcade', 'hashgame'])('%s: no picture twice', (category) => {
    const shown = games.filter((game) => game.category === category);
    expect(alike(shown.slice(0, firstSight))).toEqual([]);
  });

  it('our own games: no picture twice', () => {
    expect(alike(games.filter((game) => game.provider_code === houseProviderCode))).toEqual([]);
  });
});
