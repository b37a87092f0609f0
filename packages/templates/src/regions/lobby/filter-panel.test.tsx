import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import type { GameRow } from '../../props/lobby.ts';
import { sampleEnvironment, sampleRows } from '../../testing/sample-props.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { noFilter, type GameFilter } from './game-filter.ts';

const game = (id: string, categoryName: string, provider: string) => {
  const sample = sampleRows[0]?.games[0];
  if (!sample) throw new Error('the samples have no game');
  return { ...sample, id, categoryName, provider };
};
const row = (title: string, games: GameRow['games']): GameRow => ({
  id: title,
  title,
  icon: 'list',
  to: `/${title}`,
  games,
});
const reels = game('reels', 'Slots', 'Aurum');
const crash = game('crash', 'Crash', 'Volt');
const rows = [row('Hot', [reels, crash]), row('Slots', [reels, game('more', 'Slots', 'Volt')])];

const figures = (filter: Partial<GameFilter>) => {
  const markup = renderToStaticMarkup(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <FilterPanel rows={rows} filter={{ ...noFilter, ...filter }} onFilter={() => undefined} />
    </TemplateEnvironmentProvider>,
  );
  const words = markup.replaceAll(/<[^>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => word !== '').join(' ');
};

describe('the filter panel', () => {
  it('names a category once, and counts the lists', () => {
    expect(figures({})).toBe(
      'ui.template.filterList ui.template.selection 3 Hot 2 ' +
        'ui.template.filterCategory Slots Crash ui.template.filterProvider Volt Aurum',
    );
  });

  it('counts of a list what choosing it would show beside the other choices', () => {
    expect(figures({ categories: ['Slots'] })).toContain('ui.template.selection 2 Hot 1 ');
    expect(figures({ providers: ['Aurum'] })).toContain('ui.template.selection 1 Hot 1 ');
  });
});
