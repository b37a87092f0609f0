import { el, svg } from './dom.ts';
import type { Table } from './game.types.ts';
import { glyph } from './glyphs.ts';
import type { HashPicture } from './hash-picture.types.ts';

const all = '0123456789abcdef';

/** The tail of the hash on two drums: a letter beside a digit is lucky. */
export function endingPicture({ setup, pacer, sounds }: Table): HashPicture {
  const drums = [0, 1].map(() => {
    const track = el('div', 'drum-track');
    return { drum: el('div', 'drum', {}, track), track };
  });
  const charm = svg(
    'svg',
    { viewBox: '-32 -32 64 64', class: 'charm', 'aria-hidden': 'true' },
    glyph(setup.subject, 58),
  );
  const room = el(
    'div',
    'ending',
    {},
    charm,
    el('div', 'drums', {}, ...drums.map(({ drum }) => drum)),
  );

  function begin(): void {
    room.className = 'ending';
    for (const { drum, track } of drums) {
      drum.className = 'drum';
      track.replaceChildren(el('span', '', {}, '·'));
    }
  }

  return {
    element: room,
    begin,
    pass(share, character) {
      for (const { track } of drums) track.replaceChildren(el('span', '', {}, character));
      charm.style.rotate = `${Math.sin(share * 20) * 8}deg`;
    },
    async decide({ outcome }) {
      const characters = String(outcome['characters']);
      await Promise.all(
        drums.map(async ({ drum, track }, place) => {
          const last = characters[place] ?? '';
          const turns = [...all, ...(place === 1 ? all : '')];
          track.replaceChildren(
            ...[last, ...turns].map((character) => el('span', '', {}, character)),
          );
          const way = `translateY(calc(var(--drum) * ${-turns.length}))`;
          const frames = [
            { transform: way },
            { transform: 'translateY(calc(var(--drum) * 0.1))', offset: 0.92 },
            { transform: 'none' },
          ];
          await pacer.move(track, frames, 900 + place * 600, 'cubic-bezier(.2,.5,.3,1)');
          sounds.play('land');
          drum.classList.add(/\d/.test(last) ? 'is-digit' : 'is-letter');
        }),
      );
      if (outcome['is_lucky'] === true) room.classList.add('is-lucky');
      await pacer.pause(300);
    },
  };
}
