import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { useEffect, useState } from 'react';
import { callQuery } from '../core/query.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { MovedOn } from '../common/play/moved-on.tsx';
import { useMovedOn } from '../common/play/use-moved-on.ts';
import { houseInfo, type GameInfo } from './game-info.ts';
import type { AnyGameRow, Engine, GameRow } from './game-row.ts';
import { houseGameRow } from './house-games.ts';
import type { OpenTable } from './stages/engine-parts.types.ts';
import { GameOnStageContext } from './stages/parts/game-on-stage.ts';
import { launchForReal } from './stages/parts/launch-play.ts';
import { stageOf } from './stages/stage-of.ts';
import styles from './stages/parts/stage.module.css';

export interface StagedGame {
  provider_code: string;
  game_code: string;
  game_name: string;
}

/**
 * A game of our studio on its stage: for real for who is signed in, with play money for a guest or
 * who asks for it.
 */
export function GameStage({ game, mode }: { game: StagedGame; mode: 'real' | 'demo' }) {
  const t = useText();
  const { provider_code, game_code } = game;
  const info = useQuery(callQuery(gameInfo, { provider_code, game_code }));
  const house = houseInfo(info.data?.value);
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const asked = isPlayer ? mode : 'demo';
  const mayPlay = isPlayer || (house?.flags.demo ?? true);
  const opened = useOpened(mayPlay ? house : null, asked);
  const hasMovedOn = useMovedOn(opened.game?.playId ?? null);
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
  if (!opened.game) return <AwaitedGame />;
  return (
    <GameOnStageContext key={asked} value={opened.game.row}>
      {opened.game.table.render(gameName(t, game))}
    </GameOnStageContext>
  );
}

/**
 * The place of a game that is on its way; how high it becomes differs from game to game, so nothing
 * is shown below it until then.
 */
function AwaitedGame() {
  return (
    <div aria-busy="true" data-game-awaited="">
      <Skeleton className={styles.waiting} />
    </div>
  );
}

/** Opens a table for the asked mode; anew when game or mode changes. */
function useOpened(info: GameInfo | null, mode: 'real' | 'demo') {
  const [tries, setTries] = useState(0);
  const key = `${info?.game_code} ${mode} ${tries}`;
  const [opened, setOpened] = useState<{ key: string; game: OpenGame | null }>();
  useEffect(() => {
    if (!info) return undefined;
    let isLeft = false;
    let table: OpenTable | undefined;
    const show = (game: OpenGame | null): void => {
      table = game?.table;
      if (isLeft) table?.close();
      else setOpened({ key, game });
    };
    open(info, mode).then(show, () => show(null));
    return () => {
      isLeft = true;
      table?.close();
    };
  }, [info, mode, key]);
  const isCurrent = opened?.key === key;
  return {
    game: isCurrent ? opened.game : null,
    isFailed: isCurrent && opened.game === null,
    retry: () => setTries((count) => count + 1),
  };
}

/** A table of a game, and which opening of its game it is, where that counts. */
interface OpenGame {
  row: AnyGameRow;
  table: OpenTable;
  playId: string | null;
}

async function open(told: GameInfo, mode: 'real' | 'demo'): Promise<OpenGame> {
  const row = houseGameRow(told.game_code);
  if (!row) throw new Error(`no picture of ${told.game_code}`);
  const launched = mode === 'real' ? await launchForReal(told) : null;
  const info = launched?.stake ? { ...told, stake: launched.stake } : told;
  return { row, table: await openTable(row, info, mode), playId: launched?.play_id ?? null };
}

async function openTable<E extends Engine>(
  row: GameRow<E>,
  info: GameInfo,
  mode: 'real' | 'demo',
): Promise<OpenTable> {
  const stage = await stageOf[row.engine].stage();
  return stage.open({ info, row, mode });
}
