import { imageResizeDebounceMs } from './image-rules.ts';

/**
 * Follows the measured widths of a box: the first one is told at once, later ones when the box has
 * kept them for half a second. Widths are rounded up; an empty box has none. `stop` forgets what is
 * still waiting.
 */
export function followWidth(onSettled: (widthPx: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const measured = (width: number): void => {
    const widthPx = Math.ceil(width);
    clearTimeout(timer);
    if (widthPx > 0 && isFirst) onSettled(widthPx);
    else if (widthPx > 0) timer = setTimeout(() => onSettled(widthPx), imageResizeDebounceMs);
    isFirst = false;
  };
  return { measured, stop: () => clearTimeout(timer) };
}
