import { el } from './dom.ts';
import type { Setup } from './game.types.ts';

/** What stands for a symbol: a picture of the title, a sign that is written, or a coin. */
export function slotFace(setup: Pick<Setup, 'slot' | 'symbols'>, code: string): HTMLElement {
  const face = setup.slot?.faces.find((one) => one.code === code);
  if (!face) return el('span', 'face');
  if (face.role === 'coin') return el('span', 'face face-coin', { 'aria-hidden': 'true' });
  if (face.sign !== null)
    return el(
      'span',
      `face face-sign sign-${code} ${face.role === 'multiplier' ? 'face-times' : ''}`,
      { 'aria-hidden': 'true' },
      face.sign,
    );
  const src = `${setup.symbols}/${face.picture}.svg`;
  const picture = el('img', '', { src, alt: '', draggable: 'false' });
  return el('span', `face face-picture role-${face.role}`, {}, picture);
}
