import { svg, svgText } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';

const step = 24;

/** A ball falls over rows of pegs into a pocket. */
export function plinkoScene({ stage, setup, pacer, params }: Table): Scene {
  const rows = Number(setup.fixed['rows']);
  const width = (rows + 2) * step;
  const height = (rows + 3) * step;
  const board = drawBoard(rows, width, height);
  const pockets = svg('g');
  const ball = svg('g', { class: 'ball' }, glyph(setup.subject, 22));
  ball.style.opacity = '0';
  board.append(pockets, ball);
  stage.append(board);
  const pocketX = (pocket: number): number => width / 2 + (pocket - rows / 2) * step;

  function options(): void {
    const table = setup.tables[String(params()['risk'])] ?? [];
    const most = Math.max(...table.map(Number));
    pockets.replaceChildren(
      ...table.flatMap((multiplier, pocket) => {
        const heat = Math.log(1 + Number(multiplier)) / Math.log(1 + most);
        const box = svg('rect', {
          class: 'pocket',
          x: pocketX(pocket) - step / 2 + 1,
          y: height - step * 1.35,
          width: step - 2,
          height: step * 0.9,
          rx: 4,
        });
        box.style.setProperty('--heat', `${Math.round(heat * 100)}%`);
        const label = svgText(short(multiplier), {
          x: pocketX(pocket),
          y: height - step * 0.75,
          class: 'pocket-text',
          'text-anchor': 'middle',
        });
        return [box, label];
      }),
    );
  }
  options();

  return {
    options,
    begin: () => pockets.querySelector('.is-hit')?.classList.remove('is-hit'),
    async play(round) {
      const path = round.outcome['path'] as number[];
      const rights = path.reduce((sum, right) => sum + right, 0);
      const end = { x: pocketX(rights), y: height - step * 0.9 };
      const points = [...pointsOf(path, width), end];
      ball.style.opacity = '1';
      await pacer.run(points.length * 130, (share) => {
        const at = share * (points.length - 1);
        const index = Math.min(points.length - 2, Math.floor(at));
        const part = at - index;
        const [a, b] = [points[index], points[index + 1]];
        if (!a || !b) return;
        const x = a.x + (b.x - a.x) * part;
        const y = a.y + (b.y - a.y) * part - Math.sin(part * Math.PI) * 7;
        ball.setAttribute('transform', `translate(${x} ${y})`);
      });
      pockets.querySelectorAll('rect')[rights]?.classList.add('is-hit');
    },
  };
}

/** `"5.60"` → `5.6`, fit for a narrow pocket. */
const short = (multiplier: string): string => String(Number(multiplier));

function drawBoard(rows: number, width: number, height: number): SVGSVGElement {
  const viewBox = `0 0 ${width} ${height}`;
  const board = svg('svg', { viewBox, class: 'plinko', 'aria-hidden': 'true' });
  for (let row = 0; row < rows; row += 1)
    for (let peg = 0; peg <= row + 2; peg += 1) {
      const cx = width / 2 + (peg - (row + 2) / 2) * step;
      board.append(svg('circle', { class: 'peg', cx, cy: (row + 1.4) * step, r: 3 }));
    }
  return board;
}

/** Where the ball passes, row by row. */
function pointsOf(path: readonly number[], width: number): { x: number; y: number }[] {
  let rights = 0;
  return [
    { x: width / 2, y: step * 0.5 },
    ...path.map((right, row) => {
      rights += right;
      return { x: width / 2 + (rights - (row + 1) / 2) * step, y: (row + 1.9) * step };
    }),
  ];
}
