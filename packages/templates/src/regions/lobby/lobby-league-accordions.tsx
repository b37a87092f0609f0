import { Icon } from '@pavilion/ui/icon';
import { useState, type ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import { FoldSection } from './fold-section.tsx';
import styles from './lobby-league-accordions.module.css';
import { LobbyError } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';
import { SlipButton } from './slip-button.tsx';
import { SportsNotice } from './sports-notice.tsx';

/** Sections open at the start. */
const openAtStart = 3;

interface Fold {
  id: string;
  title: string;
  detail?: string;
  liveCount?: number;
  count: number | null;
  content: ReactNode;
}

/**
 * Everything folds: one section per league, then one per list of games. The bet slip waits at the
 * foot.
 */
export function LobbyLeagueAccordions(props: LobbyProps) {
  const { text } = useTemplateEnvironment();
  const { sports } = props;
  const leagues = leagueFolds(props, text('ui.template.matches'));
  const games = gameFolds(props);
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      {sports || leagues.length > 0 ? (
        <FoldGroup title={text('ui.template.matches')} folds={leagues} openCount={openAtStart}>
          {sports ? <SportsNotice sports={sports} /> : null}
        </FoldGroup>
      ) : null}
      {props.onRetry ? <LobbyError onRetry={props.onRetry} /> : null}
      {games.length > 0 ? (
        <FoldGroup
          title={text('ui.template.games')}
          folds={games}
          openCount={leagues.length > 0 ? 0 : 1}
        />
      ) : null}
      {props.extras}
      {sports?.onOpenSlip ? (
        <SlipButton count={sports.slipCount ?? 0} onOpen={sports.onOpenSlip} />
      ) : null}
    </div>
  );
}

LobbyLeagueAccordions.needs = 'leagues' as const;

function FoldGroup(props: {
  title: string;
  folds: Fold[];
  openCount: number;
  children?: ReactNode;
}) {
  const { text } = useTemplateEnvironment();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { folds, openCount } = props;
  const isOpen = (fold: Fold, index: number) => changed.get(fold.id) ?? index < openCount;
  const isAllOpen = folds.every(isOpen);
  const setAll = (value: boolean) => setChanged(new Map(folds.map((fold) => [fold.id, value])));
  return (
    <section className={styles.group} aria-label={props.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        {folds.length > 1 ? (
          <button type="button" className={styles.toggle} onClick={() => setAll(!isAllOpen)}>
            <Icon name={isAllOpen ? 'minus' : 'plus'} size={16} />
            {text(isAllOpen ? 'ui.template.closeAll' : 'ui.template.openAll')}
          </button>
        ) : null}
      </header>
      {props.children}
      <div className={styles.folds}>
        {folds.map((fold, index) => (
          <FoldSection
            key={fold.id}
            title={fold.title}
            detail={fold.detail}
            liveCount={fold.liveCount}
            count={fold.count}
            isOpen={isOpen(fold, index)}
            onToggle={(value) => setChanged(new Map(changed).set(fold.id, value))}
          >
            {fold.content}
          </FoldSection>
        ))}
      </div>
    </section>
  );
}

function leagueFolds(props: LobbyProps, title: string): Fold[] {
  if (props.sports) {
    return props.sports.leagues.map((league) => ({
      id: league.id,
      title: league.name,
      detail: league.region,
      liveCount: league.liveCount,
      count: league.count,
      content: league.board,
    }));
  }
  return props.sportsBoard
    ? [{ id: 'matches', title, count: null, content: props.sportsBoard }]
    : [];
}

const gameFolds = (props: LobbyProps): Fold[] =>
  props.rows
    .filter((row) => row.games.length > 0)
    .map((row) => ({
      id: row.id,
      title: row.title,
      count: row.games.length,
      content: (
        <div className={styles.games}>
          <PagedGrid games={row.games} lobby={props} />
        </div>
      ),
    }));
