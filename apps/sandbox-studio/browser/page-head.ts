import type { Bridge } from './bridge.ts';
import { button, svg } from './dom.ts';

const lines = {
  fullScreen: 'M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3',
  close: 'M-6 -6L6 6M6 -6L-6 6',
  turbo: 'M1 -8L-5 1H0L-1 8L5 -1H0Z',
  sound: 'M-8 -3H-4L1 -7V7L-4 3H-8ZM4 -4Q7 0 4 4M6.5 -6.5Q11.5 0 6.5 6.5',
  rules: 'M0 -7.5a7.5 7.5 0 1 0 .01 0M0 -1V4M0 -4V-3.5',
};

/** A round button with a line drawing, named by its text. */
export function iconButton(
  icon: keyof typeof lines,
  label: string,
  onPress: () => void,
): HTMLButtonElement {
  const made = button('', 'icon', onPress, { 'aria-label': label });
  const line = { d: lines[icon], fill: 'none', stroke: 'currentColor', 'stroke-width': 2 };
  const drawing = { viewBox: '-12 -12 24 24', width: 20, height: 20, 'aria-hidden': 'true' };
  made.append(svg('svg', drawing, svg('path', line)));
  return made;
}

/**
 * A button that turns something on and off; `turned` hears how it stands, at first as it stood
 * before.
 */
export function switchButton(
  icon: keyof typeof lines,
  label: string,
  wasOn: boolean,
  turned: (isOn: boolean) => void,
): HTMLButtonElement {
  let isOn = wasOn;
  const show = (): void => {
    made.setAttribute('aria-pressed', String(isOn));
    turned(isOn);
  };
  const made = iconButton(icon, label, () => {
    isOn = !isOn;
    show();
  });
  show();
  return made;
}

/** A button for what only the page around can do; null where there is none. */
export const hostButton = (
  bridge: Bridge,
  event: 'fullScreen' | 'close',
  label: string,
): HTMLElement | null =>
  bridge.hasHost ? iconButton(event, label, () => bridge.tell(event)) : null;
