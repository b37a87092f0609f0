import { svg, svgText } from './dom.ts';
import type { Table } from './game.types.ts';
import { glyph } from './glyphs.ts';
import { drawSigns, frame } from './hash-signs.ts';
import type { HashPicture } from './hash-picture.types.ts';

const [width, height, ledgeY] = [640, 300, 236];
const pairGap = frame.signScale < 1 ? 68 : 92;

/**
 * A quarry: as many stones fall as the digit says, and each looks for another. Whether one is left
 * alone is the result.
 */
export function parityPicture({ setup, text, pacer, params, sounds }: Table): HashPicture {
  const signs = drawSigns([
    { side: 'odd', words: text('odd'), note: '1 3 5 7 9' },
    { side: 'even', words: text('even'), note: '0 2 4 6 8' },
  ]);
  const block = svgText('', { class: 'carved', x: 320, y: 92, 'text-anchor': 'middle' });
  const pieces = svg('g', { class: 'pieces' });
  const picture = svg('svg', {
    viewBox: frame.viewBox,
    class: `quarry quarry-${setup.subject}`,
  });
  picture.append(drawQuarry(), block, signs.element, pieces);

  function begin(): void {
    signs.call(String(params()['side']));
    signs.light(null);
    block.textContent = '#';
    pieces.replaceChildren();
  }

  /** Lets one piece fall to its place; the second of a pair joins the first. */
  async function drop(index: number, count: number): Promise<SVGElement> {
    const pairs = Math.ceil(count / 2);
    const pair = Math.floor(index / 2);
    const x = width / 2 + (pair - (pairs - 1) / 2) * pairGap + (index % 2 === 0 ? -17 : 17);
    const piece = svg('g', { class: 'piece' });
    piece.append(
      svg('ellipse', { class: 'piece-shadow', cy: 21, rx: 17, ry: 4 }),
      svg('circle', { class: 'piece-glow', r: 25 }),
      glyph(setup.subject, 40),
    );
    pieces.append(piece);
    await pacer.run(170, (share) => {
      const y = 110 + (ledgeY - 24 - 110) * share ** 2;
      piece.setAttribute('transform', `translate(${x} ${y}) rotate(${(1 - share) * 40})`);
    });
    sounds.play('land');
    await pacer.run(90, (share) => {
      const squash = 1 - 0.14 * Math.sin(share * Math.PI);
      piece.setAttribute(
        'transform',
        `translate(${x} ${ledgeY - 24 + (1 - squash) * 18}) scale(${2 - squash} ${squash})`,
      );
    });
    return piece;
  }

  return {
    element: picture,
    begin,
    pass(_share, character) {
      block.textContent = character;
    },
    async decide({ outcome }) {
      const digit = Number(outcome['digit']);
      block.textContent = String(digit);
      await pacer.pause(260);
      for (let index = 0; index < digit; index += 1) {
        const piece = await drop(index, digit);
        if (index % 2 === 0) continue;
        for (const joined of [piece, piece.previousElementSibling])
          joined?.classList.add('is-paired');
        sounds.play('tick');
      }
      if (digit % 2 === 1) pieces.lastElementChild?.classList.add('is-alone');
      await pacer.pause(240);
      signs.light(String(outcome['side']));
    },
  };
}

/** Cliffs behind cliffs, a crane, the block that bears the digit, and the ledge. */
function drawQuarry(): SVGElement {
  const room = svg('g');
  room.append(
    svg('rect', { class: 'q-sky', x: -500, y: -300, width: width + 1000, height: height + 600 }),
    svg('circle', { class: 'q-sun', cx: 150, cy: 130, r: 44 }),
    svg('path', {
      class: 'q-far',
      d: 'M-500 190 L-420 120 L-330 170 L-240 110 L-150 160 L-70 120 L0 176 L70 130 L130 160 L220 96 L300 150 L390 104 L470 156 L560 112 L640 170 L720 110 L800 164 L900 104 L1010 170 L1140 120 V300 H-500 Z',
    }),
    svg('path', {
      class: 'q-middle',
      d: 'M-500 226 H-400 V190 H-300 V210 H-180 V176 H-110 V226 H60 V188 H132 V206 H214 V172 H268 V226 H372 V178 H430 V204 H512 V184 H580 V226 H700 V182 H790 V212 H900 V186 H1000 V226 H1140 V300 H-500 Z',
    }),
    svg('path', { class: 'q-rope', d: 'M320 -300 V44' }),
    svg('path', { class: 'q-block', d: 'M268 44 H372 L384 56 V114 H280 L268 102 Z' }),
    svg('path', { class: 'q-block-top', d: 'M268 44 H372 L384 56 H280 Z' }),
    svg('path', { class: 'q-block-side', d: 'M268 44 L280 56 V114 L268 102 Z' }),
    svg('path', { class: 'q-ledge', d: `M-500 ${ledgeY} H1140 V${height + 300} H-500 Z` }),
    svg('path', { class: 'q-edge', d: `M-500 ${ledgeY} H1140` }),
  );
  for (let crack = -6; crack < 15; crack += 1)
    room.append(
      svg('path', {
        class: 'q-crack',
        d: `M${crack * 76 + 20} ${ledgeY + 6} l12 18 l-8 22 l14 18`,
      }),
    );
  return room;
}
