import { Skeleton } from '@pavilion/ui/states';
import { useEffect, useState, type ReactNode } from 'react';
import type { GameInfo, RoundRecord } from '../game-info.ts';
import type { Engine, GameRow } from '../game-row.ts';
import { houseGameRow } from '../house-games.ts';
import { GameOnStageContext } from '../stages/parts/game-on-stage.ts';
import { stageOf } from '../stages/stage-of.ts';
import styles from './replay.module.css';

interface ReplayProps {
  info: GameInfo;
  round: RoundRecord;
}

type Picture = (props: ReplayProps) => ReactNode;

/** The picture of a round, played from its record. */
export function ReplayStage(props: ReplayProps) {
  const code = props.info.game_code;
  const [picture, setPicture] = useState<{ show: Picture } | 'none' | null>(null);
  useEffect(() => {
    const row = houseGameRow(code);
    const loading = row ? loadPicture(row) : Promise.reject(new Error(`no picture of ${code}`));
    loading.then(
      (show) => setPicture({ show }),
      () => setPicture('none'),
    );
  }, [code]);
  if (picture === 'none') return null;
  if (picture === null) return <Skeleton className={styles.waiting} />;
  return picture.show(props);
}

async function loadPicture<E extends Engine>(row: GameRow<E>): Promise<Picture> {
  const [Replay, view] = await Promise.all([stageOf[row.engine].replay(), row.view()]);
  return (props) => (
    <GameOnStageContext value={row}>
      <Replay {...props} view={view} />
    </GameOnStageContext>
  );
}
