import { ChipBoard, paidSpots } from './chip-board.ts';
import { button, el } from './dom.ts';
import type { Params, RaceSetup, Round, Scene, SpotGroup, Table } from './game.types.ts';

const kinds = ['win', 'place', 'show'] as const;
const runMs = 5_000;

/** The bets on the runners of a race, a group for each kind. */
const groupsOf = ({ runners }: RaceSetup, text: Table['text']): SpotGroup[] =>
  kinds.map((kind) => ({
    form: 'grid',
    label: text(`bet-${kind}`),
    spots: runners.flatMap(({ number, name, prices }) => {
      const price = prices[kind];
      if (price === null || price === undefined) return [];
      const short = `${number} ${name}`;
      const label = `${short} · ${text(`bet-${kind}`)}`;
      return [{ params: { kind, runner: number }, label, short, pays: `${price}×` }];
    }),
  }));

const runnerMark = (number: number): HTMLElement => el('span', 'runner', {}, String(number));

/** The lane of a runner: its name with its last places, and its way. */
const laneOf = (
  { number, name, form }: RaceSetup['runners'][number],
  marks: ReadonlyMap<number, HTMLElement>,
): HTMLElement =>
  el(
    'li',
    'lane',
    {},
    el('span', 'lane-name', {}, `${name} (${form.join('-')})`),
    el('span', 'lane-way', { 'aria-hidden': 'true' }, marks.get(number) ?? ''),
  );

/** Runners of a meeting's races at fixed prices; the run is shown by the times that were drawn. */
export function racesScene(table: Table): Scene {
  const { setup, stage, pacer, text, changed } = table;
  const races = setup.hall?.races ?? [];
  const kept = setup.kept?.round.params['race'];
  let race = typeof kept === 'number' ? kept : 1;
  const course = el('ol', 'course', { 'aria-label': text('race') });
  const said = el('p', 'table-said', { role: 'status' });
  const board = new ChipBoard(table, changed);
  const choices = races.map((_, place) =>
    button(String(place + 1), 'choice', () => choose(place + 1), {
      'aria-label': `${text('race')} ${place + 1}`,
    }),
  );
  const picker = el('div', 'race-picker', { role: 'group', 'aria-label': text('race') });
  picker.append(el('span', 'label', { 'aria-hidden': 'true' }, text('race')), ...choices);
  stage.append(el('div', 'hall', {}, picker, course, said, board.element));
  let lanes = new Map<number, HTMLElement>();

  function choose(number: number): void {
    race = number;
    for (const [place, choice] of choices.entries())
      choice.setAttribute('aria-pressed', String(place + 1 === race));
    const of = races[race - 1] ?? { runners: [] };
    lanes = new Map(of.runners.map(({ number: own }) => [own, runnerMark(own)]));
    course.replaceChildren(...of.runners.map((runner) => laneOf(runner, lanes)));
    board.lay(groupsOf(of, text));
  }
  choose(race);
  const lock = (isLocked: boolean): void => {
    board.lock(isLocked);
    for (const choice of choices) choice.disabled = isLocked;
  };
  const at = (share: number): string => `${Math.min(1, share) * 92}%`;

  return {
    params: (): Params => ({ race, bets: board.bets() }),
    hindrance: () => (board.count() === 0 ? text('layFirst') : null),
    begin() {
      lock(true);
      board.light(() => false);
      said.textContent = '';
      for (const lane of lanes.values()) lane.style.insetInlineStart = '0';
    },
    end: () => lock(false),
    async play({ outcome, events }: Round) {
      const times = outcome['times'] as number[];
      const order = outcome['order'] as number[];
      const last = Math.max(...times);
      await pacer.run(runMs, (share) => {
        for (const [number, lane] of lanes)
          lane.style.insetInlineStart = at((share * last) / (times[number - 1] ?? last));
      });
      const runners = races[race - 1]?.runners ?? [];
      const nameOf = (number: number): string =>
        `${number} ${runners.find((runner) => runner.number === number)?.name ?? ''}`;
      said.textContent = text('cameIn', { names: order.slice(0, 3).map(nameOf).join(', ') });
      board.light(paidSpots(events));
    },
  };
}
