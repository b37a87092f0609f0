import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps, ProviderChoice, ProviderEntry } from '../../props/lobby.ts';
import lobbyStyles from './lobby-provider-first.module.css';
import { LobbyEmpty, LobbyError, LobbySkeleton } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';
import styles from './provider-games.module.css';

/** Every game of one provider, page by page, with the way to the lobbies that have them. */
export function ProviderGames(props: {
  provider: ProviderEntry;
  choice: ProviderChoice;
  lobby: LobbyProps;
}) {
  const { text } = useTemplateEnvironment();
  const { provider, choice, lobby } = props;
  const { catalogue, onRetry } = choice;
  const isLoading = !catalogue && !onRetry;
  return (
    <section aria-labelledby="provider-games" aria-busy={isLoading}>
      <header className={lobbyStyles.head}>
        <h2 id="provider-games" className={lobbyStyles.title}>
          {text('ui.template.providerGames', { provider: provider.name })}
        </h2>
        <p role="status" className={styles.count}>
          {isLoading
            ? text('ui.common.loading')
            : catalogue && text('ui.template.gameCount', { count: catalogue.totalCount })}
        </p>
      </header>
      <LobbyLinks provider={provider} />
      {onRetry ? <LobbyError onRetry={onRetry} /> : null}
      {isLoading ? (
        <LobbySkeleton gridClass={lobbyStyles.loading ?? ''} rows={1} tiles={12} hasNoTitle />
      ) : null}
      {catalogue?.games.length === 0 ? <LobbyEmpty /> : null}
      {catalogue && catalogue.games.length > 0 ? (
        <PagedGrid games={catalogue.games} lobby={lobby} catalogue={catalogue} />
      ) : null}
    </section>
  );
}

/**
 * One link where all games stand in one lobby, else one for each lobby with its number of games.
 */
function LobbyLinks({ provider }: { provider: ProviderEntry }) {
  const { Link, text } = useTemplateEnvironment();
  const { lobbies, name } = provider;
  if (lobbies.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={text('ui.template.allOf', { name })}>
      {lobbies.map((lobby) => (
        <li key={lobby.id}>
          <Link to={lobby.to} className={lobbyStyles.all}>
            {text('ui.template.allOf', { name: lobbies.length > 1 ? lobby.name : name })}
            {lobbies.length > 1 ? (
              <span className={styles.count}>
                {text('ui.template.gameCount', { count: lobby.gameCount })}
              </span>
            ) : null}
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
