import { useText } from '@pavilion/i18n/react';
import {
  kenoDrawn,
  kenoMaxPicks,
  kenoNumbers,
  kenoPays,
} from '@pavilion/games/arcade/keno/keno-tables';
import { useEffect, useState } from 'react';
import { Button } from '@pavilion/ui/button';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams, RoundRecord } from '../../game-info.ts';
import { Gem } from '../parts/gem.tsx';
import { useGridFocus } from '../parts/grid-focus.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { RiskOptions, riskOf } from '../parts/options.tsx';
import styles from './keno.module.css';

type Drawn = { type: 'drawn'; numbers: readonly number[] };

const columns = 8;
const numbers = Array.from({ length: kenoNumbers }, (_, at) => at + 1);
const picksOf = ({ picks }: GameParams): number[] =>
  Array.isArray(picks) ? picks.filter((pick): pick is number => typeof pick === 'number') : [];

/** The picks with one more or one less; an eleventh is not taken. */
export function toggledPicks(picks: readonly number[], pick: number): number[] {
  if (picks.includes(pick)) return picks.filter((other) => other !== pick);
  return picks.length < kenoMaxPicks ? [...picks, pick] : [...picks];
}

const sorted = (picks: number[]): number[] => picks.toSorted((a, b) => a - b);

const isOfBet = (round: RoundRecord | null, params: GameParams): boolean =>
  round !== null &&
  riskOf(round.params) === riskOf(params) &&
  sorted(picksOf(round.params)).join() === sorted(picksOf(params)).join();

/** A board of forty numbers, ten balls that fall into their tray, and what the hits pay. */
function KenoScene(props: SceneProps) {
  const { params, onParams, shown, round, isBusy, isPlaying, register, sound } = props;
  const t = useText();
  const { tabIndexOf, board } = useGridFocus(columns);
  const [fallen, setFallen] = useState<{ event: Drawn; count: number } | null>(null);
  useEffect(() => {
    return register({
      async drawn(event: Drawn, context: PlayContext) {
        for (const place of event.numbers.keys()) {
          setFallen({ event, count: place + 1 });
          sound('tick');
          await context.wait(170);
        }
      },
      async matched(_event: object, context: PlayContext) {
        sound('land');
        await context.wait(200);
      },
    });
  }, [register, sound]);
  const picks = picksOf(params);
  const event = isOfBet(round, params) ? (shown[0] as Drawn | undefined) : undefined;
  const countOf = (of: Drawn): number => (fallen?.event === of ? fallen.count : 0);
  const drawn = event ? event.numbers.slice(0, isPlaying ? countOf(event) : kenoDrawn) : [];
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  return (
    <div className={styles.scene}>
      <div className={styles.beams} aria-hidden="true" />
      <div className={styles.board} role="group" aria-label={t('ui.game.keno.board')} {...board}>
        {numbers.map((number, index) => {
          const isPicked = picks.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={styles.tile}
              tabIndex={tabIndexOf(index)}
              aria-pressed={isPicked}
              aria-disabled={isBusy || undefined}
              data-state={isDrawn ? (isPicked ? 'hit' : 'drawn') : undefined}
              onClick={() =>
                isBusy ? undefined : onParams({ ...params, picks: toggledPicks(picks, number) })
              }
            >
              {isDrawn && isPicked ? <Gem className={styles.gem} /> : null}
              <span className="numeric">{number}</span>
            </button>
          );
        })}
      </div>
      <ol className={styles.tray} aria-hidden="true">
        {Array.from({ length: kenoDrawn }, (_, place) => (
          <li key={place} data-hit={picks.includes(drawn[place] ?? 0) || undefined}>
            {drawn[place] === undefined ? null : <span className="numeric">{drawn[place]}</span>}
          </li>
        ))}
      </ol>
      <Pays picks={picks.length} params={params} hits={event && !isPlaying ? hits : null} />
    </div>
  );
}

/** A multiplier that gives back the stake: up to it nothing glows. */
const stakeE4 = 10_000n;

/** What each number of hits pays. */
function Pays(props: { picks: number; params: GameParams; hits: number | null }) {
  const t = useText();
  if (props.picks === 0) return <p className={styles.hint}>{t('ui.game.keno.pickHint')}</p>;
  const pays = kenoPays(props.picks, riskOf(props.params));
  return (
    <ol className={styles.pays} aria-label={t('ui.game.keno.pays')}>
      {pays.map((multiplier, hits) => (
        <li
          key={hits}
          data-hit={props.hits === hits ? (multiplier > stakeE4 ? 'won' : 'lost') : undefined}
          data-none={multiplier === 0n || undefined}
        >
          <b className="numeric">{shortMultiplier(multiplier)}×</b>
          <span className="numeric">{hits}</span>
        </li>
      ))}
    </ol>
  );
}

function KenoControls({ params, onParams, isDisabled }: ControlsProps) {
  const t = useText();
  const picks = picksOf(params);
  return (
    <>
      <RiskOptions
        risk={riskOf(params)}
        isDisabled={isDisabled}
        onSelect={(risk) => onParams({ ...params, risk })}
      />
      <div className={styles.picking}>
        <Button
          kind="secondary"
          disabled={isDisabled}
          onClick={() => onParams({ ...params, picks: randomPicks() })}
        >
          {t('ui.game.keno.random')}
        </Button>
        <Button
          kind="secondary"
          disabled={isDisabled || picks.length === 0}
          onClick={() => onParams({ ...params, picks: [] })}
        >
          {t('ui.game.keno.clear')}
        </Button>
      </div>
      <p className={styles.count}>
        {t('ui.game.keno.picked', { count: picks.length, most: kenoMaxPicks })}
      </p>
    </>
  );
}

/** Ten numbers by chance: only a suggestion, so the browser's own luck will do. */
function randomPicks(): number[] {
  const weights = crypto.getRandomValues(new Uint32Array(kenoNumbers));
  const byWeight = numbers.toSorted((a, b) => (weights[a - 1] ?? 0) - (weights[b - 1] ?? 0));
  return byWeight.slice(0, kenoMaxPicks);
}

/** Keno: how it looks, its options and its words. */
export const kenoView: PlayView = {
  Scene: KenoScene,
  Controls: KenoControls,
  caption(event, t) {
    const list = event['numbers'] as number[];
    if (event.type === 'drawn') return t('ui.game.keno.drawn', { numbers: list.join(', ') });
    if (event.type !== 'matched') return null;
    const multiplier = shortMultiplier(String(event['multiplier']));
    return t('ui.game.keno.matched', { count: list.length, multiplier });
  },
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
