import { svg, svgText } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const radius = 150;

/** A wheel that turns to its segment. */
export function wheelScene({ stage, setup, pacer, params }: Table): Scene {
  const disc = svg('g', { class: 'disc' });
  const figure = svgText('', { y: 12, class: 'figure', 'text-anchor': 'middle' });
  stage.append(
    svg(
      'svg',
      { viewBox: '-170 -176 340 346', class: 'wheel', 'aria-hidden': 'true' },
      disc,
      svg('circle', { r: 62, class: 'hub' }),
      svg('g', { transform: 'translate(0 -28) scale(0.6)' }, glyph(setup.subject, 44)),
      figure,
      svg('path', { d: 'M-13 -172 H13 L0 -140 Z', class: 'pointer' }),
    ),
  );
  let segments: string[] = [];
  let turned = 0;

  function options(): void {
    segments = setup.tables[String(params()['risk'])] ?? [];
    const kinds = [...new Set(segments)].toSorted((a, b) => Number(a) - Number(b));
    const slice = (2 * Math.PI) / segments.length;
    disc.replaceChildren(
      ...segments.map((multiplier, index) => {
        const from = index * slice - slice / 2 - Math.PI / 2;
        const [x1, y1] = [radius * Math.cos(from), radius * Math.sin(from)];
        const [x2, y2] = [radius * Math.cos(from + slice), radius * Math.sin(from + slice)];
        const path = svg('path', {
          class: 'segment',
          d: `M0 0 L${x1} ${y1} A${radius} ${radius} 0 0 1 ${x2} ${y2} Z`,
        });
        const heat = kinds.length < 2 ? 0 : kinds.indexOf(multiplier) / (kinds.length - 1);
        path.style.setProperty('--heat', `${Math.round(heat * 100)}%`);
        return path;
      }),
    );
    figure.textContent = '';
  }
  options();

  return {
    options,
    begin: () => (figure.textContent = ''),
    async play(round) {
      const segment = Number(round.outcome['segment']);
      const aim = 360 * 5 - (segment * 360) / segments.length;
      const start = turned % 360;
      turned = aim;
      await pacer.run(3_600, (share) => {
        const eased = 1 - (1 - share) ** 3;
        disc.setAttribute('transform', `rotate(${start + (aim - start) * eased})`);
      });
      figure.textContent = `${Number(segments[segment] ?? 0)}×`;
    },
  };
}
