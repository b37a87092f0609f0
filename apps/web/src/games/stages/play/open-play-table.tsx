import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import type { GameInfo, GameParams } from '../../game-info.ts';
import type { OpenTable, Opening } from '../engine-parts.types.ts';
import { soundIfOn } from '../parts/sound.ts';
import type { PlayDesk, PlayDesks } from './play-desk.types.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { PlayTable } from './play-table.tsx';

/** Opens a table whose rounds are the player's own, at the engine's desk. */
export async function openPlayTable(
  { info, row, mode }: Opening<'instant' | 'hand'>,
  desks: PlayDesks,
): Promise<OpenTable> {
  const [view, desk] = await Promise.all([row.view(), desks[mode](info)]);
  const store = storeOf(info, desk, row.typicalBet);
  const Table = view.Table ?? PlayTable;
  return {
    render: (title) => <Table {...{ info, view, store, desk, title }} />,
    close: store.dispose,
  };
}

function storeOf(info: GameInfo, desk: PlayDesk, params: GameParams): PlayStore {
  const { isTurbo } = useStagePreferences.getState();
  const speed = isTurbo && info.flags.turbo ? 'turbo' : 'normal';
  return createPlayStore({
    info,
    desk,
    params,
    stake: info.stake.min,
    speed: prefersReducedMotion() ? 'none' : speed,
    sound: () => soundIfOn('bet'),
  });
}
