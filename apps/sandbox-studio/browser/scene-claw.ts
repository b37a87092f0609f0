import { svg, svgText } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const width = 480;
const columns = 10;

/** A claw over two rows of capsules: it lifts one, and its multiplier is what it pays. */
export function clawScene({ stage, setup, pacer, params }: Table): Scene {
  const capsules = svg('g');
  const rope = svg('line', { class: 'rope', x1: 240, x2: 240, y1: 0, y2: 60 });
  const claw = svg(
    'g',
    { class: 'claw', transform: 'translate(240 70)' },
    svg('path', { d: 'M-16 -8 H16 M-14 -8 C-26 6 -20 18 -8 22 M14 -8 C26 6 20 18 8 22 M0 -8 V14' }),
  );
  stage.append(
    svg(
      'svg',
      { viewBox: `0 0 ${width} 270`, class: 'cabinet', 'aria-hidden': 'true' },
      capsules,
      rope,
      claw,
    ),
  );
  let segments: string[] = [];
  const place = (index: number): { x: number; y: number } => ({
    x: 30 + (index % columns) * ((width - 60) / (columns - 1)),
    y: index < columns ? 178 : 232,
  });
  const hold = (x: number, y: number): void => {
    claw.setAttribute('transform', `translate(${x} ${y})`);
    for (const end of ['x1', 'x2']) rope.setAttribute(end, String(x));
    rope.setAttribute('y2', String(y - 8));
  };

  function options(): void {
    segments = setup.tables[String(params()['risk'])] ?? [];
    capsules.replaceChildren(
      ...segments.map((multiplier, index) => {
        const { x, y } = place(index);
        const isPrize = Number(multiplier) > 0;
        const inside = isPrize
          ? svgText(`${Number(multiplier)}×`, {
              y: 5,
              class: 'capsule-text',
              'text-anchor': 'middle',
            })
          : svg('g', { opacity: 0.45 }, glyph(setup.subject, 24));
        const shell = svg('circle', { r: 21, class: isPrize ? 'capsule is-prize' : 'capsule' });
        return svg('g', { transform: `translate(${x} ${y})` }, shell, inside);
      }),
    );
    hold(240, 70);
  }
  options();

  return {
    options,
    begin: options,
    async play(round) {
      const { x, y } = place(Number(round.outcome['segment']));
      const capsule = capsules.children[Number(round.outcome['segment'])];
      await pacer.run(1_000, (share) => hold(240 + (x - 240) * share, 70));
      await pacer.run(600, (share) => hold(x, 70 + (y - 26 - 70) * share));
      await pacer.pause(200);
      await pacer.run(800, (share) => {
        const at = y - share * (y - 110);
        capsule?.setAttribute('transform', `translate(${x} ${at}) scale(${1 + share * 0.5})`);
        hold(x, at - 30);
      });
    },
  };
}
