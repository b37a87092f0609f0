import { useText } from '@pavilion/i18n/react';
import { RadioGroup } from '@pavilion/ui/choice';
import { useEffect, useState } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { nowMs } from '../../core/clock.ts';
import type { GameInfo } from '../game-view.ts';
import { fieldText } from '../round/outcome-text.ts';
import type { RoundControlsProps, RoundSceneProps, RoundView } from '../round/round-view.ts';
import styles from './hash.module.css';

/** The sides a bet may take, from the game's own definition. */
function sidesOf({ params }: GameInfo): readonly string[] {
  const properties = params['properties'] as { side?: { enum?: string[] } } | undefined;
  return properties?.side?.enum ?? [];
}

/** The outcome as one word of ours, or the points where there are two hands. */
function wordsOf(outcome: Record<string, unknown>): { side: string; text: string } {
  const lucky = outcome['is_lucky'];
  const named = fieldText(outcome, 'side') || fieldText(outcome, 'winner');
  const side = lucky === undefined ? named : lucky === true ? 'lucky' : 'unlucky';
  const banker = fieldText(outcome, 'banker');
  return { side, text: banker === '' ? '' : `${banker}:${fieldText(outcome, 'player')}` };
}

/** The characters that decided. */
const charactersOf = (outcome: Record<string, unknown>): string =>
  fieldText(outcome, 'characters') || fieldText(outcome, 'digit');

/** Blocks of a chain drift by; the last characters of the hash turn over one after the other, the deciding ones lit. */
function HashScene({ current }: RoundSceneProps) {
  const t = useText();
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 200);
    return () => clearInterval(timer);
  }, []);
  const { outcome, phase } = current;
  const words = outcome ? wordsOf(outcome) : null;
  const shown = outcome ? charactersOf(outcome).split('') : ['•', '•', '•', '•', '•'];
  const seconds = Math.max(0, ((current.phaseEndsMs ?? now) - now) / 1000).toFixed(0);
  return (
    <div className={styles.scene} data-phase={phase}>
      <ol className={styles.chain} aria-hidden="true">
        {[2, 1, 0].map((back) => (
          <li key={back}>#{Math.max(1, current.index - back)}</li>
        ))}
      </ol>
      <div className={styles.characters} aria-hidden="true">
        {shown.map((character, place) => (
          <span
            key={`${current.roundId}${phase}${place}`}
            className={classNames('numeric', styles.character)}
            style={{ animationDelay: `${place * 140}ms` }}
          >
            {character}
          </span>
        ))}
      </div>
      <p className={styles.words}>
        {words
          ? [t.find(`ui.game.round.sides.${words.side}`), words.text].filter(Boolean).join(' ')
          : phase === 'betting'
            ? t('ui.game.round.opensIn', { seconds })
            : t('ui.game.round.running')}
      </p>
    </div>
  );
}

function HashControls({ info, room, params, isDisabled }: RoundControlsProps) {
  const t = useText();
  return (
    <RadioGroup
      look="cards"
      label={t('ui.game.round.side')}
      value={typeof params['side'] === 'string' ? params['side'] : null}
      isDisabled={isDisabled}
      onChange={(side) => room.setParams({ side })}
      options={sidesOf(info).map((side) => ({
        value: side,
        label: t.find(`ui.game.round.sides.${side}`) ?? side,
      }))}
    />
  );
}

/** All hash games: the same chain, another reading of its characters. */
export const hashView: RoundView = {
  initialParams: {},
  sampleParams: (info) => ({ side: sidesOf(info)[0] }),
  Scene: HashScene,
  Controls: HashControls,
  hasCashOut: false,
  result: (outcome) => {
    const { side, text } = wordsOf(outcome);
    return {
      text: text || charactersOf(outcome) || side,
      isHigh: side === 'odd' || side === 'big' || side === 'lucky' || side === 'banker',
    };
  },
};
