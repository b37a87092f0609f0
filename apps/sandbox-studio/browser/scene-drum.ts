import { button, el } from './dom.ts';
import type { Scene, Table } from './game.types.ts';

const drawMs = 320;

/** Balls of a drum to choose from; those drawn are met one by one. */
export function drumScene({ setup, stage, pacer, sounds, text, changed }: Table): Scene {
  const { balls = 0, picks = 0 } = setup.hall ?? {};
  const picked = new Set<number>();
  const cells = Array.from({ length: balls }, (_, index) =>
    button(String(index + 1), 'cell', () => toggle(index + 1), { 'aria-pressed': 'false' }),
  );
  const tally = el('p', 'hint', { role: 'status' });
  const quick = button(text('quick'), 'chip', pickFreely);
  stage.append(
    el(
      'div',
      'hall',
      {},
      el('div', 'drum-balls', {}, ...cells),
      el('div', 'layout-foot', {}, tally, quick),
    ),
  );
  const hint = (): string => text('pickCount', { count: `${picks}`, chosen: `${picked.size}` });

  function toggle(number: number): void {
    if (picked.delete(number)) return draw();
    // With one to choose another press changes it.
    if (picks === 1) picked.clear();
    if (picked.size < picks) picked.add(number);
    draw();
  }
  /** A free choice is the browser's luck; the draw is the studio's. */
  function pickFreely(): void {
    picked.clear();
    const luck = new Uint32Array(1);
    while (picked.size < picks) picked.add(((crypto.getRandomValues(luck)[0] ?? 0) % balls) + 1);
    draw();
  }
  function draw(): void {
    for (const [index, cell] of cells.entries()) {
      cell.className = 'cell';
      cell.setAttribute('aria-pressed', String(picked.has(index + 1)));
    }
    tally.textContent = hint();
    changed();
  }
  draw();

  return {
    params: () => ({ picks: [...picked] }),
    hindrance: () => (picked.size < picks ? hint() : null),
    begin: draw,
    async play(round) {
      const chosen = new Set((round.params['picks'] as number[] | undefined) ?? picked);
      for (const number of chosen) cells[number - 1]?.setAttribute('aria-pressed', 'true');
      const drawn = round.outcome['drawn'] as number[];
      for (const [at, number] of drawn.entries()) {
        const isHit = chosen.has(number);
        cells[number - 1]?.classList.add(isHit ? 'is-hit' : 'is-drawn');
        sounds.play(isHit ? 'hit' : 'tick');
        tally.textContent = text('drawnIs', { numbers: drawn.slice(0, at + 1).join(', ') });
        await pacer.pause(drawMs);
      }
    },
  };
}
