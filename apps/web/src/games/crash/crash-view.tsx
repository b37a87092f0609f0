import { useText } from '@pavilion/i18n/react';
import { growthHundredths } from '@pavilion/games/crash/growth';
import { TextField } from '@pavilion/ui/field';
import { useEffect, useRef } from 'react';
import { nowMs } from '../../core/clock.ts';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { fieldText } from '../stages/parts/outcome-text.ts';
import type {
  RoundControlsProps,
  RoundSceneProps,
  RoundView,
} from '../stages/round/round-view.types.ts';
import styles from './crash.module.css';
import { drawFlight, type Craft } from './draw-flight.ts';

const hundredthsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

const bustOf = (outcome: Record<string, unknown> | null): string | null =>
  outcome === null ? null : fieldText(outcome, 'bust') || '1.00';

/** About as long as betting stays open: what the bar is drawn against. */
const bettingMs = 8_000;

/**
 * The flight, drawn from the formula at every frame: the server sends no ticks, and the figure is
 * honest at once when it ends.
 */
function createScene(craft: Craft) {
  return function CrashScene({ current }: RoundSceneProps) {
    const t = useText();
    const canvas = useRef<HTMLCanvasElement>(null);
    const figure = useRef<HTMLElement>(null);
    const note = useRef<HTMLParagraphElement>(null);
    const bar = useRef<HTMLSpanElement>(null);
    /** When the round was seen to end; null while it goes. */
    const overAtMs = useRef<number | null>(null);
    useEffect(() => {
      const isStill = prefersReducedMotion();
      let frame = 0;
      const show = (): void => {
        const now = nowMs();
        const bust = bustOf(current.outcome);
        const startedMs = current.startedMs ?? now;
        overAtMs.current = bust === null ? null : (overAtMs.current ?? now);
        const hundredths = current.phase === 'running' ? growthHundredths(now - startedMs) : 100n;
        const text = bust ?? hundredthsText(hundredths);
        if (figure.current) figure.current.textContent = `${text}×`;
        if (note.current) {
          const seconds = Math.max(0, ((current.phaseEndsMs ?? now) - now) / 1000).toFixed(1);
          note.current.textContent =
            current.phase === 'betting'
              ? t('ui.game.round.opensIn', { seconds })
              : bust === null
                ? t('ui.game.round.flying')
                : t('ui.game.round.busted', { multiplier: bust });
        }
        if (bar.current) {
          const leftMs = current.phase === 'betting' ? (current.phaseEndsMs ?? now) - now : 0;
          bar.current.style.scale = `${Math.max(0, Math.min(1, leftMs / bettingMs))} 1`;
        }
        if (canvas.current)
          drawFlight(canvas.current, {
            craft,
            phase: current.phase,
            multiplier: Number(text),
            clockMs: isStill ? 0 : now,
            overMs: now - (overAtMs.current ?? now),
            isStill,
          });
        frame = requestAnimationFrame(show);
      };
      show();
      return () => cancelAnimationFrame(frame);
    }, [current, t]);
    return (
      <div className={styles.scene} data-phase={current.phase}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        <div className={styles.readout} aria-hidden="true">
          <strong ref={figure} className="numeric" />
          <p ref={note} />
          <span className={styles.countdown}>
            <span ref={bar} />
          </span>
        </div>
      </div>
    );
  };
}

function CrashControls({ room, params, isDisabled }: RoundControlsProps) {
  const t = useText();
  const value = fieldText(params, 'auto_cash_out');
  const isWrong = value !== '' && !(/^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) >= 1.01);
  return (
    <TextField
      label={t('ui.game.round.autoCashOut')}
      hint={t('ui.game.round.autoCashOutHint')}
      error={isWrong ? t('ui.game.round.autoProblem') : undefined}
      inputMode="decimal"
      disabled={isDisabled}
      value={value}
      onChange={(event) => {
        const text = event.target.value.trim().replace(',', '.');
        room.setParams(text === '' ? {} : { auto_cash_out: text });
      }}
    />
  );
}

/** Crash, in one of its pictures. */
export function crashView(craft: Craft): RoundView {
  return {
    Scene: createScene(craft),
    Controls: CrashControls,
    hasCashOut: true,
    standingAt: growthHundredths,
    leavesAt: (params) => {
      const target = Number(fieldText(params, 'auto_cash_out'));
      return target > 0 ? BigInt(Math.round(target * 100)) : null;
    },
    result: (outcome) => {
      const bust = bustOf(outcome) ?? '1.00';
      return { text: `${bust}×`, isHigh: Number(bust) >= 2 };
    },
  };
}
