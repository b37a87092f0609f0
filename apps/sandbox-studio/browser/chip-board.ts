import { button, el } from './dom.ts';
import type { Params, SpotGroup, Table } from './game.types.ts';

type Spot = SpotGroup['spots'][number];

const mostChips = 100;

/** The chips that lie on a layout, and the layout itself. */
export class ChipBoard {
  readonly element: HTMLElement;
  readonly #table: Table;
  readonly #changed: () => void;
  /** The button of each spot. */
  readonly #cells = new Map<Spot, HTMLButtonElement>();
  /** Spots that show their whole name. */
  readonly #wide = new Set<Spot>();
  /** The spot of each chip, in the order they were laid. */
  #laid: Spot[] = [];
  readonly #room = el('div', 'spots');
  readonly #count = el('output', 'chip-count', { 'aria-live': 'polite' });
  readonly #undo: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;

  /** `changed` hears of every chip. */
  constructor(table: Table, changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    const { text } = table;
    this.#undo = button(text('undo'), 'chip', () => this.#set(this.#laid.slice(0, -1)));
    this.#clear = button(text('clear'), 'chip', () => this.#set([]));
    const foot = el('div', 'layout-foot', {}, this.#count, this.#undo, this.#clear);
    this.element = el('div', 'layout', {}, this.#room, foot);
  }

  /** Draws these groups, without any chip. */
  lay(groups: readonly SpotGroup[]): void {
    this.#cells.clear();
    this.#room.replaceChildren(...groups.map((group) => this.#groupOf(group)));
    this.#set([]);
  }

  /** Lines of the round's parameters. */
  bets(): Params[] {
    return [...this.#cells.keys()].flatMap((spot) => {
      const chips = this.#chipsOn(spot);
      return chips === 0 ? [] : [{ ...spot.params, chips }];
    });
  }

  count(): number {
    return this.#laid.length;
  }

  lock(isLocked: boolean): void {
    for (const cell of this.#cells.values()) cell.disabled = isLocked;
    this.#undo.disabled = this.#clear.disabled = isLocked || this.count() === 0;
  }

  /** Lights the spots whose bets paid. */
  light(isPaid: (params: Params) => boolean): void {
    for (const [spot, cell] of this.#cells) cell.classList.toggle('is-hit', isPaid(spot.params));
  }

  #chipsOn(spot: Spot): number {
    return this.#laid.filter((other) => other === spot).length;
  }

  #set(laid: Spot[]): void {
    this.#laid = laid;
    for (const [spot, cell] of this.#cells) this.#dress(spot, cell);
    const { text } = this.#table;
    const count = this.count();
    this.#count.textContent =
      count >= mostChips ? text('tooManyChips') : text('chipsLaid', { count: String(count) });
    this.#undo.disabled = this.#clear.disabled = count === 0;
    this.#changed();
  }

  #dress(spot: Spot, cell: HTMLButtonElement): void {
    const { label, short, pays } = spot;
    const chips = this.#chipsOn(spot);
    const words = { bet: label, value: pays, count: String(chips) };
    cell.setAttribute('aria-label', this.#table.text('spotOf', words));
    cell.classList.toggle('has-chips', chips > 0);
    const shown = this.#wide.has(spot) ? label : short;
    cell.replaceChildren(el('span', 'spot-name', {}, shown), el('span', 'spot-pays', {}, pays));
    if (chips > 0) cell.append(el('span', 'spot-chips', {}, String(chips)));
  }

  #cellOf(spot: Spot): HTMLButtonElement {
    const cell = button('', 'spot', () => {
      if (this.count() >= mostChips) return;
      cell.classList.remove('is-hit');
      this.#table.sounds.play('tick');
      this.#set([...this.#laid, spot]);
    });
    this.#cells.set(spot, cell);
    return cell;
  }

  #groupOf({ form, label, spots }: SpotGroup): HTMLElement {
    const cells = spots.map((spot) => this.#cellOf(spot));
    if (form === 'wide') for (const spot of spots) this.#wide.add(spot);
    const attributes = { role: 'group', 'aria-label': label };
    const group = el('div', `spot-group is-${form}`, attributes, ...cells);
    if (form === 'wide') return group;
    if (form === 'grid')
      return el('div', '', {}, el('p', 'label', { 'aria-hidden': 'true' }, label), group);
    return el('details', 'spot-fold', {}, el('summary', '', {}, label), group);
  }
}

/** Which spots a settled round paid more than nothing. */
export function paidSpots(events: readonly Params[]): (params: Params) => boolean {
  const paid = events.filter(({ type, multiplier }) => type === 'paid' && Number(multiplier) > 0);
  return (params) =>
    paid.some((event) =>
      Object.entries(params).every(
        ([name, value]) => JSON.stringify(event[name]) === JSON.stringify(value),
      ),
    );
}
