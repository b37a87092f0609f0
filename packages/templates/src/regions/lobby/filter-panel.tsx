import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow } from '../../props/lobby.ts';
import styles from './filter-panel.module.css';
import { filterGames, toggled, type GameFilter } from './game-filter.ts';
import { gamesOf, valuesOf } from './game-lists.ts';

/**
 * Lists to choose one of, categories and providers to choose several of. Kinds the games do not
 * tell are left out, and so is a list of a category that can be chosen: it holds only the first of
 * the category's games.
 */
export function FilterPanel(props: {
  rows: GameRow[];
  filter: GameFilter;
  onFilter: (filter: GameFilter) => void;
}) {
  const { text } = useTemplateEnvironment();
  const { rows, filter, onFilter } = props;
  const games = gamesOf(rows);
  const categories = valuesOf(games, (game) => game.categoryName);
  return (
    <div className={styles.panel}>
      <Group legend={text('ui.template.filterList')}>
        <div className={styles.lists}>
          {[
            { id: null, title: text('ui.template.selection'), icon: 'grid' as IconName },
            ...rows.filter((row) => !categories.includes(row.title)),
          ].map((list) => (
            <button
              key={list.id ?? 'all'}
              type="button"
              className={styles.list}
              aria-pressed={filter.listId === list.id}
              onClick={() => onFilter({ ...filter, listId: list.id })}
            >
              <Icon name={list.icon} size={20} />
              <span className={styles.label}>{list.title}</span>
              <span className={styles.count}>
                {filterGames(rows, { ...filter, listId: list.id }).length}
              </span>
            </button>
          ))}
        </div>
      </Group>
      <Choices
        legend={text('ui.template.filterCategory')}
        values={categories}
        chosen={filter.categories}
        onChoose={(chosen) => onFilter({ ...filter, categories: chosen })}
      />
      <Choices
        legend={text('ui.template.filterProvider')}
        values={valuesOf(games, (game) => game.provider)}
        chosen={filter.providers}
        onChoose={(providers) => onFilter({ ...filter, providers })}
      />
    </div>
  );
}

function Choices(props: {
  legend: string;
  values: string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const { values } = props;
  if (values.length < 2) return null;
  return (
    <Group legend={props.legend}>
      <ul className={styles.choices}>
        {values.map((value) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                className={styles.box}
                checked={props.chosen.includes(value)}
                onChange={() => props.onChoose(toggled(props.chosen, value))}
              />
              <span className={styles.label}>{value}</span>
            </label>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Group(props: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}
