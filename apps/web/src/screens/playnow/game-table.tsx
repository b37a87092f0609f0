import { gameName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { categoryByWireName } from '@pavilion/domain/categories';
import { launchKindOf } from '@pavilion/domain/providers';
import { gameId } from '../../common/tiles/game-tile.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useFavouriteIds } from '../../common/tiles/use-tiles.ts';
import { toggleFavourite } from '../../core/session/favourites.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import type { CatalogueGame } from '../../features/games/lobby/catalogue-game.types.ts';
import { ExternalGame } from '../../features/games/launch/external-game.tsx';
import { GameStage } from '../../games/game-stage.tsx';
import styles from './game-table.module.css';

type Mode = 'real' | 'demo';

/**
 * A game that opens in the page, with its title: for real or, whenever one likes or the address
 * says so, with play money. A machine of ours is as high as the window lets it: its title stands
 * below it.
 */
export function GameTable({ game }: { game: CatalogueGame }) {
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const [address] = useSearchParams();
  const [mode, setMode] = useState<Mode>(address.get('mode') === 'demo' ? 'demo' : 'real');
  const head = <Head game={game} mode={mode} onMode={setMode} />;
  if (launchKindOf(game.provider_code) !== 'house')
    return (
      <div className={styles.play}>
        {head}
        <ExternalGame
          game={game}
          mode={isPlayer ? mode : 'demo'}
          onPlayMoney={() => setMode('demo')}
        />
      </div>
    );
  const isMachine = categoryByWireName(game.game_type)?.path === '/slots';
  return (
    <div className={styles.play}>
      {isMachine ? null : head}
      <GameStage game={game} mode={mode} />
      {isMachine ? head : null}
    </div>
  );
}

function Head(props: { game: CatalogueGame; mode: Mode; onMode: (mode: Mode) => void }) {
  const { game, mode, onMode } = props;
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  return (
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
      <Favourite game={game} />
      {isPlayer ? (
        <Tabs
          className={styles.mode}
          label={t('ui.game.mode')}
          selectedId={mode}
          onSelect={(id) => onMode(id === 'demo' ? 'demo' : 'real')}
          items={[
            { id: 'real', label: t('ui.game.realMode') },
            { id: 'demo', label: t('ui.game.demoMode') },
          ]}
        />
      ) : null}
    </header>
  );
}

function Favourite({ game }: { game: CatalogueGame }) {
  const t = useText();
  const isFavourite = useFavouriteIds().has(gameId(game));
  const { provider_code, game_code, game_name, game_type, img_url } = game;
  return (
    <IconButton
      icon={isFavourite ? 'heart-filled' : 'heart'}
      label={t('ui.lobby.keepFavourite')}
      aria-pressed={isFavourite}
      onClick={() =>
        void toggleFavourite({ provider_code, game_code, game_name, game_type, img_url })
      }
    />
  );
}
