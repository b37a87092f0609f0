import type { VideoPokerHands } from '@pavilion/games/cards/video-poker/video-poker-hands';
import type { RoundRecord, WireEvent } from '../../../game-info.ts';
import { ParSheetLink } from '../../../stages/parts/par-sheet-link.tsx';
import { shortMultiplier } from '../../../stages/parts/multiplier-figure.ts';
import type { PlayView, SceneProps } from '../../../stages/play/play-view.types.ts';
import { cardsCaption } from '../card-words.ts';
import { CardPanel } from '../panel/card-panel.tsx';
import { MachineScene } from './machine-scene.tsx';
import styles from './machine.module.css';

const nothing = (): void => undefined;
const registered = (): (() => void) => nothing;

function MachineRecall({ round, hands }: { round: RoundRecord; hands: VideoPokerHands }) {
  return (
    <div className={styles.recall} style={{ '--pace': 0 } as object}>
      <MachineScene
        round={round}
        shown={round.events as WireEvent[]}
        isPlaying={false}
        actions={[]}
        register={registered}
        sound={nothing}
        hands={hands}
      />
    </div>
  );
}

/** How a machine of video poker looks, and its words. */
export function videoPokerView(hands: VideoPokerHands): PlayView {
  return {
    Scene: (props: SceneProps) => <MachineScene {...props} hands={hands} />,
    Panel: CardPanel,
    Rules: ParSheetLink,
    Recall: ({ round }) => <MachineRecall round={round} hands={hands} />,
    ratio: '4 / 3',
    caption: cardsCaption,
    resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
  };
}
