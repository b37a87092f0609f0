import type { RoundRecord, WireEvent } from '../../../game-info.ts';
import { FeltScene, type Look } from './felt-scene.tsx';
import styles from './felt-recall.module.css';

const nothing = (): void => undefined;
const registered = (): (() => void) => nothing;

/** The felt as it stood at the end, or stands by now. */
export function FeltRecall({ round, look }: { round: RoundRecord; look: Look }) {
  return (
    <div className={styles.recall} style={{ '--pace': 0 } as object}>
      <FeltScene
        round={round}
        shown={round.events as WireEvent[]}
        isPlaying={false}
        register={registered}
        sound={nothing}
        look={look}
        sideBets={[]}
      />
    </div>
  );
}
