import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow } from '../../props/lobby.ts';
import styles from './filter-bar.module.css';
import { isFiltered, noFilter, toggled, type GameFilter, type GameSort } from './game-filter.ts';

const sorts: Record<GameSort, string> = {
  recommended: 'ui.template.sortPopular',
  name: 'ui.template.sortName',
  new: 'ui.template.sortNew',
};

/**
 * What is shown now: heading, number of games, chosen filters to take away, order, and the way to
 * the drawer.
 */
export function FilterBar(props: {
  rows: GameRow[];
  filter: GameFilter;
  count: number;
  onFilter: (filter: GameFilter) => void;
  onOpen: () => void;
}) {
  const { text } = useTemplateEnvironment();
  const sortId = useId();
  const { filter, onFilter } = props;
  const list = props.rows.find((row) => row.id === filter.listId);
  return (
    <header className={styles.bar}>
      <div className={styles.copy}>
        <h2 className={styles.title}>{list?.title ?? text('ui.template.selection')}</h2>
        <p role="status" className={styles.count}>
          {text('ui.template.gameCount', { count: props.count })}
        </p>
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.open} onClick={props.onOpen}>
          <Icon name="filter" size={18} />
          {text('ui.template.filters')}
        </button>
        <label htmlFor={sortId} className="sr-only">
          {text('ui.template.sortBy')}
        </label>
        <select
          id={sortId}
          className={styles.sort}
          value={filter.sort}
          onChange={(event) => onFilter({ ...filter, sort: event.target.value as GameSort })}
        >
          {Object.entries(sorts).map(([sort, key]) => (
            <option key={sort} value={sort}>
              {text(key)}
            </option>
          ))}
        </select>
      </div>
      {isFiltered(filter) ? <Chosen filter={filter} list={list} onFilter={onFilter} /> : null}
    </header>
  );
}

function Chosen(props: {
  filter: GameFilter;
  list: GameRow | undefined;
  onFilter: (filter: GameFilter) => void;
}) {
  const { text } = useTemplateEnvironment();
  const { filter, list, onFilter } = props;
  const chips = [
    ...(list ? [{ name: list.title, without: { ...filter, listId: null } }] : []),
    ...filter.categories.map((name) => ({
      name,
      without: { ...filter, categories: toggled(filter.categories, name) },
    })),
    ...filter.providers.map((name) => ({
      name,
      without: { ...filter, providers: toggled(filter.providers, name) },
    })),
  ];
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.name} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            aria-label={text('ui.template.filterRemove', { name: chip.name })}
            onClick={() => onFilter(chip.without)}
          >
            <span className={styles.chipName}>{chip.name}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => onFilter({ ...noFilter, sort: filter.sort })}
        >
          {text('ui.template.filterClear')}
        </button>
      </li>
    </ul>
  );
}
