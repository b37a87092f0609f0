import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import {
  isOwnList,
  lobbySorts,
  traitCount,
  type LobbyChoice,
  type LobbySort,
} from './lobby-choice.ts';
import { placeIcon, placeTitle, type LobbyPlace } from './lobby-place.ts';
import { LobbySearch } from './lobby-search.tsx';
import { LobbyTraits } from './lobby-traits.tsx';
import styles from './lobby.module.css';
import type { ChangeChoice, LobbyFacets } from './use-lobby.ts';

/** Heading of a lobby with its number of games, search, order and what games are chosen by. */
export function LobbyHead(props: {
  place: LobbyPlace;
  choice: LobbyChoice;
  /** Null until it is known. */
  total: number | null;
  facets: LobbyFacets;
  onChange: ChangeChoice;
}) {
  const t = useText();
  const { place, choice, total } = props;
  const title = placeTitle(place, t);
  const count = traitCount(choice);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <header className={styles.head}>
      <span className={styles.seal} aria-hidden="true">
        <Icon name={placeIcon(place)} size={26} />
      </span>
      <div className={styles.titles}>
        <h1 className="page-title">{title}</h1>
        <p role="status" className={styles.total}>
          {total === null ? '\u00a0' : t('ui.common.gameCount', { count: total })}
        </p>
      </div>
      <div className={styles.tools}>
        <LobbySearch title={title} search={choice.search} onChange={props.onChange} />
        <SortField choice={choice} onChange={props.onChange} />
        <Button
          kind="secondary"
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'lobby-traits' : undefined}
          data-count={count || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t('ui.lobby.filters') : `${t('ui.lobby.filters')} (${count})`}
        </Button>
      </div>
      {isOpen ? (
        <LobbyTraits choice={choice} facets={props.facets} onChange={props.onChange} />
      ) : null}
    </header>
  );
}

function SortField({ choice, onChange }: { choice: LobbyChoice; onChange: ChangeChoice }) {
  const t = useText();
  const labels: Record<LobbySort, string> = {
    popular: t('ui.lobby.sortPopular'),
    new: t('ui.template.sortNew'),
    name: t('ui.lobby.sortName'),
  };
  const isOwn = isOwnList(choice.list);
  const named = lobbySorts.map((sort) => ({ value: sort as string, label: labels[sort] }));
  return (
    <SelectField
      label={t('ui.template.sortBy')}
      isLabelHidden
      className={styles.sort}
      value={choice.sort ?? (isOwn ? '' : 'popular')}
      options={isOwn ? [{ value: '', label: t('ui.lobby.sortLatest') }, ...named] : named}
      onChange={(event) => {
        const sort = lobbySorts.find((known) => known === event.target.value) ?? null;
        onChange({ sort: sort === 'popular' && !isOwn ? null : sort });
      }}
    />
  );
}
