import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import type { ProviderChoice, ProviderEntry } from '../../props/lobby.ts';
import { sampleGames } from '../../testing/sample-games.ts';
import { sampleEnvironment, sampleRows } from '../../testing/sample-props.tsx';
import { LobbyProviderFirst } from './lobby-provider-first.tsx';

const nothing = () => undefined;
const texts = {
  ...sampleEnvironment,
  text: (key: string, values?: Record<string, string | number>) =>
    `${key} ${Object.values(values ?? {}).join(' ')}`.trim(),
};

const provider = (lobbies: string[]): ProviderEntry => ({
  id: 'AURUM',
  name: 'Aurum Works',
  logoUrl: '/aurum.svg',
  to: '/slots?provider=AURUM',
  gameCount: 30,
  lobbies: lobbies.map((id) => ({ id, name: id, to: `/${id}?provider=AURUM`, gameCount: 15 })),
});

const catalogue = (
  count: number,
  more: Partial<NonNullable<ProviderChoice['catalogue']>> = {},
) => ({
  games: sampleGames(count),
  totalCount: count,
  hasMore: false,
  isLoadingMore: false,
  onMore: nothing,
  ...more,
});

const show = (choice: Partial<ProviderChoice>, lobbies = ['slots']) =>
  renderToStaticMarkup(
    <TemplateEnvironmentProvider environment={texts}>
      <LobbyProviderFirst
        rows={sampleRows}
        isLoading={false}
        onRetry={null}
        Card={({ game }) => <article>{game.name}</article>}
        onToggleFavourite={nothing}
        sportsBoard={null}
        extras={null}
        providers={[provider(lobbies)]}
        providerChoice={{ providerId: 'AURUM', onChoose: nothing, onRetry: null, ...choice }}
      />
    </TemplateEnvironmentProvider>,
  );

describe('the lobby that shows providers first', () => {
  it('shows all games of the site until a provider is chosen', () => {
    const all = catalogue(20, { totalCount: 75, hasMore: true });
    const markup = show({ providerId: null, catalogue: all });
    expect(markup).toContain('Vault 19.');
    expect(markup).toContain('ui.template.shownOf 20 75');
    expect(markup).not.toContain('hot-0');
  });

  it('shows the lists of the home page while the games of the site are not there', () => {
    expect(show({ providerId: null })).toContain('hot-0');
  });

  it('shows the games of the chosen provider that it was given, not those of the lists', () => {
    const markup = show({ catalogue: catalogue(3) });
    expect(markup).toContain('Vault 2.');
    expect(markup).not.toContain('hot-0');
    expect(markup).toContain('ui.template.gameCount 3');
  });

  it('leads to every lobby that has games of it', () => {
    const one = show({ catalogue: catalogue(3) });
    expect(one).toContain('ui.template.allOf Aurum Works');
    const two = show({ catalogue: catalogue(3) }, ['slots', 'crash']);
    for (const lobby of ['slots', 'crash'])
      expect(two).toContain(`href="/${lobby}?provider=AURUM"`);
    expect(two).toContain('ui.template.allOf crash');
  });

  it('keeps the room of the games while they are on their way', () => {
    const markup = show({});
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toContain('ui.template.noGames');
  });

  it('offers another try when they did not come, even though the lists did', () => {
    expect(show({ onRetry: nothing })).toContain('ui.common.retry');
  });

  it('counts what the site has, and offers the next page until everything is shown', () => {
    const first = show({ catalogue: catalogue(20, { totalCount: 75, hasMore: true }) });
    expect(first).toContain('ui.template.shownOf 20 75');
    expect(first).toContain('ui.template.showMore');
    expect(show({ catalogue: catalogue(20) })).not.toContain('ui.template.showMore');
  });

  it('says that a further page did not come, and keeps the games that are there', () => {
    const failed = catalogue(20, { totalCount: 75, hasMore: true, hasFailedMore: true });
    const markup = show({ catalogue: failed });
    expect(markup).toContain('Vault 19.');
    expect(markup).toContain('role="alert"');
    expect(markup).toContain('ui.common.retry');
  });

  it('says so where a provider has no game here', () => {
    expect(show({ catalogue: catalogue(0) })).toContain('ui.template.noGames');
  });
});
