import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import type { GameRow } from '../../props/lobby.ts';
import { sampleEnvironment, sampleRows } from '../../testing/sample-props.tsx';
import { LobbyLiveTables } from './lobby-live-tables.tsx';

const show = (rows: GameRow[]): string =>
  renderToStaticMarkup(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <LobbyLiveTables
        rows={rows}
        isLoading={false}
        onRetry={null}
        Card={({ game }) => <article>{game.name}</article>}
        onToggleFavourite={() => undefined}
        sportsBoard={null}
        extras={null}
      />
    </TemplateEnvironmentProvider>,
  );

it('says how many tables are open only where their seats are known', () => {
  expect(show(sampleRows)).toContain('ui.template.tablesOpen');
  const unknown = sampleRows.map((row) => ({
    ...row,
    games: row.games.map((game) => ({ ...game, category: 'casino', seats: null })),
  }));
  expect(show(unknown)).toContain('ui.template.tables');
  expect(show(unknown)).not.toContain('ui.template.tablesOpen');
});
