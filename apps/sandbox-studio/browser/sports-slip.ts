import { createStake } from './controls.ts';
import { button, el } from './dom.ts';
import { iconButton } from './page-head.ts';
import type { Means, Pick } from './sports.types.ts';

/** The slip: what was chosen, the stake, what it may pay, and the button. */
export class SportsSlip {
  readonly element = el('section', 'slip panel');
  readonly #means: Means;
  readonly #stake: ReturnType<typeof createStake>;
  readonly #message = el('p', 'result', { role: 'status', 'aria-live': 'polite' });
  readonly #chosen = el('div', 'chosen');
  readonly #place: HTMLButtonElement;
  readonly #takeOff: () => void;
  #pick: Pick | null = null;
  #isBusy = false;
  #isPaused = false;

  constructor(means: Means, on: { place(stake: string): void; takeOff(): void }) {
    const { opened, text } = means;
    this.#means = means;
    this.#takeOff = on.takeOff;
    const { stakeMin: min, stakeMax: max, exponent, currency } = opened;
    this.#stake = createStake({ min, max, exponent, currency }, text);
    this.#stake.element.addEventListener('change', () => this.#draw());
    this.#stake.element.addEventListener('click', () => this.#draw());
    this.#place = button(text('placeBet'), 'play', () => on.place(this.#stake.value()));
    this.element.setAttribute('aria-label', text('slip'));
    this.element.append(
      el('h2', '', {}, text('slip')),
      this.#chosen,
      this.#stake.element,
      this.#place,
      this.#message,
    );
    this.show(null);
  }

  show(pick: Pick | null): void {
    this.#pick = pick;
    this.element.classList.toggle('is-empty', pick === null);
    this.#draw();
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#draw();
  }

  /** While a dialog stands over the page, no bet is placed. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#draw();
  }

  say(words: string, kind = '', ...more: HTMLElement[]): void {
    this.#message.textContent = words;
    this.#message.className = `result ${kind}`;
    if (more.length > 0) this.#message.append(' ', ...more);
  }

  #draw(): void {
    const { text, money } = this.#means;
    const pick = this.#pick;
    this.#stake.element.hidden = pick === null;
    this.#place.hidden = pick === null;
    this.#stake.lock(this.#isBusy);
    this.#place.disabled = this.#isBusy || this.#isPaused;
    if (pick === null) {
      this.#chosen.replaceChildren(el('p', 'empty', {}, text('slipEmpty')));
      return;
    }
    const { match, outcome, odds } = pick;
    // Shown only: the studio counts in whole minor units.
    const payout = (Number(this.#stake.value()) * Number(odds)).toFixed(6);
    this.#chosen.replaceChildren(
      el(
        'div',
        '',
        {},
        el('p', 'sides', {}, `${match.home} – ${match.away}`),
        el('p', 'when', {}, `${text(outcome)} · `, el('strong', '', {}, odds)),
        el('p', 'when', {}, `${text('possibleWin')} `, el('strong', '', {}, money(payout))),
      ),
      iconButton('close', text('remove'), this.#takeOff),
    );
  }
}
