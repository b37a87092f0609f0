import { el } from './dom.ts';
import type { Round, Scene, Table } from './game.types.ts';
import { endingPicture } from './hash-ending.ts';
import { handsPicture } from './hash-hands.ts';
import { highwayPicture } from './hash-highway.ts';
import { parityPicture } from './hash-parity.ts';
import type { HashPicture } from './hash-picture.types.ts';

const characters = 64;
const streamMs = 1_700;

const pictures: Readonly<Record<string, (table: Table) => HashPicture>> = {
  'hash-big-small': highwayPicture,
  'hash-odd-even': parityPicture,
  'hash-banker-player': handsPicture,
  'hash-niu-niu': handsPicture,
  'hash-lucky': endingPicture,
};

/** The characters of a hash come one by one; the last of them decide, and the picture shows how. */
export function hashScene(table: Table): Scene {
  const { stage, setup, pacer, text } = table;
  const picture = pictures[setup.family]?.(table);
  if (!picture) throw new Error(`${setup.family} has no picture`);
  const cells = Array.from({ length: characters }, () => el('span', 'hex', {}, '·'));
  const figure = el('p', 'hash-figure', {}, '');
  stage.append(
    el(
      'div',
      'hash',
      {},
      el('div', 'hash-picture', { 'aria-hidden': 'true' }, picture.element),
      figure,
      el('div', 'hexes', { dir: 'ltr' }, ...cells),
    ),
  );

  function begin(): void {
    for (const cell of cells) {
      cell.textContent = '·';
      cell.className = 'hex';
    }
    figure.textContent = '';
    picture?.begin();
  }
  begin();
  return {
    options: begin,
    begin,
    async play(round: Round) {
      const { outcome } = round;
      const hash = String(outcome['hash']);
      let shown = 0;
      await pacer.run(streamMs, (share) => {
        const until = Math.floor(share * characters);
        for (; shown < until; shown += 1) {
          const cell = cells[shown];
          if (cell) cell.textContent = hash[shown] ?? '';
        }
        picture.pass(share, hash[Math.max(0, shown - 1)] ?? '');
      });
      for (const place of decides(outcome, hash)) cells[place]?.classList.add('is-decisive');
      await picture.decide(round);
      figure.textContent = `${resultOf(outcome, text)} · ${noteOf(outcome, text)}`;
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
