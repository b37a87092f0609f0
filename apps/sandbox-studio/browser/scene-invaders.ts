import { el } from './dom.ts';
import type { Scene, Table } from './game.types.ts';
import { burst, pixels } from './pixels.ts';
import { createPicks } from './scene-picks.ts';

/** Cats of three ranks, as they come down; a row of the formation has one. */
const cats = [
  [
    '..#.....#..',
    '..##...##..',
    '.#########.',
    '.#..###..#.',
    '###########',
    '#.#######.#',
    '#.#.....#.#',
    '...##.##...',
  ],
  [
    '#.........#',
    '##.......##',
    '###########',
    '##.##.##.##',
    '###########',
    '####.#.####',
    '.#########.',
    '.#.#...#.#.',
  ],
  [
    '...##.##...',
    '.#.##.##.#.',
    '##.##.##.##',
    '##..###..##',
    '...#####...',
    '..#######..',
    '..#######..',
    '...##.##...',
  ],
];
const cannonRows = [
  '......#......',
  '.....###.....',
  '.....###.....',
  '.###########.',
  '#############',
  '#############',
];
const perRow = 8;

/**
 * A formation of cats over the city: ten shots are fired, and those at cats one has picked count.
 */
export function invadersScene(table: Table): Scene {
  const { pacer, sounds } = table;
  const formation = el('div', 'picks formation');
  const cannon = el('div', 'cannon', {}, pixels(cannonRows, 'cannon-body'));
  const room = el(
    'div',
    'invaders',
    {},
    el('div', 'far-stars'),
    el('div', 'near-stars'),
    formation,
    el('div', 'city'),
    cannon,
  );
  /** Where a cat stands in the room, by its middle. */
  const middleOf = (cell: HTMLElement): { x: number; y: number } => {
    const [own, its] = [room.getBoundingClientRect(), cell.getBoundingClientRect()];
    return { x: its.x - own.x + its.width / 2, y: its.y - own.y + its.height / 2 };
  };
  let cannonX = 0;

  async function fire(x: number, y: number): Promise<void> {
    const startX = cannonX || room.clientWidth / 2;
    cannonX = x;
    await pacer.run(130, (share) => {
      cannon.style.insetInlineStart = `${startX + (x - startX) * share}px`;
    });
    const shot = el('i', 'shot');
    shot.style.insetInlineStart = `${x}px`;
    room.append(shot);
    const from = room.clientHeight - 40;
    await pacer.run(130, (share) => {
      shot.style.insetBlockStart = `${from + (y - from) * share}px`;
    });
    shot.remove();
  }

  return createPicks(table, {
    roomOf(cells) {
      formation.append(...cells);
      return room;
    },
    face(cell, number) {
      const cat = cats[Math.floor((number - 1) / perRow) % cats.length] ?? [];
      cell.replaceChildren(pixels(cat, 'invader'), el('b', '', {}, String(number)));
    },
    begin() {
      formation.classList.remove('is-over');
    },
    async meet(cell, isHit) {
      const { x, y } = middleOf(cell);
      await fire(x, y);
      cell.classList.add(isHit ? 'is-hit' : 'is-drawn');
      sounds.play(isHit ? 'hit' : 'land');
      burst(room, { x, y }, isHit ? 'bit is-gold' : 'bit');
      if (isHit)
        await pacer.move(
          room,
          [{ translate: '0 3px' }, { translate: '0 -2px' }, { translate: '0 0' }],
          90,
        );
    },
    end: () => formation.classList.add('is-over'),
  });
}
