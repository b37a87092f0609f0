import { el, svg } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

/** A coin that turns in the air. */
export function coinScene({ stage, setup, pacer, text }: Table): Scene {
  const face = (side: string): HTMLElement =>
    el(
      'div',
      `coin-face coin-${side}`,
      {},
      svg(
        'svg',
        { viewBox: '-40 -40 80 80', 'aria-hidden': 'true' },
        glyph(side === 'heads' ? setup.subject : 'tail', 56),
      ),
      text(side),
    );
  const coin = el('div', 'coin', {}, face('heads'), face('tails'));
  stage.append(el('div', 'coin-room', {}, coin));
  let turned = 0;
  return {
    async play(round) {
      const aim =
        Math.ceil(turned / 360) * 360 + 1_440 + (round.outcome['side'] === 'heads' ? 0 : 180);
      const start = turned;
      turned = aim;
      await pacer.run(1_400, (share) => {
        const eased = 1 - (1 - share) ** 2;
        const lift = Math.sin(share * Math.PI) * 70;
        coin.style.transform = `translateY(${-lift}px) rotateX(${start + (aim - start) * eased}deg)`;
      });
    },
  };
}
