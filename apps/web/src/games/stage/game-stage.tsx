import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { useEffect, useState } from 'react';
import { callQuery } from '../../core/query.ts';
import { prefersReducedMotion } from '../../core/motion.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { demoDesk, openForReal, realDesk, type PlayDesk } from '../engine/play-calls.ts';
import { createPlayStore, type PlayStore } from '../engine/play-store.ts';
import { houseInfo, type GameInfo, type GameView } from '../game-view.ts';
import { gameViews } from '../game-views.ts';
import type { DemoRounds } from '../round/demo-rounds.ts';
import { openDemoRounds } from '../round/open-demo-rounds.ts';
import { RoundStage } from '../round/round-stage.tsx';
import type { RoundView } from '../round/round-view.ts';
import { roundViews } from '../round/round-views.ts';
import { PlayTable } from './play-table.tsx';
import { soundIfOn } from './sound.ts';
import { MovedOn } from '../../common/play/moved-on.tsx';
import { useStagePreferences } from '../../common/play/stage-preferences.ts';
import { useMovedOn } from '../../common/play/use-moved-on.ts';
import styles from './stage.module.css';

export interface StagedGame {
  provider_code: string;
  game_code: string;
  game_name: string;
}

/** A game of our studio on its stage: for real for who is signed in, with play money for a guest or who asks for it. */
export function GameStage({ game, mode }: { game: StagedGame; mode: 'real' | 'demo' }) {
  const t = useText();
  const { provider_code, game_code } = game;
  const info = useQuery(callQuery(gameInfo, { provider_code, game_code }));
  const house = houseInfo(info.data?.value);
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const asked = isPlayer ? mode : 'demo';
  const mayPlay = isPlayer || (house?.flags.demo ?? true);
  const opened = useOpened(mayPlay ? house : null, asked);
  const hasMovedOn = useMovedOn(opened.table?.playId ?? null);
  if (!mayPlay) return <EmptyState icon="lock" title={t('ui.game.signInToPlay')} />;
  if (info.isError || opened.isFailed)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        text={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => (info.isError ? void info.refetch() : opened.retry())}
      />
    );
  if (hasMovedOn) return <MovedOn onBack={opened.retry} />;
  if (!house || !opened.table) return <AwaitedGame />;
  const title = gameName(t, game);
  if ('round' in opened.table)
    return (
      <RoundStage
        key={asked}
        info={opened.table.info}
        view={opened.table.round}
        demo={opened.table.demo}
        title={title}
      />
    );
  const Table = opened.table.view.Table ?? PlayTable;
  return <Table key={asked} {...opened.table} title={title} />;
}

/** The place of a game that is on its way; how high it becomes differs from game to game, so nothing is shown below it until then. */
function AwaitedGame() {
  return (
    <div aria-busy="true" data-game-awaited="">
      <Skeleton className={styles.waiting} />
    </div>
  );
}

/** What every table has: the game with what this player may stake, and which opening it is, where that counts. */
interface OpenGame {
  info: GameInfo;
  playId: string | null;
}

interface OpenTable extends OpenGame {
  view: GameView;
  store: PlayStore;
  desk: PlayDesk;
}

/** Loads the picture and opens a desk for the asked mode; anew when either changes. */
function useOpened(info: GameInfo | null, mode: 'real' | 'demo') {
  const [tries, setTries] = useState(0);
  const key = `${info?.game_code} ${mode} ${tries}`;
  const [opened, setOpened] = useState<{ key: string; table: Opened | null }>();
  useEffect(() => {
    if (!info) return undefined;
    let isLeft = false;
    let store: PlayStore | null = null;
    const keep = (table: Opened | null): void => {
      store = table && 'store' in table ? table.store : null;
      if (isLeft) store?.dispose();
      else setOpened({ key, table });
    };
    open(info, mode).then(keep, () => keep(null));
    return () => {
      isLeft = true;
      store?.dispose();
    };
  }, [info, mode, key]);
  const isCurrent = opened?.key === key;
  return {
    table: isCurrent ? opened.table : null,
    isFailed: isCurrent && opened.table === null,
    retry: () => setTries((count) => count + 1),
  };
}

type Opened = OpenTable | (OpenGame & { round: RoundView; demo: DemoRounds | null });

async function open(told: GameInfo, mode: 'real' | 'demo'): Promise<Opened> {
  const launched = mode === 'real' ? await openForReal(told) : null;
  const info = launched?.stake ? { ...told, stake: launched.stake } : told;
  const playId = launched?.play_id ?? null;
  const loadRound = roundViews[info.game_code];
  if (loadRound) {
    const [round, demo] = await Promise.all([
      loadRound(),
      mode === 'demo' ? openDemoRounds(info) : null,
    ]);
    return { info, playId, round, demo };
  }
  const load = gameViews[info.game_code];
  if (!load) throw new Error(`no picture of ${info.game_code}`);
  const [view, desk] = await Promise.all([
    load(),
    mode === 'real' ? realDesk(info) : demoDesk(info),
  ]);
  const { isTurbo } = useStagePreferences.getState();
  const store = createPlayStore({
    info,
    desk,
    params: view.initialParams,
    stake: info.stake.min,
    speed: prefersReducedMotion() ? 'none' : isTurbo && info.flags.turbo ? 'turbo' : 'normal',
    sound: () => soundIfOn('bet'),
  });
  return { info, playId, view, store, desk };
}
