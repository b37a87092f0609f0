import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { LobbyChoice, LobbyList } from './lobby-choice.ts';
import { categoryTitle, type LobbyPlace } from './lobby-place.ts';
import type { OwnGames } from './lobby-request.ts';
import styles from './list-chips.module.css';
import type { ChangeChoice, LobbyFacets } from './use-lobby.ts';

interface Chip {
  id: string;
  label: string;
  icon?: IconName;
  /** Undefined while it is not known. */
  count: number | undefined;
  isChosen: boolean;
  change: Partial<LobbyChoice>;
}

const listIcons: Record<LobbyList, IconName> = {
  hot: 'fire',
  new: 'tag',
  popular: 'trophy',
  featured: 'star',
  favourites: 'heart',
  recent: 'history',
};

/**
 * Lists of a category to choose one of; in the hot lobby its categories. Each says how many games
 * it has.
 */
export function ListChips(props: {
  place: LobbyPlace;
  choice: LobbyChoice;
  own: OwnGames;
  facets: LobbyFacets;
  onChange: ChangeChoice;
}) {
  const t = useText();
  const lists = useListChips(props);
  const categories = useCategoryChips(props);
  const chips = props.place.kind === 'hot' ? categories : lists;
  return (
    <div className={styles.bar}>
      <div className={styles.chips} role="group" aria-label={t('ui.template.lists')}>
        {chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-pressed={chip.isChosen}
            data-bare={chip.count === 0}
            onClick={() => props.onChange(chip.change)}
          >
            {chip.icon ? <Icon name={chip.icon} size={18} className={styles.icon} /> : null}
            {chip.label}
            {chip.count === 0 ? null : <Count value={chip.count} />}
          </button>
        ))}
      </div>
    </div>
  );
}

function Count({ value }: { value: number | undefined }) {
  const format = useFormat();
  return <span className={styles.count}>{value === undefined ? '' : format.number(value)}</span>;
}

interface Props {
  choice: LobbyChoice;
  own: OwnGames;
  facets: LobbyFacets;
}

/** What is always there comes first, so that nothing moves when the counts arrive. */
function useListChips({ choice, own, facets }: Props): Chip[] {
  const t = useText();
  const labels: Record<LobbyList, string> = {
    hot: t('ui.template.hot'),
    new: t('ui.template.new'),
    popular: t('ui.lobby.popular'),
    featured: t('ui.lobby.featured'),
    favourites: t('_m.favouriteGames'),
    recent: t('ui.lobby.recent'),
  };
  const counts: Record<LobbyList, number | undefined> = {
    hot: facets?.lists.hot,
    new: facets?.lists.new,
    popular: facets?.lists.popular,
    featured: facets?.lists.featured,
    favourites: own.favourites.length,
    recent: own.recent.length,
  };
  const isWorth = (list: LobbyList) => (counts[list] ?? 0) > 0 || choice.list === list;
  const chip = (list: LobbyList): Chip => ({
    id: list,
    label: labels[list],
    icon: listIcons[list],
    count: counts[list],
    isChosen: choice.list === list,
    change: { list: choice.list === list ? null : list, sort: null },
  });
  const all: Chip = {
    id: 'all',
    label: t('ui.common.all'),
    count: facets?.lists.all,
    isChosen: choice.list === null,
    change: { list: null, sort: null },
  };
  const siteLists = (['hot', 'new', 'popular', 'featured'] as const).filter(isWorth);
  return [all, chip('favourites'), chip('recent'), ...siteLists.map(chip)];
}

function useCategoryChips({ choice, facets }: Props): Chip[] {
  const t = useText();
  const counts = Object.entries(facets?.categories ?? {}).toSorted((a, b) => b[1] - a[1]);
  return [
    {
      id: 'all',
      label: t('ui.common.all'),
      count: facets && counts.reduce((total, [, count]) => total + count, 0),
      isChosen: choice.category === null,
      change: { category: null },
    },
    ...counts.map(([category, count]): Chip => ({
      id: category,
      label: categoryTitle(category, t),
      count,
      isChosen: choice.category === category,
      change: { category: choice.category === category ? null : category },
    })),
  ];
}
