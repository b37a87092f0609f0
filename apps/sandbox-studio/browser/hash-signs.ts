import { svg, svgText } from './dom.ts';

/**
 * What a picture shows of its 640 × 300: all of it, or on a phone the middle, with the signs nearer
 * to it.
 */
export const frame =
  innerWidth < 560
    ? { viewBox: '140 0 360 300', signsX: [200, 440], signScale: 0.74 }
    : { viewBox: '0 0 640 300', signsX: [112, 528], signScale: 1 };

/** Two signs that say what may come; the player's call has a mark, and the one that came is lit. */
export interface Signs {
  element: SVGElement;
  call(side: string): void;
  light(side: string | null): void;
}

interface Sign {
  side: string;
  words: string;
  note: string;
}

export function drawSigns(signs: readonly Sign[]): Signs {
  const group = svg('g', { class: 'signs' });
  const drawn = signs.map(({ side, words, note }, at) => {
    const size = words.length > 9 ? 15 : 20;
    const sign = svg('g', {
      class: 'sign',
      transform: `translate(${frame.signsX[at] ?? 0} 66) scale(${frame.signScale})`,
    });
    const middle = { 'text-anchor': 'middle' };
    sign.append(
      svg('rect', { class: 'sign-board', x: -78, y: -30, width: 156, height: 60, rx: 8 }),
      svgText(words, { ...middle, class: 'sign-words', y: -2, 'font-size': size }),
      svgText(note, { ...middle, class: 'sign-note', y: 19 }),
      svg('path', { class: 'sign-mark', d: 'M-9 -46 H9 L0 -34 Z' }),
    );
    group.append(sign);
    return { side, sign };
  });
  return {
    element: group,
    call(called) {
      for (const { side, sign } of drawn) sign.classList.toggle('is-called', side === called);
    },
    light(lit) {
      for (const { side, sign } of drawn) {
        sign.classList.toggle('is-lit', side === lit);
        sign.classList.toggle('is-dark', lit !== null && side !== lit);
      }
    },
  };
}
