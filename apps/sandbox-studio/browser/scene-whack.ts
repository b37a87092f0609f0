import { el, svg } from './dom.ts';
import { gem } from './glyphs.ts';
import type { Scene, Table } from './game.types.ts';
import type { Pacer } from './pacer.ts';
import { pairedPlaces, patternList } from './scene-row.ts';

/** Where the five stand: in a row, or on a phone three on a shelf and two below. */
const room =
  innerWidth < 560
    ? {
        width: 400,
        height: 412,
        shelf: 216,
        floor: 374,
        spots: [
          [76, 140],
          [200, 140],
          [324, 140],
          [138, 298],
          [262, 298],
        ],
      }
    : {
        width: 640,
        height: 300,
        shelf: null,
        floor: 238,
        spots: [72, 196, 320, 444, 568].map((x) => [x, 168]),
      };
const { width, height } = room;
const spotOf = (place: number): { x: number; y: number } => {
  const [x = 0, y = 0] = room.spots[place] ?? [];
  return { x, y };
};
/** The room goes on beside the picture, where the page is wider than it. */
const aside = 500;
const beyond = { x: -aside, y: -300, width: width + 2 * aside };
/** How high the mallet waits above what it strikes. */
const above = 108;
/** Where it hangs between rounds. */
const home = { x: width - 70, y: 44 };

interface Vault {
  group: SVGElement;
  door: SVGElement;
  wheel: SVGElement;
  inside: SVGElement;
}

/** The mallet: where it rests, and how it comes down on a vault. */
class Mallet {
  readonly element = drawMallet();
  readonly #pacer: Pacer;
  #rest = home;

  constructor(pacer: Pacer) {
    this.#pacer = pacer;
  }

  goHome(): void {
    this.#rest = home;
    this.#hold(0, 0, -24);
  }

  /** Is lifted over a vault and comes down. */
  async swing(place: number): Promise<void> {
    const from = this.#rest;
    const { x, y } = spotOf(place);
    this.#rest = { x: x + 6, y: y - above };
    const [wayX, wayY] = [from.x - this.#rest.x, from.y - this.#rest.y];
    await this.#pacer.run(170, (share) => {
      const left = (1 - share) ** 2;
      this.#hold(wayX * left, wayY * left - Math.sin(share * Math.PI) * 12, -24 - 34 * share);
    });
    await this.#pacer.run(95, (share) => this.#hold(0, 34 * share ** 2, -58 + 66 * share ** 2));
  }

  /** Springs back from the blow. */
  lift(share: number): void {
    this.#hold(0, 34 - 34 * share, 8 - 32 * share);
  }

  #hold(x: number, y: number, turn: number): void {
    const at = `translate(${this.#rest.x + x} ${this.#rest.y + y})`;
    this.element.setAttribute('transform', `${at} rotate(${turn})`);
  }
}

/**
 * Five strongboxes in the vault of a bank: a mallet springs one after the other, and gems that are
 * alike pay.
 */
export function whackScene({ stage, pacer, sounds, text }: Table): Scene {
  const vaults = room.spots.map((_, place) => drawVault(place));
  const mallet = new Mallet(pacer);
  const sparks = svg('g', { class: 'sparks' });
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'bank', 'aria-hidden': 'true' },
    drawRoom(),
    ...vaults.map(({ group }) => group),
    sparks,
    mallet.element,
  );
  const list = patternList(text);
  stage.append(el('div', 'row-room whack-room', {}, picture, list.element));

  function begin(): void {
    for (const vault of vaults) close(vault);
    sparks.replaceChildren();
    list.mark(null);
    mallet.goHome();
  }
  begin();

  return {
    begin,
    async play(round) {
      const gems = round.outcome['gems'] as number[];
      for (const [place, vault] of vaults.entries()) {
        await mallet.swing(place);
        sounds.play('land');
        scatter(sparks, spotOf(place).x, spotOf(place).y - 34);
        void pacer.move(picture, shake, 190);
        await spring(vault, gems[place] ?? 0, { pacer, mallet });
        sounds.play('tick');
      }
      const alike = pairedPlaces(gems);
      for (const [place, { group }] of vaults.entries())
        group.classList.add(alike.includes(place) ? 'is-hit' : 'is-dim');
      list.mark(String(round.outcome['pattern']));
      if (Number(round.multiplier) > 1) await rain(sparks, alike.map(spotOf), pacer);
      mallet.goHome();
    },
  };
}

function close({ group, door, wheel, inside }: Vault): void {
  group.setAttribute('class', 'vault');
  for (const part of [door, wheel]) part.setAttribute('transform', '');
  inside.replaceChildren();
}

/** After the blow: the wheel spins, the door springs, and what lies behind comes to the light. */
async function spring(
  { group, door, wheel, inside }: Vault,
  kind: number,
  { pacer, mallet }: { pacer: Pacer; mallet: Mallet },
): Promise<void> {
  await pacer.run(150, (share) => {
    wheel.setAttribute('transform', `rotate(${share * 300})`);
    mallet.lift(share);
  });
  group.classList.add('is-open');
  inside.replaceChildren(gem(kind));
  await pacer.run(240, (share) => {
    const open = 1 - (1 - share) ** 3;
    const bulge = Math.sin(share * Math.PI);
    const swung = `scale(${1 - open * 0.84} 1) skewY(${open * 14})`;
    door.setAttribute('transform', `translate(-44 0) ${swung} translate(44 0)`);
    const size = Math.min(1, share * 1.6) * (1 + bulge * 0.35) * 1.15;
    inside.setAttribute('transform', `translate(0 ${-10 * bulge}) scale(${size})`);
  });
}

/** Coins leap out of the vaults that won. */
async function rain(
  place: SVGElement,
  from: readonly { x: number; y: number }[],
  pacer: Pacer,
): Promise<void> {
  const coins = from.flatMap(({ x, y }, at) =>
    Array.from({ length: 6 }, (_, index) => ({
      x,
      y,
      drift: (index - 2.5) * 16 + at * 2,
      rise: 70 + ((index * 29) % 44),
      coin: svg('ellipse', { class: 'loose-coin', rx: 8, ry: 8 }),
    })),
  );
  place.replaceChildren(...coins.map(({ coin }) => coin));
  await pacer.run(900, (share) => {
    for (const { x, y, drift, rise, coin } of coins) {
      const nowY = y - Math.sin(share * Math.PI * 0.85) * rise + share ** 2 * 90;
      coin.setAttribute('transform', `translate(${x + drift * share} ${nowY})`);
      coin.setAttribute('rx', String(8 * Math.abs(Math.cos(share * 11 + drift))));
      coin.setAttribute('opacity', String(share > 0.85 ? (1 - share) / 0.15 : 1));
    }
  });
  place.replaceChildren();
}

const shake: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(3px, 4px)' },
  { transform: 'translate(-3px, -1px)' },
  { transform: 'none' },
];

/** Wall, lamps and floor: light falls from the top left, and what stands has its shadow. */
function drawRoom(): SVGElement {
  const wall = svg('g', { class: 'bank-room' });
  wall.append(svg('rect', { class: 'bank-wall', ...beyond, height: height + 600 }));
  for (let row = -4; row * 42 < height; row += 1)
    for (let at = -6; at < 16; at += 1)
      wall.append(
        svg('rect', {
          class: 'bank-plate',
          x: at * 84 - (row % 2) * 42 + 2,
          y: row * 42 + 2,
          width: 80,
          height: 38,
          rx: 4,
        }),
      );
  for (const x of [0.18, 0.5, 0.82].map((share) => share * width))
    wall.append(
      svg('path', {
        class: 'bank-beam',
        d: `M${x - 14} 0 H${x + 14} L${x + 96} ${room.floor} H${x - 96} Z`,
      }),
    );
  wall.append(
    svg('path', {
      class: 'bank-floor',
      d: `M${-aside} ${room.floor} H${width + aside} V${height + 300} H${-aside} Z`,
    }),
    svg('path', { class: 'bank-edge', d: `M${-aside} ${room.floor} H${width + aside}` }),
  );
  if (room.shelf !== null)
    wall.append(svg('rect', { class: 'bank-shelf', ...beyond, y: room.shelf - 2, height: 14 }));
  return wall;
}

function drawVault(place: number): Vault {
  const wheel = svg('g', { class: 'vault-wheel' });
  wheel.append(svg('circle', { r: 15 }));
  for (let spoke = 0; spoke < 6; spoke += 1)
    wheel.append(svg('path', { d: 'M0 0 V-24', transform: `rotate(${spoke * 60})` }));
  const door = svg('g', { class: 'vault-door' });
  door.append(
    svg('rect', { x: -44, y: -44, width: 88, height: 88, rx: 10 }),
    svg('rect', { class: 'vault-rim', x: -36, y: -36, width: 72, height: 72, rx: 7 }),
    svg('path', { class: 'vault-shine', d: 'M-40 -30 Q-40 -40 -30 -40 H20 L-40 22 Z' }),
  );
  for (const [x, y] of [
    [-38, -38],
    [38, -38],
    [-38, 38],
    [38, 38],
  ] as const)
    door.append(svg('circle', { class: 'vault-bolt', cx: x, cy: y, r: 2.6 }));
  door.append(wheel);
  const inside = svg('g', { class: 'vault-gem' });
  const group = svg('g', {
    class: 'vault',
    transform: `translate(${spotOf(place).x} ${spotOf(place).y})`,
  });
  group.append(
    svg('ellipse', { class: 'vault-shadow', cx: 8, cy: 82, rx: 58, ry: 10 }),
    svg('rect', { class: 'vault-box', x: -54, y: -54, width: 108, height: 130, rx: 10 }),
    svg('rect', { class: 'vault-foot', x: -54, y: 54, width: 108, height: 22, rx: 6 }),
    svg('rect', { class: 'vault-hollow', x: -44, y: -44, width: 88, height: 88, rx: 10 }),
    svg('circle', { class: 'vault-light', r: 42 }),
    inside,
    door,
  );
  return { group, door, wheel, inside };
}

function drawMallet(): SVGElement {
  const mallet = svg('g', { class: 'mallet' });
  mallet.append(
    svg('path', {
      class: 'mallet-grip',
      d: 'M-4 4 L-2 -62 H6 L6 4 Z',
      transform: 'rotate(62) translate(0 -6)',
    }),
    svg('rect', { class: 'mallet-head', x: -30, y: -17, width: 44, height: 34, rx: 6 }),
    svg('rect', { class: 'mallet-band', x: -24, y: -17, width: 6, height: 34 }),
    svg('rect', { class: 'mallet-band', x: 2, y: -17, width: 6, height: 34 }),
    svg('path', { class: 'mallet-shine', d: 'M-26 -13 H10' }),
  );
  return mallet;
}

/** Sparks of a blow; they go out by themselves. */
function scatter(place: SVGElement, x: number, y: number): void {
  for (let index = 0; index < 9; index += 1) {
    const spark = svg('path', {
      class: 'spark',
      d: 'M0 -10 V-26',
      transform: `translate(${x} ${y}) rotate(${index * 40 + 12})`,
    });
    place.append(spark);
    spark.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 320, fill: 'forwards' }).onfinish =
      () => spark.remove();
  }
}
