import { useText } from '@pavilion/i18n/react';
import type { Text } from '@pavilion/i18n';
import {
  chanceOf,
  factorOf,
  isOffered,
  rankOf,
  type Guess,
} from '@pavilion/games/arcade/hi-lo/hi-lo-odds';
import { multiplierOf } from '@pavilion/games/engine/multiplier';
import { useEffect, useState } from 'react';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { WireEvent } from '../../game-info.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { cardName } from '../parts/card-name.ts';
import { PlayingCard } from '../parts/playing-card.tsx';
import styles from './hi-lo.module.css';

type Guessed = { type: 'guessed'; guess: Guess; card: number; is_win: boolean; multiplier: string };

const restingCard = 51;
const chainShown = 7;

/** What a guess on a card multiplies by, rounded as the shown figure is. */
export function factorText(guess: Guess, card: number): string {
  const { numerator, denominator } = factorOf(guess, rankOf(card));
  return `${shortMultiplier(multiplierOf(numerator, denominator))}×`;
}

function chanceText(guess: Guess, card: number): string {
  const { numerator, denominator } = chanceOf(guess, rankOf(card));
  return `${((Number(numerator) / Number(denominator)) * 100).toFixed(1)} %`;
}

/** The card to guess from between its two guesses, and the chain of those before. */
function HiLoScene(props: SceneProps) {
  const { shown, isPlaying, actions, onAction, register, sound } = props;
  const t = useText();
  const [turned, setTurned] = useState<object | null>(null);
  useEffect(() => {
    const deal = async (event: object, context: PlayContext): Promise<void> => {
      sound('card');
      await context.wait(300);
      setTurned(event);
      await context.wait(340);
    };
    return register({
      dealt: deal,
      skipped: deal,
      async guessed(event: Guessed, context: PlayContext) {
        await deal(event, context);
        sound(event.is_win ? 'reveal' : 'land');
        await context.wait(event.is_win ? 120 : 400);
      },
      cashed_out: () => sound('cashOut'),
    });
  }, [register, sound]);
  const dealt = shown.filter(({ card }) => typeof card === 'number');
  const last = dealt.at(-1);
  const card = last ? Number(last['card']) : restingCard;
  // A card lies on its face until its own event turns it.
  const isUp = !isPlaying || last === turned;
  const isLost = isUp && last?.['is_win'] === false;
  return (
    <div className={styles.scene}>
      <div className={styles.cloth} aria-hidden="true" />
      <div className={styles.table}>
        <GuessButton guess="lower" card={card} actions={actions} onAction={onAction} />
        <div className={styles.shoe} data-lost={isLost || undefined}>
          <PlayingCard key={dealt.length} card={card} isUp={isUp} className={styles.current} />
        </div>
        <GuessButton guess="higher" card={card} actions={actions} onAction={onAction} />
      </div>
      <button
        type="button"
        className={styles.skip}
        disabled={!actions.includes('skip')}
        onClick={() => onAction('skip')}
      >
        {t('ui.game.hiLo.skip')}
      </button>
      <Chain dealt={isUp ? dealt : dealt.slice(0, -1)} />
    </div>
  );
}

function GuessButton(props: {
  guess: Guess;
  card: number;
  actions: readonly string[];
  onAction: SceneProps['onAction'];
}) {
  const { guess, card, actions, onAction } = props;
  const t = useText();
  const isPossible = isOffered(guess, rankOf(card));
  return (
    <button
      type="button"
      className={styles.guess}
      data-guess={guess}
      disabled={!actions.includes(guess)}
      onClick={() => onAction(guess)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 9 11h-6v7H9v-7H3Z" />
      </svg>
      <span>{t(`ui.game.hiLo.${guess}`)}</span>
      <b className="numeric">{isPossible ? factorText(guess, card) : '–'}</b>
      <small className="numeric">{isPossible ? chanceText(guess, card) : '–'}</small>
    </button>
  );
}

/** The last cards, each with what the chain was worth on it. */
function Chain({ dealt }: { dealt: readonly WireEvent[] }) {
  const t = useText();
  const first = Math.max(0, dealt.length - chainShown);
  return (
    <ol className={styles.chain} aria-label={t('ui.game.hiLo.chain')}>
      {dealt.slice(first).map((event, at) => {
        const card = Number(event['card']);
        const worth = event.type === 'guessed' ? String(event['multiplier']) : null;
        return (
          <li key={first + at} data-won={event['is_win'] as boolean | undefined}>
            <PlayingCard card={card} isUp />
            <span className="sr-only">{cardName(card, t)}</span>
            <b className="numeric">{worth ? `${shortMultiplier(worth)}×` : ' '}</b>
          </li>
        );
      })}
    </ol>
  );
}

function caption(event: WireEvent, t: Text): string | null {
  const multiplier = shortMultiplier(String(event['multiplier']));
  if (event.type === 'cashed_out') return t('ui.game.cashedOut', { multiplier });
  if (typeof event['card'] !== 'number') return null;
  const card = cardName(event['card'], t);
  if (event.type !== 'guessed') return t('ui.game.hiLo.dealt', { card });
  return event['is_win'] === true
    ? t('ui.game.hiLo.right', { card, multiplier })
    : t('ui.game.hiLo.wrong', { card });
}

/** Hi-lo: how it looks and its words. */
export const hiLoView: PlayView = {
  Scene: HiLoScene,
  caption,
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
