import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import styles from './lobby-tabs-grid.module.css';
import { LobbyEmpty, LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';

/** Lists behind lantern tabs, shown as one grid. */
export function LobbyTabsGrid(props: LobbyProps) {
  const { Link, text } = useTemplateEnvironment();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const row = props.rows.find((candidate) => candidate.id === selectedId) ?? props.rows[0];
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      <LobbyNotice
        lobby={props}
        skeleton={<LobbySkeleton gridClass={styles.loading ?? ''} rows={1} tiles={12} />}
      />
      {row && props.rows.some(({ games }) => games.length > 0) ? (
        <section aria-label={row.title}>
          <div className={styles.tabs} role="group" aria-label={text('ui.template.lists')}>
            {props.rows.map((candidate) => (
              <button
                key={candidate.id}
                type="button"
                className={styles.tab}
                aria-pressed={candidate.id === row.id}
                onClick={() => setSelectedId(candidate.id)}
              >
                <Icon name={candidate.icon} size={18} />
                {candidate.title}
              </button>
            ))}
          </div>
          {row.games.length === 0 ? (
            <LobbyEmpty icon={row.icon} />
          ) : (
            <PagedGrid key={row.id} games={row.games} lobby={props} />
          )}
          <p className={styles.more}>
            <Link to={row.to} className={styles.all}>
              {text('ui.template.allOf', { name: row.title })}
              <Icon name="chevron-right" size={16} />
            </Link>
          </p>
        </section>
      ) : null}
      {props.sportsBoard}
      {props.extras}
    </div>
  );
}
