import { handHint } from '@pavilion/contracts/player/games/hand-hint.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useText } from '@pavilion/i18n/react';
import type { Text } from '@pavilion/i18n';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { call } from '../../../../core/api.ts';
import type { RoundRecord } from '../../../game-info.ts';
import { problemOf, type PlayProblem } from '../../../stages/parts/play-problem.ts';
import { Problem } from '../../../stages/play/bet-panel.tsx';
import { actionName } from '../card-words.ts';
import { heldOf, heldPlaces, holdPlaces } from '../video-poker/held-places.ts';
import styles from './panel.module.css';

type Advice = CallResponse<typeof handHint>['value'];
type Option = Advice['options'][number];

/**
 * Advice on the open hand, when it is asked for: the row of the table, or what each way to play on
 * is worth.
 */
export function Hint({ round }: { round: RoundRecord }) {
  const t = useText();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [problem, setProblem] = useState<PlayProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    try {
      setAdvice((await call(handHint, { round_id: round.round_id }, { handled: true })).value);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    } finally {
      setAsking(false);
    }
  };
  return (
    <section className={styles.hint} aria-live="polite" aria-busy={isAsking}>
      {advice ? (
        <Told advice={advice} round={round} />
      ) : (
        <Button kind="ghost" isBusy={isAsking} onClick={() => void ask()}>
          {t('ui.game.cards.hint.ask')}
        </Button>
      )}
      <Problem problem={problem} />
    </section>
  );
}

function Told({ advice, round }: { advice: Advice; round: RoundRecord }) {
  const t = useText();
  const held = heldOf(useStore(heldPlaces), round.round_id);
  if (advice.row) return <p>{rowText(advice.row, actionName(advice.action, t), t)}</p>;
  const [best] = advice.options;
  if (!best || best.ev === null) return <p>{actionName(advice.action, t)}</p>;
  const isDraw = best.action === 'hold';
  const own = advice.options.find((one) => isSame(placesOf(one), held));
  const shown = isDraw ? [best, ...(own && own !== best ? [own] : [])] : advice.options;
  return (
    <>
      <p>{t('ui.game.cards.hint.worth')}</p>
      <dl className={styles.options}>
        {shown.map((one) => (
          <div key={JSON.stringify([one.action, one.params])}>
            <dt>{isDraw ? heldText(placesOf(one), t) : actionName(one.action, t)}</dt>
            <dd className="numeric">{gainFigure(one)}</dd>
          </div>
        ))}
      </dl>
      {isDraw && own !== best ? (
        <Button kind="ghost" onClick={() => holdPlaces(round.round_id, placesOf(best))}>
          {t('ui.game.cards.hint.take')}
        </Button>
      ) : null}
    </>
  );
}

const placesOf = ({ params }: Option): readonly number[] =>
  (params['hold'] as readonly number[] | undefined) ?? [];

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((place, at) => place === b[at]);

/** "+0.34": what a play gains on average, in stakes. */
function gainFigure({ ev }: Option): string {
  const gain = Number(ev);
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(3)}`;
}

const heldText = (places: readonly number[], t: Text): string =>
  places.length === 0
    ? t('ui.game.cards.hint.holdNone')
    : t('ui.game.cards.hint.hold', { cards: places.map((place) => place + 1).join(', ') });

/** The row of the table as it reads: "Hard 16 against 10: hit". */
function rowText(row: Record<string, unknown>, action: string, t: Text): string {
  const against = Number(row['against']) === 11 ? 'A' : String(row['against']);
  const value = row['hand'] === 'pair' && row['value'] === 11 ? 'A' : String(row['value']);
  const values = { value, against, action };
  if (row['hand'] === 'pair') return t('ui.game.cards.hint.pair', values);
  return t(row['hand'] === 'soft' ? 'ui.game.cards.hint.soft' : 'ui.game.cards.hint.hard', values);
}
