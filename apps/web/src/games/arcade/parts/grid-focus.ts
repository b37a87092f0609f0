import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { stepOfKey } from '@pavilion/ui/reading-direction';

/** Arrow keys inside a board of buttons: one of them is a stop of the tab key. */
export function useGridFocus(columns: number) {
  const [stop, setStop] = useState(0);
  const buttonsOf = (board: Element): HTMLButtonElement[] => [...board.querySelectorAll('button')];
  return {
    tabIndexOf: (index: number): number => (index === stop ? 0 : -1),
    board: {
      onFocus(event: FocusEvent<HTMLElement>) {
        const index = buttonsOf(event.currentTarget).findIndex((one) => one === event.target);
        if (index >= 0) setStop(index);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const buttons = buttonsOf(event.currentTarget);
        const index = buttons.findIndex((one) => one === event.target);
        const rows = { ArrowUp: -columns, ArrowDown: columns }[event.key] ?? 0;
        const step = rows === 0 ? stepOfKey(event.key, event.currentTarget) : rows;
        const next = buttons[index + step];
        if (step === 0 || index < 0 || !next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}
