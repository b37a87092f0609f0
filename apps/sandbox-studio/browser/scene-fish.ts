import { button, el, svg } from './dom.ts';
import type { Params, Round, Scene, Table } from './game.types.ts';

const shotMs = 260;
const perKind = 2;

/** Swimming targets; pressing one fires a volley at it and what swims beside it. */
export function fishScene(table: Table): Scene {
  const { setup, stage, pacer, sounds, text, params, changed } = table;
  const { fish = [], weapons = {} } = setup.hall ?? {};
  const said = el('p', 'table-said', { role: 'status' }, text('aimFirst'));
  const sea = el('div', 'sea');
  const swimmers = fish.flatMap((kind) => Array.from({ length: perKind }, () => kind));
  const cells = swimmers.map(({ name, pays, kind }, place) => {
    const value = kind === 'chest' ? '10–225×' : `${pays}×`;
    const cell = button('', `swimmer size-${sizeOf(pays)}`, () => aimAt(place), {
      'aria-label': text('aim', { fish: name, value }),
    });
    cell.style.setProperty('--lane', String(place % 7));
    cell.append(drawing(place), el('span', 'swimmer-pays', { 'aria-hidden': 'true' }, value));
    return cell;
  });
  sea.append(...cells);
  stage.append(el('div', 'hall', {}, sea, said));
  let aimed: number[] = [];

  /** Who shares a shot: the one pressed, then its neighbours, as many as the weapon reaches. */
  function reach(place: number): number[] {
    const { most = 1 } = weapons[String(params()['weapon'])] ?? {};
    const near = swimmers.map((_, other) => other);
    return near
      .toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b)
      .slice(0, most);
  }
  function aimAt(place: number): void {
    aimed = reach(place);
    changed();
    table.play();
  }

  return {
    params: (): Params => ({ targets: aimed.map((place) => swimmers[place]?.kind ?? '') }),
    hindrance: () => (aimed.length === 0 ? text('aimFirst') : null),
    begin() {
      for (const [place, cell] of cells.entries()) {
        cell.classList.remove('is-caught');
        cell.classList.toggle('is-aimed', aimed.includes(place));
      }
      said.textContent = '';
    },
    async play({ outcome, events, params: played }: Round) {
      const targets = (played['targets'] as string[] | undefined) ?? [];
      // A round that is shown again was aimed in another sea: any fish of the kind will do.
      const at = (target: number): number =>
        aimed[target] ?? swimmers.findIndex(({ kind }) => kind === targets[target]);
      const shots = Number(outcome['fired']);
      for (let shot = 1; shot <= shots; shot += 1) {
        sounds.play('tick');
        await pacer.pause(shotMs);
        for (const event of events.filter((one) => one.type === 'caught' && one['shot'] === shot)) {
          sounds.play('hit');
          cells[at(Number(event['target']))]?.classList.add('is-caught');
        }
      }
      const caught = events
        .filter(({ type }) => type === 'caught')
        .map(({ target, multiplier }) => {
          const name = swimmers[at(Number(target))]?.name ?? '';
          return `${name} (${String(multiplier)}×)`;
        });
      said.textContent =
        caught.length > 0 ? text('caught', { names: caught.join(', ') }) : text('escaped');
    },
  };
}

const sizeOf = (pays: number): string => (pays >= 50 ? 'large' : pays >= 10 ? 'middle' : 'small');

/** A fish of one of a few forms, in the title's colours. */
function drawing(place: number): SVGElement {
  const bodies = [
    'M-26 0 Q-8 -20 16 -4 L28 -14 V14 L16 4 Q-8 20 -26 0 Z',
    'M-24 0 Q-4 -26 18 0 L28 -12 V12 L18 0 Q-4 26 -24 0 Z',
    'M-28 2 Q-10 -14 18 -3 L30 -10 L26 2 L30 12 L18 6 Q-8 14 -28 2 Z',
  ];
  return svg(
    'svg',
    { viewBox: '-32 -32 64 64', 'aria-hidden': 'true' },
    svg('path', { class: 'g-b', d: bodies[place % bodies.length] ?? '' }),
    svg('path', { class: 'g-a', d: 'M-6 -9 Q2 0 -6 9 Q6 4 6 0 Q6 -4 -6 -9 Z' }),
    svg('circle', { class: 'g-d', cx: -15, cy: -3, r: 3 }),
  );
}
