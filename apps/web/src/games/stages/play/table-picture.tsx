import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { WireEvent } from '../../game-info.ts';
import { soundOf } from './quiet-return.ts';
import { paces } from './play-events.ts';
import type { TableProps } from './play-view.types.ts';

/**
 * The picture of a table's game. Touching it shows its end: the buttons inside keep their own
 * meaning.
 */
export function TablePicture(
  props: Pick<TableProps, 'info' | 'view' | 'store'> & { className?: string | undefined },
) {
  const { info, view, store, className } = props;
  const { phase, params, round, shown, speed } = useStore(store);
  const isPlaying = phase === 'playing';
  const { Scene } = view;
  const sound = useMemo(() => soundOf(store), [store]);
  return (
    <div
      className={className}
      style={{ '--pace': paces[speed] } as object}
      onPointerDown={isPlaying ? store.skip : undefined}
    >
      <Scene
        info={info}
        params={params}
        onParams={store.setParams}
        round={round}
        shown={(round?.events.slice(0, shown) ?? []) as WireEvent[]}
        isBusy={phase === 'asking' || isPlaying}
        isPlaying={isPlaying}
        actions={phase === 'open' ? (round?.actions ?? []) : []}
        onAction={(action, given) => void store.act(action, given)}
        register={store.register}
        sound={sound}
      />
    </div>
  );
}
