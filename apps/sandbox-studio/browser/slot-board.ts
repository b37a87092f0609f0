import { el } from './dom.ts';
import type { Pacer } from './pacer.ts';

export type Grid = string[][];
export type Cell = [reel: number, row: number];

const passing = 14;
const firstStopMs = 620;
const nextStopMs = 170;

/** The window of a slot: reels that turn, cells that are lit, fall and hold. */
export class SlotBoard {
  readonly element = el('div', 'slot-board');
  readonly #pacer: Pacer;
  readonly #faceOf: (code: string) => HTMLElement;
  readonly #codes: readonly string[];
  readonly #tracks: HTMLElement[] = [];
  #cells: HTMLElement[][] = [];

  constructor(
    size: { reels: number; rows: number },
    codes: readonly string[],
    faceOf: (code: string) => HTMLElement,
    pacer: Pacer,
  ) {
    this.#codes = codes;
    this.#faceOf = faceOf;
    this.#pacer = pacer;
    for (let reel = 0; reel < size.reels; reel += 1) {
      const track = el('div', 'track');
      this.#tracks.push(track);
      this.element.append(el('div', 'reel', {}, track));
    }
    this.show(
      this.#tracks.map((_, reel) =>
        Array.from({ length: size.rows }, (_c, row) => this.#any(reel + row)),
      ),
    );
  }

  /** Puts a window there at once. */
  show(grid: Grid): void {
    this.#cells = grid.map((column) => column.map((code) => this.#cell(code)));
    for (const [reel, track] of this.#tracks.entries())
      track.replaceChildren(...(this.#cells[reel] ?? []));
    this.clear();
  }

  /** Turns the reels and stops them one after the other, from the left. */
  async spin(grid: Grid): Promise<void> {
    const before = this.#cells;
    this.#cells = grid.map((column) => column.map((code) => this.#cell(code)));
    this.clear();
    await Promise.all(this.#tracks.map((_, reel) => this.#turn(reel, before[reel] ?? [])));
  }

  async #turn(reel: number, before: readonly HTMLElement[]): Promise<void> {
    const track = this.#tracks[reel];
    const landed = this.#cells[reel] ?? [];
    if (!track) return;
    const count = passing + reel * 3;
    const blurred = Array.from({ length: count }, (_, at) =>
      this.#cell(this.#any(at * 7 + reel * 3)),
    );
    track.replaceChildren(...landed, ...blurred, ...before);
    track.classList.add('is-turning');
    const way = count + landed.length;
    const frames = [
      { transform: `translateY(calc(var(--cell) * ${-way}))` },
      { transform: 'translateY(calc(var(--cell) * 0.12))', offset: 0.93 },
      { transform: 'none' },
    ];
    await this.#pacer.move(
      track,
      frames,
      firstStopMs + reel * nextStopMs,
      'cubic-bezier(.3,.1,.35,1)',
    );
    track.classList.remove('is-turning');
    track.replaceChildren(...landed);
  }

  /** Lights these cells and takes the light from all others. */
  light(cells: readonly Cell[]): void {
    this.clear();
    this.element.classList.add('is-lit');
    for (const cell of cells) this.#at(cell)?.classList.add('is-hit');
  }

  clear(): void {
    this.element.classList.remove('is-lit');
    for (const cell of this.#cells.flat()) cell.classList.remove('is-hit');
  }

  /** New faces on whole reels. */
  async grow(reels: readonly number[], grid: Grid): Promise<void> {
    for (const reel of reels) {
      const column = (grid[reel] ?? []).map((code) => this.#cell(code));
      this.#cells[reel] = column;
      this.#tracks[reel]?.replaceChildren(...column);
    }
    const frames = [
      { transform: 'scale(0.4)' },
      { transform: 'scale(1.12)' },
      { transform: 'none' },
    ];
    await Promise.all(
      reels.flatMap((reel) =>
        (this.#cells[reel] ?? []).map((cell) => this.#pacer.move(cell, frames, 460)),
      ),
    );
  }

  /** Cells go, what lies above falls, new ones come from above. */
  async fall(removed: readonly Cell[], grid: Grid): Promise<void> {
    const gone = [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.3)', opacity: 0 },
    ];
    await Promise.all(
      removed.map((cell) => {
        const element = this.#at(cell);
        return element ? this.#pacer.move(element, gone, 240) : Promise.resolve();
      }),
    );
    const before = this.#cells.map((column) => column.length);
    this.show(grid);
    await Promise.all(
      grid.flatMap((column, reel) => {
        const holes = new Set(removed.filter(([at]) => at === reel).map(([, row]) => row));
        if (holes.size === 0) return [];
        const kept = Array.from({ length: before[reel] ?? 0 }, (_, row) => row).filter(
          (row) => !holes.has(row),
        );
        return column.map((_code, row) => {
          const old = row < holes.size ? row - holes.size : (kept[row - holes.size] ?? row);
          return this.#drop([reel, row], row - old);
        });
      }),
    );
  }

  #drop(cell: Cell, cells: number): Promise<void> {
    const element = this.#at(cell);
    if (!element || cells === 0) return Promise.resolve();
    const frames = [
      { transform: `translateY(calc(var(--cell) * ${-cells}))` },
      { transform: 'none' },
    ];
    return this.#pacer.move(element, frames, 220 + cells * 45, 'cubic-bezier(.4,0,.7,1)');
  }

  /** A coin lies in a cell and stays. */
  async hold([reel, row]: Cell, words: string): Promise<void> {
    const cell = this.#at([reel, row]);
    if (!cell) return;
    cell.className = 'slot-cell is-held';
    cell.replaceChildren(el('span', 'face face-coin', {}, words));
    const frames = [{ transform: 'translateY(-60%) scale(1.2)' }, { transform: 'none' }];
    await this.#pacer.move(cell, frames, 260);
  }

  /** What is not held goes out. */
  empty(): void {
    for (const cell of this.#cells.flat())
      if (!cell.classList.contains('is-held')) cell.className = 'slot-cell is-empty';
  }

  /** What is not held turns. */
  async turnEmpty(): Promise<void> {
    // As bright at the end as a coin that may land there has to be.
    const frames = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
    const empty = this.#cells.flat().filter((cell) => cell.classList.contains('is-empty'));
    await Promise.all(empty.map((cell) => this.#pacer.move(cell, frames, 420)));
  }

  #at([reel, row]: Cell): HTMLElement | undefined {
    return this.#cells[reel]?.[row];
  }

  #cell(code: string): HTMLElement {
    return el('div', 'slot-cell', {}, this.#faceOf(code));
  }

  #any(at: number): string {
    return this.#codes[at % this.#codes.length] ?? '';
  }
}
