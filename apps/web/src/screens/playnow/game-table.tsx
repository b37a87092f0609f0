import { gameName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { launchKindOf } from '@pavilion/domain/providers';
import { gameId } from '../../common/tiles/game-tile.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useFavouriteIds } from '../../common/tiles/use-tiles.ts';
import { toggleFavourite } from '../../core/session/favourites.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import type { CatalogueGame } from '../../features/lobby/game-page.tsx';
import { ExternalGame } from '../../features/launch/external-game.tsx';
import { GameStage } from '../../games/stage/game-stage.tsx';
import styles from './game-table.module.css';

/** A game that opens in the page, under its title: for real or, whenever one likes or the address says so, with play money. */
export function GameTable({ game }: { game: CatalogueGame }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const [address] = useSearchParams();
  const [mode, setMode] = useState<'real' | 'demo'>(
    address.get('mode') === 'demo' ? 'demo' : 'real',
  );
  const isFavourite = useFavouriteIds().has(gameId(game));
  const { provider_code, game_code, game_name, game_type, img_url } = game;
  return (
    <div className={styles.play}>
      <header className={styles.head}>
        <h1>{gameName(t, game)}</h1>
        {game.players_now ? (
          <p className={styles.now}>
            <Icon name="user" size={16} />
            {t('ui.lobby.playersNow', { count: game.players_now })}
          </p>
        ) : null}
        {game.jackpot === undefined ? null : (
          <p className={styles.now}>
            <Icon name="crown" size={16} />
            {t('ui.template.jackpotOf', { amount: format.money(game.jackpot, currency) })}
          </p>
        )}
        <IconButton
          icon={isFavourite ? 'heart-filled' : 'heart'}
          label={t('ui.lobby.keepFavourite')}
          aria-pressed={isFavourite}
          onClick={() =>
            void toggleFavourite({ provider_code, game_code, game_name, game_type, img_url })
          }
        />
        {isPlayer ? (
          <Tabs
            className={styles.mode}
            label={t('ui.game.mode')}
            selectedId={mode}
            onSelect={(id) => setMode(id === 'demo' ? 'demo' : 'real')}
            items={[
              { id: 'real', label: t('ui.game.realMode') },
              { id: 'demo', label: t('ui.game.demoMode') },
            ]}
          />
        ) : null}
      </header>
      {launchKindOf(provider_code) === 'house' ? (
        <GameStage game={game} mode={mode} />
      ) : (
        <ExternalGame
          game={game}
          mode={isPlayer ? mode : 'demo'}
          onPlayMoney={() => setMode('demo')}
        />
      )}
    </div>
  );
}
