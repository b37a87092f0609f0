import { el } from './dom.ts';
import type { Table } from './game.types.ts';

const secondMs = 1_000;

/**
 * The time left to bet; it runs once a chip lies there, and what lies there at its end is dealt.
 */
export function createClock(
  seconds: number,
  text: Table['text'],
  ended: () => void,
): { element: HTMLElement; start(): void; stop(): void } {
  const bar = el('span', 'clock-bar', { 'aria-hidden': 'true' });
  const words = el('span', 'clock-words', {}, text('placeBets'));
  const element = el('p', 'clock', { role: 'timer' }, words, bar);
  let timer: ReturnType<typeof setInterval> | null = null;
  let left = seconds;

  function show(): void {
    words.textContent =
      timer === null ? text('placeBets') : text('secondsLeft', { seconds: String(left) });
    bar.style.inlineSize = `${timer === null ? 100 : (left * 100) / seconds}%`;
  }
  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
    left = seconds;
    show();
  }
  function tick(): void {
    left -= 1;
    if (left > 0) return show();
    stop();
    ended();
  }
  show();
  return {
    element,
    start() {
      if (timer !== null || seconds === 0) return;
      timer = setInterval(tick, secondMs);
      show();
    },
    stop,
  };
}
