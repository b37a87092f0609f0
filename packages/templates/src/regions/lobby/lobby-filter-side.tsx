import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { filterGames, isFiltered, noFilter } from './game-filter.ts';
import styles from './lobby-filter-side.module.css';
import { LobbyEmpty, LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';

/**
 * The games of all lists as one grid; filters stand beside it on wide screens and in a drawer on
 * narrow ones.
 */
export function LobbyFilterSide(props: LobbyProps) {
  const { text } = useTemplateEnvironment();
  const [filter, setFilter] = useState(noFilter);
  const [isOpen, setOpen] = useState(false);
  const games = filterGames(props.rows, filter);
  const hasGames = props.rows.some((row) => row.games.length > 0);
  const panel = <FilterPanel rows={props.rows} filter={filter} onFilter={setFilter} />;
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      <div className={styles.body}>
        {hasGames ? (
          <aside className={styles.side} aria-label={text('ui.template.filters')}>
            {panel}
          </aside>
        ) : null}
        {props.isLoading && !hasGames && !props.onRetry ? (
          <div className={styles.side} aria-hidden="true">
            <Skeleton className={styles.sideWaiting} />
          </div>
        ) : null}
        <div className={styles.main}>
          <LobbyNotice
            lobby={props}
            skeleton={<LobbySkeleton gridClass={styles.loading ?? ''} rows={1} tiles={12} />}
          />
          {hasGames ? (
            <section aria-label={text('ui.template.games')}>
              <FilterBar
                rows={props.rows}
                filter={filter}
                count={games.length}
                onFilter={setFilter}
                onOpen={() => setOpen(true)}
              />
              {games.length === 0 && isFiltered(filter) ? (
                <NothingFits onClear={() => setFilter({ ...noFilter, sort: filter.sort })} />
              ) : (
                <PagedGrid key={JSON.stringify(filter)} games={games} lobby={props} />
              )}
            </section>
          ) : null}
        </div>
      </div>
      {props.sportsBoard}
      {props.extras}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('ui.template.filters')}
        closeLabel={text('ui.common.close')}
        kind="drawer"
        size="small"
        actions={
          <Button isWide onClick={() => setOpen(false)}>
            {text('ui.template.filterShow', { count: games.length })}
          </Button>
        }
      >
        {panel}
      </Dialog>
    </div>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { text } = useTemplateEnvironment();
  return (
    <LobbyEmpty
      icon="filter"
      title={text('ui.template.filterNothing')}
      text={text('ui.template.filterNothingText')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {text('ui.template.filterClear')}
        </Button>
      }
    />
  );
}
