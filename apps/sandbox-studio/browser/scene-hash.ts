import { el, svg } from './dom.ts';
import { glyph } from './glyphs.ts';
import type { Round, Scene, Table } from './game.types.ts';

const characters = 64;

/** The characters of a hash, uncovered one by one; the last of them decide. */
export function hashScene({ stage, setup, pacer, text }: Table): Scene {
  const cells = Array.from({ length: characters }, () => el('span', 'hex', {}, '·'));
  const figure = el(
    'p',
    'big-figure',
    {},
    svg(
      'svg',
      { viewBox: '-32 -32 64 64', class: 'hash-mark', 'aria-hidden': 'true' },
      glyph(setup.subject, 58),
    ),
  );
  const note = el('p', 'hash-note');
  stage.append(el('div', 'hash', {}, figure, note, el('div', 'hexes', { dir: 'ltr' }, ...cells)));

  function begin(): void {
    for (const cell of cells) {
      cell.textContent = '·';
      cell.className = 'hex';
    }
    note.textContent = '';
  }
  return {
    begin,
    async play(round: Round) {
      const { outcome } = round;
      const hash = String(outcome['hash']);
      const decisive = decides(outcome, hash);
      for (const [index, cell] of cells.entries()) {
        cell.textContent = hash[index] ?? '';
        if (index % 4 === 3 || index > characters - 6)
          await pacer.pause(index > characters - 6 ? 260 : 36);
        if (decisive.includes(index)) cell.classList.add('is-decisive');
      }
      figure.textContent = resultOf(outcome, text);
      note.textContent = noteOf(outcome, text);
    },
  };
}

/** The places of the characters that decide. */
function decides(outcome: Round['outcome'], hash: string): number[] {
  const last = typeof outcome['characters'] === 'string' ? outcome['characters'].length : 0;
  if (last > 0) return Array.from({ length: last }, (_, index) => characters - last + index);
  return [hash.search(/\d\D*$/)];
}

function resultOf(outcome: Round['outcome'], text: Table['text']): string {
  if ('winner' in outcome) return text(String(outcome['winner']));
  if ('is_lucky' in outcome) return text(outcome['is_lucky'] === true ? 'lucky' : 'unlucky');
  return text(String(outcome['side']));
}

function noteOf(outcome: Round['outcome'], text: Table['text']): string {
  if ('winner' in outcome)
    return `${text('banker')} ${String(outcome['banker'])} : ${String(outcome['player'])} ${text('player')}`;
  return ((outcome['characters'] ?? outcome['digit']) as string | number).toString();
}
