import { svg, svgText } from './dom.ts';
import type { Table } from './game.types.ts';
import { drawSigns, frame } from './hash-signs.ts';
import type { HashPicture } from './hash-picture.types.ts';

const [width, height, horizon] = [640, 300, 138];
/** The land goes on beside the picture, where the page is wider than it. */
const beyond = { x: -500, y: -300, width: width + 1000 };
const dashes = 9;
const posts = 7;

/**
 * A drive by night: the digits of the hash run over the gantry, and the last one says which exit
 * the car takes.
 */
export function highwayPicture({ text, pacer, params, sounds }: Table): HashPicture {
  const signs = drawSigns([
    { side: 'small', words: text('small'), note: '0 – 4' },
    { side: 'big', words: text('big'), note: '5 – 9' },
  ]);
  const panel = svgText('', { class: 'led', x: 320, y: 84, 'text-anchor': 'middle' });
  const road = drawRoad();
  const car = drawCar();
  const plate = svgText('', { class: 'plate-text', y: 8, 'text-anchor': 'middle' });
  car.append(plate);
  const picture = svg('svg', { viewBox: frame.viewBox, class: 'highway' });
  picture.append(drawLand(), road.element, drawGantry(), signs.element, panel, car);
  const place = (x: number, y: number, scale: number, turn: number): void =>
    car.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);

  function begin(): void {
    signs.call(String(params()['side']));
    signs.light(null);
    panel.textContent = '#';
    plate.textContent = '?';
    road.drive(0);
    place(320, 244, 1, 0);
  }

  return {
    element: picture,
    begin,
    pass(share, character) {
      road.drive(0.22);
      panel.textContent = character;
      place(
        320 + Math.sin(share * 14) * 5,
        244 + Math.sin(share * 60) * 1.2,
        1,
        Math.sin(share * 14) * 0.6,
      );
    },
    async decide({ outcome }) {
      const digit = String(outcome['digit']);
      const side = String(outcome['side']);
      panel.textContent = digit;
      plate.textContent = digit;
      sounds.play('tick');
      await pacer.pause(350);
      const [left = 0, right = 0] = frame.signsX;
      const away = (side === 'big' ? right : left) - 320;
      await pacer.run(1_050, (share) => {
        const eased = share * share * (3 - 2 * share);
        road.drive(0.22);
        place(
          320 + away * 0.95 * eased,
          244 - 76 * eased,
          1 - 0.5 * eased,
          Math.sign(away) * Math.sin(share * Math.PI) * 9,
        );
      });
      signs.light(side);
      sounds.play('land');
    },
  };
}

/** Dashes and lamps that go by: what is far moves little, what is near fast. */
function drawRoad(): { element: SVGElement; drive(by: number): void } {
  const lane = svg('g');
  const lights = svg('g');
  let driven = 0;
  const nearOf = (at: number, count: number, pace: number): number =>
    ((at + driven * pace) % count) / count;
  return {
    element: svg('g', {}, lane, lights),
    drive(by) {
      driven += by;
      lane.replaceChildren(
        ...Array.from({ length: dashes }, (_, at) => drawDash(nearOf(at, dashes, 1))),
      );
      lights.replaceChildren(
        ...Array.from({ length: posts }, (_, at) => nearOf(at, posts, 0.8)).flatMap((near) => [
          drawPost(near, -1),
          drawPost(near, 1),
        ]),
      );
    },
  };
}

/** Sky, towers with lit windows, hills, the road and its two exits. */
function drawLand(): SVGElement {
  const land = svg('g');
  land.append(svg('rect', { class: 'night', ...beyond, height: height + 600 }));
  for (let at = -13; at < 30; at += 1) {
    const tall = 26 + (((at + 20) * 37) % 44);
    const x = at * 40 - 10;
    land.append(svg('rect', { class: 'skyline', x, y: horizon - tall, width: 34, height: tall }));
    for (let window = 0; window < 5; window += 1)
      if (((at + 20) * 7 + window * 3) % 4 !== 0)
        land.append(
          svg('rect', {
            class: 'window',
            x: x + 6 + (window % 2) * 14,
            y: horizon - tall + 7 + Math.floor(window / 2) * 11,
            width: 6,
            height: 5,
          }),
        );
  }
  land.append(
    svg('rect', { class: 'verge', ...beyond, y: horizon, height: height - horizon + 300 }),
    svg('path', {
      class: 'exit',
      d: `M250 ${height} C210 232 140 196 70 176 L96 166 C190 190 262 216 330 ${height} Z`,
    }),
    svg('path', {
      class: 'exit',
      d: `M390 ${height} C430 232 500 196 570 176 L544 166 C450 190 378 216 310 ${height} Z`,
    }),
    svg('path', { class: 'road', d: `M306 ${horizon} H334 L635 400 H5 Z` }),
    svg('path', {
      class: 'road-side',
      d: `M306 ${horizon} L5 400 M334 ${horizon} L635 400`,
    }),
  );
  return land;
}

function drawGantry(): SVGElement {
  return svg(
    'g',
    { class: 'gantry' },
    svg('path', { d: `M24 ${horizon + 26} V26 H616 V${horizon + 26} M24 36 H616` }),
    svg('rect', { class: 'led-board', x: 268, y: 36, width: 104, height: 62, rx: 8 }),
  );
}

function drawDash(near: number): SVGElement {
  const y = (at: number): number => horizon + (height - horizon) * at ** 2;
  const half = (at: number): number => 0.7 + 5 * at ** 2;
  const far = Math.min(1.1, near + 0.06);
  return svg('path', {
    class: 'dash',
    d: `M${320 - half(near)} ${y(near)} H${320 + half(near)} L${320 + half(far)} ${y(far)} H${320 - half(far)} Z`,
  });
}

function drawPost(near: number, side: 1 | -1): SVGElement {
  const grown = near ** 2;
  const x = 320 + side * (30 + 330 * grown);
  const y = horizon + (height - horizon) * grown;
  const tall = 10 + 130 * grown;
  const post = svg('g', { opacity: Math.min(1, near * 2) });
  post.append(
    svg('path', {
      class: 'post',
      d: `M${x} ${y} V${y - tall} h${-side * tall * 0.2}`,
      'stroke-width': 0.6 + grown * 4,
    }),
    svg('circle', { class: 'lamp', cx: x - side * tall * 0.2, cy: y - tall, r: 1.2 + grown * 6 }),
  );
  return post;
}

function drawCar(): SVGElement {
  const car = svg('g', { class: 'car' });
  car.append(
    svg('ellipse', { class: 'car-shadow', cy: 34, rx: 62, ry: 9 }),
    svg('path', { class: 'car-glass', d: 'M-34 -14 L-24 -36 H24 L34 -14 Z' }),
    svg('path', { class: 'car-body', d: 'M-54 30 V2 Q-54 -14 -38 -16 H38 Q54 -14 54 2 V30 Z' }),
    svg('path', { class: 'car-line', d: 'M-50 -2 H50' }),
    svg('rect', { class: 'car-tail', x: -50, y: 2, width: 24, height: 9, rx: 4 }),
    svg('rect', { class: 'car-tail', x: 26, y: 2, width: 24, height: 9, rx: 4 }),
    svg('rect', { class: 'car-wheel', x: -50, y: 24, width: 20, height: 12, rx: 4 }),
    svg('rect', { class: 'car-wheel', x: 30, y: 24, width: 20, height: 12, rx: 4 }),
    svg('rect', { class: 'plate', x: -17, y: -6, width: 34, height: 20, rx: 3 }),
  );
  return car;
}
