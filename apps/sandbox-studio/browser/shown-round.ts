import { button, el } from './dom.ts';
import type { RoundSetup, Scene, Table } from './game.types.ts';
import { createPacer } from './pacer.ts';
import { Sounds } from './sounds.ts';
import type { Page } from './start-page.ts';

interface Place extends Page<RoundSetup> {
  sceneOf: ((table: Table) => Scene) | undefined;
}

/**
 * A finished round, played as its player saw it, as often as one likes; nothing can be staked here.
 */
export class ShownRound {
  readonly #page: Place;
  readonly #pacer = createPacer();
  readonly #sounds = new Sounds();
  readonly #stage = el('div', 'stage');
  readonly #result = el('p', 'result', { role: 'status' });
  readonly #again: HTMLButtonElement;
  #scene: Scene | undefined;

  constructor(page: Place) {
    this.#page = page;
    this.#again = button(page.text('watchAgain'), 'play', () => void this.#show());
    this.#lay();
    this.#stage.addEventListener('pointerdown', () => this.#pacer.skip());
    void this.#show();
  }

  /** The page around has nothing to say to a round that is over. */
  hear(): void {}

  #lay(): void {
    const { setup, root, text } = this.#page;
    const { kept, language, name, cover, providerName } = setup;
    const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
    const played = text('playedAt', { time: time.format(new Date(kept.at)) });
    root.removeAttribute('aria-busy');
    root.className = 'game';
    root.replaceChildren(
      el(
        'header',
        'head',
        {},
        el('img', 'mark picture', { src: cover, alt: '' }),
        el('h1', '', {}, name),
        el('p', 'purse', {}, el('span', 'label', {}, text('stake')), this.#money(kept.round.stake)),
      ),
      this.#stage,
      this.#result,
      el('div', 'panel', {}, this.#again),
      el('footer', 'foot', {}, `${providerName} · ${played}`),
    );
  }

  /** A fresh picture each time: what the last showing left in it is gone. */
  async #show(): Promise<void> {
    const { setup, sceneOf } = this.#page;
    this.#again.disabled = true;
    this.#result.textContent = '';
    this.#stage.replaceChildren();
    this.#stage.className = 'stage';
    this.#pacer.begin();
    this.#scene = sceneOf?.(this.#table());
    this.#scene?.options?.();
    await this.#scene?.play(setup.kept.round);
    this.#tellResult();
    this.#again.disabled = false;
  }

  #table(): Table {
    const { setup, text } = this.#page;
    return {
      setup,
      stage: this.#stage,
      pacer: this.#pacer,
      sounds: this.#sounds,
      text,
      params: () => setup.kept.round.params,
      changed: () => undefined,
      act: () => undefined,
      play: () => undefined,
      money: (amount) => this.#money(amount),
    };
  }

  #tellResult(): void {
    const { setup, text } = this.#page;
    const { payout, stake, multiplier, jackpotWin } = setup.kept.round;
    const isWin = Number(payout) > Number(stake);
    const values = { amount: this.#money(payout), value: `${multiplier}×` };
    const words = Number(payout) === 0 ? 'lost' : isWin ? 'won' : 'returned';
    const pot = jackpotWin ? `${text('jackpotWon', { amount: this.#money(jackpotWin) })} · ` : '';
    this.#result.textContent = pot + text(words, values);
    this.#result.className = `result ${isWin ? 'is-won' : 'is-lost'}`;
  }

  // Shown only; what counts was counted by the wallet.
  #money(amount: string): string {
    const { language, kept } = this.#page.setup;
    const format = new Intl.NumberFormat(language, {
      minimumFractionDigits: Math.min(kept.exponent, 2),
      maximumFractionDigits: kept.exponent,
    });
    return `${format.format(Number(amount))} ${kept.currency}`;
  }
}
