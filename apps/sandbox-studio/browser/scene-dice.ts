import { el } from './dom.ts';
import type { Scene, Table } from './game.types.ts';

/** A bar from 0 to 100, the winning side lit, and a marker that stops where the roll is. */
export function diceScene({ stage, pacer, params }: Table): Scene {
  const figure = el('p', 'big-figure', {}, '50.00');
  const bar = el('div', 'dice-bar');
  const marker = el('div', 'dice-marker');
  bar.append(marker);
  stage.append(el('div', 'dice', {}, figure, bar, scale()));
  function options(): void {
    const { target, direction } = params();
    bar.style.setProperty('--from', direction === 'over' ? `${String(target)}%` : '0%');
    bar.style.setProperty('--to', direction === 'over' ? '100%' : `${String(target)}%`);
  }
  options();
  let from = 50;
  return {
    options,
    begin: () => figure.classList.remove('is-won', 'is-lost'),
    async play(round) {
      const roll = Number(round.outcome['roll']);
      const start = from;
      from = roll;
      await pacer.run(900, (share) => {
        const swing = (1 - share) ** 2 * Math.sin(share * 22) * 30;
        const at = Math.min(100, Math.max(0, start + (roll - start) * share + swing));
        marker.style.insetInlineStart = `${at}%`;
        figure.textContent = at.toFixed(2);
      });
      figure.textContent = roll.toFixed(2);
      figure.classList.add(Number(round.payout) > 0 ? 'is-won' : 'is-lost');
    },
  };
}

function scale(): HTMLElement {
  const marks = ['0', '25', '50', '75', '100'].map((mark) => el('span', '', {}, mark));
  return el('div', 'dice-scale', { 'aria-hidden': 'true' }, ...marks);
}
