import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { gameImage } from '@pavilion/ui/picture';
import { SizedImage } from '@pavilion/ui/sized-image';
import { Badge, Notice } from '@pavilion/ui/notice';
import { PlayInstead } from '../../../common/tiles/play-instead.tsx';
import { gameId } from '../../../common/tiles/game-tile.ts';
import { useFavouriteIds } from '../../../common/tiles/use-tiles.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { toggleFavourite } from '../../../core/session/favourites.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { CatalogueGame } from './catalogue-game.types.ts';
import styles from './game-page.module.css';
import { categoryTitle, lobbyPath } from './lobby-place.ts';
import { ProviderLogo } from './provider-logo.tsx';

/** Widths of a wide cover, as the server has them. */
const coverWidthsPx = [320, 480, 640, 960];

/** A game with its cover that says it cannot be opened yet, and what the player can do instead. */
export function GameNotice({ game }: { game: CatalogueGame }) {
  const t = useText();
  const isFavourite = useFavouriteIds().has(gameId(game));
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  const category = categoryTitle(game.game_type, t);
  return (
    <article className={styles.game}>
      <div className={styles.cover}>
        <SizedImage
          source={(widthPx) => gameImage(game.img_url, 'wide', widthPx)}
          widthsPx={coverWidthsPx}
          alt=""
          ratio="16 / 9"
          placeholder={game.placeholder}
          isPriority
          sizes="(max-width: 760px) 100vw, 640px"
          fallback={<Icon name="slots" size={48} />}
        />
      </div>
      <div className={styles.copy}>
        <p className={styles.kicker}>
          <ProviderLogo code={game.provider_code} name={game.provider_name} />
          <span>{category}</span>
          {game.is_hot ? <Badge kind="accent">{t('ui.template.hot')}</Badge> : null}
          {game.is_new ? <Badge kind="positive">{t('ui.template.new')}</Badge> : null}
        </p>
        <h1 className={styles.name}>{gameName(t, game)}</h1>
        <Notice>
          <p className={styles.soon}>{t('ui.lobby.soonTitle')}</p>
          <p>{t('ui.lobby.soonText', { provider: game.provider_name })}</p>
        </Notice>
        <div className={styles.actions}>
          <PlayInstead game={game} />
          <Button
            kind="secondary"
            icon={isFavourite ? 'heart-filled' : 'heart'}
            aria-pressed={isFavourite}
            onClick={() => void toggleFavourite(favouriteOf(game))}
          >
            {t('ui.lobby.keepFavourite')}
          </Button>
          <AppLink to={lobbyPath(game.game_type)} className={buttonClass('secondary')}>
            {t('ui.lobby.backTo', { name: category })}
          </AppLink>
          {hasSports ? (
            <AppLink to="/sports" className={buttonClass('secondary')}>
              {t('ui.lobby.betOnSports')}
            </AppLink>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function favouriteOf(game: CatalogueGame) {
  const { provider_code, game_code, game_name, game_type, img_url } = game;
  return { provider_code, game_code, game_name, game_type, img_url };
}
