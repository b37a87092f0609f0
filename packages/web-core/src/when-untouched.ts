// chunk: later
import { whenIdle } from './when-idle.ts';

/** What a visitor does who is busy with the page. */
const touches = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'scroll',
  'wheel',
  'keydown',
  'input',
] as const;
const listening = { capture: true, passive: true };

/**
 * Runs the work once the page is quiet, the visitor has neither touched, scrolled nor pointed at it
 * for `quietMs`, stands in no field, and `isFree` says that nothing else is under way. Gives a
 * function that takes it back.
 */
export function whenUntouched(
  quietMs: number,
  work: () => void,
  isFree: () => boolean = () => true,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (standsInField() || !isFree() ? wait() : finish()), quietMs);
  };
  const stop = (): void => {
    dropIdle();
    clearTimeout(timer);
    for (const name of touches) removeEventListener(name, wait, listening);
  };
  const finish = (): void => {
    stop();
    work();
  };
  const dropIdle = whenIdle(() => {
    for (const name of touches) addEventListener(name, wait, listening);
    wait();
  });
  return stop;
}

const standsInField = (): boolean =>
  document.activeElement?.matches('input, textarea, select') ?? false;
