import { svg, svgText } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Round, Scene, Table } from './game.types.ts';

const width = 480;
const height = 270;

/** Something climbs along a curve until it falls; the mark shows where the player leaves. */
export function flightScene({ stage, setup, pacer, text, params }: Table): Scene {
  const path = svg('path', { class: 'trail', d: '' });
  const ground = svg('path', { class: 'trail-fill', d: '' });
  const figure = svgText('', {
    x: width / 2,
    y: 96,
    class: 'figure',
    'text-anchor': 'middle',
  });
  const note = svgText('', { x: width / 2, y: 128, class: 'figure-note', 'text-anchor': 'middle' });
  const flyer = svg('g', { class: 'flyer' }, glyph(setup.subject, 56));
  const stars = drawStars();
  stage.append(
    svg(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, class: 'sky', 'aria-hidden': 'true' },
      stars,
      ground,
      path,
      flyer,
      figure,
      note,
    ),
  );

  function draw(multiplier: number, share: number): void {
    const x = 30 + share * (width - 110);
    const rise = Math.min(1, Math.log(multiplier) / Math.log(Math.max(4, multiplier)));
    const y = height - 34 - rise * (height - 110);
    const curve = `M30 ${height - 34} Q ${x * 0.62} ${height - 34} ${x} ${y}`;
    path.setAttribute('d', curve);
    ground.setAttribute('d', `${curve} V ${height - 34} Z`);
    flyer.setAttribute('transform', `translate(${x} ${y}) rotate(${-8 - rise * 14})`);
    figure.textContent = `${multiplier.toFixed(2)}×`;
  }

  function idle(): void {
    draw(1, 0);
    figure.setAttribute('class', 'figure');
    note.textContent = text('leavesAt', { value: `${target(params())}×` });
  }
  idle();

  return {
    options: idle,
    begin: idle,
    async play(round: Round) {
      const bust = Number(round.outcome['bust']);
      const left = Number(target(params()));
      let hasLeft = false;
      await pacer.run(Math.min(7_000, 700 + 1_500 * Math.log(bust)), (share) => {
        const multiplier = bust ** share;
        draw(multiplier, share);
        if (!hasLeft && multiplier >= left && bust >= left) {
          hasLeft = true;
          figure.setAttribute('class', 'figure is-won');
          note.textContent = text('leftAt', { value: `${left.toFixed(2)}×` });
        }
      });
      if (!hasLeft) figure.setAttribute('class', 'figure is-lost');
      note.textContent += ` · ${text('endedAt', { value: `${bust.toFixed(2)}×` })}`;
      await pacer.move(
        flyer,
        [{ opacity: 1 }, { opacity: 0.15, translate: '40px 60px' }, { opacity: 1, translate: '0' }],
        700,
      );
    },
  };
}

function drawStars(): SVGElement {
  const stars = svg('g', { class: 'stars' });
  for (let i = 0; i < 40; i += 1) {
    const [cx, cy] = [(i * 173) % width, (i * 97) % (height - 60)];
    stars.append(svg('circle', { cx, cy, r: 0.6 + (i % 3) * 0.5 }));
  }
  return stars;
}

const target = (params: Record<string, unknown>): string => params['auto_cash_out'] as string;
