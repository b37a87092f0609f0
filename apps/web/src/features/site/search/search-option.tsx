import { categoryByWireName } from '@pavilion/domain/categories';
import { providerLogoPath } from '@pavilion/domain/providers';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { gameImage, placeholderBackground } from '@pavilion/ui/picture';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import type { ReactNode } from 'react';
import { useHref } from '../../../core/navigation/use-href.ts';
import { Highlight } from './highlight.tsx';
import styles from './game-search.module.css';
import type { GameResult, MatchResult, PlaceResult, Result } from './use-search-results.ts';

/**
 * A result as a link that is an option of the list; the focus stays in the box, so it cannot be
 * tabbed to.
 */
export function ResultOption(props: {
  id: string;
  isActive: boolean;
  result: Result;
  search: string;
  onChoose: () => void;
}) {
  const { result, search } = props;
  const href = useHref(result.to);
  return (
    <a
      id={props.id}
      href={href}
      role="option"
      aria-selected={props.isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        props.onChoose();
      }}
    >
      <Mark result={result} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlight text={result.title} search={search} />
        </span>
        <span className={styles.detail}>
          <Highlight text={result.detail} search={search} />
        </span>
      </span>
    </a>
  );
}

function Mark({ result }: { result: Result }) {
  if (result.kind === 'game') return <Cover game={result} />;
  return result.kind === 'match' ? <MatchMark match={result} /> : <PlaceMark place={result} />;
}

/** The sign of a category, or the logo of a provider on the dark ground it is drawn for. */
function PlaceMark({ place }: { place: PlaceResult }) {
  const { hasFailed, watch } = usePictureFailure();
  const hasLogo = place.kind === 'provider' && !hasFailed;
  return (
    <span className={classNames(styles.mark, hasLogo && styles.logo)}>
      {hasLogo ? (
        <img {...watch} src={providerLogoPath(place.id)} alt="" height={20} decoding="async" />
      ) : (
        <Icon name={categoryByWireName(place.id)?.code ?? 'grid'} size={22} />
      )}
    </span>
  );
}

/** The cover, over its colours; a sign stands in for a missing one. */
function Cover({ game }: { game: GameResult }) {
  const { hasFailed, watch } = usePictureFailure();
  return (
    <span className={styles.mark} style={{ background: placeholderBackground(game.placeholder) }}>
      {hasFailed ? (
        <Icon name="slots" size={22} className={styles.sign} />
      ) : (
        <img
          {...watch}
          src={gameImage(game.imageUrl, 'square', 180)}
          alt=""
          width={44}
          height={44}
        />
      )}
    </span>
  );
}

function MatchMark({ match }: { match: MatchResult }) {
  return (
    <span className={classNames(styles.mark, match.isLive && styles.live)}>
      <Icon name={match.isLive ? 'live' : 'football'} size={22} />
    </span>
  );
}

/** An earlier search that can be made again. */
export function RecentOption(props: {
  id: string;
  isActive: boolean;
  children: ReactNode;
  onChoose: () => void;
}) {
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      className={styles.option}
      onClick={props.onChoose}
    >
      <Icon name="history" size={18} className={styles.quiet} />
      <span className={styles.name}>{props.children}</span>
    </div>
  );
}
