import { useText } from '@pavilion/i18n/react';
import { multiplierText } from '@pavilion/games/engine/multiplier';
import { RadioGroup } from '@pavilion/ui/choice';
import { useEffect, useState } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { nowMs } from '../../core/clock.ts';
import type { GameInfo } from '../game-info.ts';
import { fieldText, isVoid } from '../stages/parts/outcome-text.ts';
import type {
  RoundControlsProps,
  RoundSceneProps,
  RoundView,
} from '../stages/round/round-view.types.ts';
import { EmblemPlace, type HashEmblem } from './hash-emblem.tsx';
import styles from './hash.module.css';

const charactersShown = 5;

type Hand = 'banker' | 'player';

/** What makes one game of the chain unlike the others. */
export interface HashLook {
  /** What each side pays; null where it pays by points, which its rules say. */
  pays: Readonly<Partial<Record<string, bigint>>> | null;
  /**
   * Which of the shown characters are whose, where two hands are compared: the first, and the one
   * after the last.
   */
  hands: Readonly<Record<Hand, readonly [number, number]>> | null;
  /** Its rule as a picture, where it has one. */
  Emblem: HashEmblem | null;
}

const isInHand = ({ hands }: HashLook, place: number): boolean =>
  Object.values(hands ?? { all: [0, charactersShown] as const }).some(
    ([from, to]) => place >= from && place < to,
  );

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

/** The end of the hash, and which of its characters decided. */
export function shownCharacters(
  outcome: Record<string, unknown>,
  hash: string | null,
): ReadonlyArray<{ character: string; isDeciding: boolean }> {
  const deciding = charactersOf(outcome);
  const end = hash?.slice(-charactersShown) ?? deciding;
  const from = end.lastIndexOf(deciding);
  return Array.from(end, (character, place) => ({
    character,
    isDeciding: from < 0 || (place >= from && place < from + deciding.length),
  }));
}

/**
 * Blocks of a chain, each with the end of its hash; that of the round turns over card by card, the
 * deciding ones lit.
 */
function HashScene(props: RoundSceneProps & { look: HashLook }) {
  const { look, current, previous } = props;
  const t = useText();
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 200);
    return () => clearInterval(timer);
  }, []);
  const { outcome, phase } = current;
  const isOff = outcome !== null && isVoid(outcome);
  const words = outcome && !isOff ? wordsOf(outcome) : null;
  const own = previous.find(({ round_id }) => round_id === current.roundId);
  const before = previous.filter(({ round_id }) => round_id !== current.roundId).slice(0, 2);
  const shown = outcome && !isOff ? shownCharacters(outcome, own?.hash ?? null) : null;
  const seconds = Math.max(0, ((current.phaseEndsMs ?? now) - now) / 1000).toFixed(0);
  return (
    <div className={styles.scene} data-phase={phase}>
      <ol className={classNames('numeric', styles.chain)} aria-hidden="true">
        {before.toReversed().map(({ round_id, index, hash }) => (
          <li key={round_id}>
            <b>#{index}</b>
            <code>…{hash.slice(-charactersShown)}</code>
          </li>
        ))}
        <li key={current.roundId} className={styles.now}>
          <b>#{current.index}</b>
          <code>{own && phase === 'settled' ? `…${own.hash.slice(-charactersShown)}` : '…'}</code>
        </li>
      </ol>
      <div className={styles.play}>
        {look.Emblem ? <EmblemPlace Emblem={look.Emblem} outcome={shown ? outcome : null} /> : null}
        <div className={styles.characters} aria-hidden="true">
          <Hands look={look} outcome={shown ? outcome : null} />
          {shown
            ? shown.map(({ character, isDeciding }, place) => (
                <span
                  key={`${current.roundId}${place}`}
                  className={classNames(
                    'numeric',
                    styles.character,
                    !(isDeciding && isInHand(look, place)) && styles.aside,
                  )}
                  style={{ animationDelay: `${place * 140}ms` }}
                >
                  {character}
                </span>
              ))
            : Array.from({ length: charactersShown }, (_, place) => (
                <span
                  key={place}
                  className={styles.back}
                  style={{ animationDelay: `${place * 120}ms` }}
                >
                  #
                </span>
              ))}
        </div>
      </div>
      <p className={styles.words}>
        {words
          ? [t.find(`ui.game.round.sides.${words.side}`), words.text].filter(Boolean).join(' ')
          : isOff
            ? t('ui.game.round.void')
            : phase === 'betting'
              ? t('ui.game.round.opensIn', { seconds })
              : t('ui.game.round.running')}
      </p>
    </div>
  );
}

/**
 * The banker's hand named over the characters, the player's under them, each with its points once
 * they are known.
 */
function Hands(props: { look: HashLook; outcome: Record<string, unknown> | null }) {
  const { look, outcome } = props;
  const t = useText();
  return Object.entries(look.hands ?? {}).map(([hand, [from, to]]) => (
    <span
      key={hand}
      className={styles.hand}
      data-hand={hand}
      data-won={outcome?.['winner'] === hand || undefined}
      style={{ gridColumn: `${from + 1} / ${to + 1}` }}
    >
      {t.find(`ui.game.round.sides.${hand}`)}
      {outcome ? <b className="numeric">{fieldText(outcome, hand)}</b> : null}
    </span>
  ));
}

function HashControls(props: RoundControlsProps & { look: HashLook }) {
  const { look, info, room, params, isDisabled } = props;
  const t = useText();
  const paid = look.pays ?? {};
  return (
    <div className={styles.sides}>
      <RadioGroup
        look="cards"
        label={t('ui.game.round.side')}
        value={typeof params['side'] === 'string' ? params['side'] : null}
        isDisabled={isDisabled}
        onChange={(side) => room.setParams({ side })}
        options={sidesOf(info).map((side) => ({
          value: side,
          label: t.find(`ui.game.round.sides.${side}`) ?? side,
          hint: paid[side]
            ? t('ui.game.round.pays', { multiplier: multiplierText(paid[side]) })
            : undefined,
        }))}
      />
    </div>
  );
}

/** A hash game: all read the same chain, each in its own way. */
export function hashViewOf(look: HashLook): RoundView {
  return {
    missing: ({ side }) => (typeof side === 'string' ? null : 'ui.game.round.chooseSide'),
    Scene: (props) => <HashScene look={look} {...props} />,
    Controls: (props) => <HashControls look={look} {...props} />,
    hasCashOut: false,
    result: (outcome) => {
      const { side, text } = wordsOf(outcome);
      return {
        text: text || charactersOf(outcome) || side,
        isHigh: side === 'odd' || side === 'big' || side === 'lucky' || side === 'banker',
      };
    },
  };
}
