import { Icon, type IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow, GameTile } from '../../region-props.ts';
import styles from './filter-panel.module.css';
import { toggled, type GameFilter } from './game-filter.ts';
import { countBy, gamesOf } from './game-lists.ts';

/** Lists to choose one of, categories and providers to choose several of. Kinds the games do not tell are left out. */
export function FilterPanel(props: {
  rows: GameRow[];
  filter: GameFilter;
  onFilter: (filter: GameFilter) => void;
}) {
  const { text } = useTemplateEnvironment();
  const { rows, filter, onFilter } = props;
  const games = gamesOf(rows);
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('ui.template.filterList')}</legend>
        <div className={styles.lists}>
          {[
            { id: null, title: text('ui.template.allGames'), icon: 'grid' as IconName, games },
            ...rows,
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
              <span className={styles.count}>{list.games.length}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <Choices
        legend={text('ui.template.filterCategory')}
        games={games}
        valueOf={(game) => game.categoryName}
        chosen={filter.categories}
        onChoose={(categories) => onFilter({ ...filter, categories })}
      />
      <Choices
        legend={text('ui.template.filterProvider')}
        games={games}
        valueOf={(game) => game.provider}
        chosen={filter.providers}
        onChoose={(providers) => onFilter({ ...filter, providers })}
      />
    </div>
  );
}

function Choices(props: {
  legend: string;
  games: GameTile[];
  valueOf: (game: GameTile) => string | undefined;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const values = countBy(props.games, props.valueOf);
  if (values.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      <ul className={styles.choices}>
        {values.map(({ value, count }) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                className={styles.box}
                checked={props.chosen.includes(value)}
                onChange={() => props.onChoose(toggled(props.chosen, value))}
              />
              <span className={styles.label}>{value}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
