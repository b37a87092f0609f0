import { BalanceNews } from './balance-news.ts';
import type { Bridge, HostWord } from './bridge.ts';
import { createOptions, createStake } from './controls.ts';
import { button, el, svg } from './dom.ts';
import {
  actOnRound,
  askBalance,
  GameProblem,
  playRound,
  sayLeave,
  type FreeRounds,
  type Opened,
  type Played,
} from './game-calls.ts';
import type { Params, Round, Scene, Setup, Table } from './game.types.ts';
import { glyph } from './glyphs.ts';
import { createPacer } from './pacer.ts';
import { hostButton } from './page-head.ts';
import { rulesButton } from './rules-dialog.ts';
import { soundButton } from './sound-button.ts';
import { Sounds } from './sounds.ts';
import { slotFace } from './slot-faces.ts';
import { turboButton } from './turbo-button.ts';

interface Place {
  setup: Setup;
  root: HTMLElement;
  bridge: Bridge;
  text: Table['text'];
  opened: Opened;
  /** How the title is drawn. */
  sceneOf: ((table: Table) => Scene) | undefined;
}

/** From so many stakes on a win is a big one. */
const bigWin = 20;

/** The page of an open game: the picture, the stake, and what is told of a round. */
export class GameTable {
  readonly #place: Place;
  readonly #pacer = createPacer();
  readonly #sounds = new Sounds();
  readonly #stage = el('div', 'stage');
  readonly #balance = el('output', 'balance');
  readonly #pot = el('p', 'pot');
  readonly #free = el('p', 'free', { role: 'status' });
  readonly #result = el('p', 'result', { role: 'status', 'aria-live': 'polite' });
  readonly #money: Intl.NumberFormat;
  readonly #options: ReturnType<typeof createOptions>;
  readonly #stake: ReturnType<typeof createStake>;
  readonly #play: HTMLButtonElement;
  readonly #cashOut: HTMLButtonElement;
  readonly #skip: HTMLButtonElement;
  readonly #scene: Scene | undefined;
  #round: Round | null;
  #freeRounds: FreeRounds | null;
  #isBusy = false;
  #isShowing = false;
  /** The button that had the focus went: it goes to the one that stands there next. */
  #focusPlay = false;
  #isPaused = false;
  readonly #news = new BalanceNews(
    () => askBalance(this.#place.opened.session),
    (balance) => this.#setBalance(balance),
  );

  constructor(place: Place) {
    const { setup, opened, text } = place;
    this.#place = place;
    this.#round = opened.round;
    this.#freeRounds = opened.free;
    this.#money = new Intl.NumberFormat(setup.language, {
      minimumFractionDigits: Math.min(opened.exponent, 2),
      maximumFractionDigits: opened.exponent,
    });
    this.#options = createOptions(setup.fields, text, () => this.#changed());
    const { stakeMin: min, stakeMax: max, exponent, currency } = opened;
    this.#stake = createStake({ min, max, exponent, currency }, text);
    this.#play = button(text('play'), 'play', () => void this.#begin());
    this.#cashOut = button('', 'play cash-out', () => this.#act('cash_out', {}));
    this.#skip = button(text('skip'), 'play skip', () => this.#hurryOn());
    this.#scene = place.sceneOf?.(this.#tableOfScene());
    this.#lay();
    this.#listen();
    this.#setBalance(opened.balance);
    this.#setPot(opened.jackpot);
    this.#draw();
    if (this.#round) void this.#scene?.play(this.#round);
  }

  /** What the page around says. */
  hear({ event, on }: HostWord): void {
    if (event === 'sound') this.#sounds.turn(on);
    if (event === 'pause' || event === 'resume') this.#isPaused = event === 'pause';
    if (event === 'balanceChanged') this.#news.hear();
    this.#draw();
  }

  #tableOfScene(): Table {
    const { setup, text } = this.#place;
    return {
      setup,
      stage: this.#stage,
      pacer: this.#pacer,
      sounds: this.#sounds,
      text,
      params: () => this.#params(),
      changed: () => this.#changed(),
      act: (action, params) => this.#act(action, params),
      play: () => void this.#begin(),
      money: (amount) => this.#shown(amount),
    };
  }

  #params(): Params {
    return { ...this.#options.params(), ...this.#place.setup.fixed };
  }

  #lay(): void {
    const { setup, root, opened, text, bridge } = this.#place;
    root.removeAttribute('aria-busy');
    root.className = 'game';
    root.classList.toggle('is-framed', window.parent !== window);
    const drawing = { viewBox: '-32 -32 64 64', class: 'mark', 'aria-hidden': 'true' };
    const purse = text(opened.mode === 'demo' ? 'demo' : 'balance');
    root.replaceChildren(
      el(
        'header',
        'head',
        {},
        setup.slot
          ? el('img', 'mark picture', { src: `${setup.symbols}/0.svg`, alt: '' })
          : svg('svg', drawing, glyph(setup.subject, 58)),
        el('h1', '', {}, setup.name),
        el('p', 'purse', {}, el('span', 'label', {}, purse), this.#balance),
        this.#pot,
        opened.mayHurry ? turboButton(this.#pacer, text('turbo')) : null,
        soundButton(this.#sounds, text('sound')),
        this.#rules(),
        hostButton(bridge, 'fullScreen', text('fullScreen')),
        hostButton(bridge, 'close', text('close')),
      ),
      this.#stage,
      this.#free,
      this.#result,
      el(
        'div',
        'panel',
        {},
        this.#stake.element,
        this.#options.element,
        this.#play,
        this.#cashOut,
        this.#skip,
      ),
      el('footer', 'foot', {}, `${setup.providerName} · ${text('rtp', { value: setup.rtp })}`),
    );
  }

  #rules(): HTMLElement {
    const { setup, opened, text } = this.#place;
    const { stakeMin, stakeMax, maxWin } = opened;
    const stakes = `${this.#shown(stakeMin)} – ${this.#shown(stakeMax)}`;
    const { name, rules } = setup;
    const faceOf = (code: string): HTMLElement => slotFace(setup, code);
    return rulesButton({ name, rules, text, stakes, maxWin: this.#shown(maxWin), faceOf });
  }

  #listen(): void {
    this.#stage.addEventListener('pointerdown', () => {
      if (this.#isBusy) this.#hurryOn();
    });
    document.addEventListener('keydown', (event) => {
      const { target } = event;
      const isTaken = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
      const isCovered = document.querySelector('dialog[open]') !== null;
      if (event.code !== 'Space' || isTaken || isCovered || event.repeat) return;
      event.preventDefault();
      // What a tap on the picture does: the end of the round is shown at once.
      if (this.#isBusy) this.#hurryOn();
      else void this.#begin();
    });
    addEventListener('pagehide', () => sayLeave(this.#place.opened.session));
  }

  /** The end of the round at once, where the place lets a player stop it by hand. */
  #hurryOn(): void {
    if (this.#place.opened.mayHurry) this.#pacer.skip();
  }

  #changed(): void {
    if (!this.#isBusy) this.#scene?.options?.();
    this.#draw();
  }

  #draw(): void {
    const { text } = this.#place;
    const round = this.#round;
    const isOpen = round?.state === 'open';
    const hindrance = isOpen ? null : (this.#scene?.hindrance?.() ?? null);
    this.#options.lock(this.#isBusy || isOpen);
    const isFree = this.#isFree();
    this.#stake.lock(this.#isBusy || isOpen || isFree);
    this.#play.textContent = text(isFree ? 'freePlay' : 'play');
    this.#drawFree();
    const isShowing = this.#isShowing && !isOpen && this.#place.opened.mayHurry;
    this.#skip.hidden = !isShowing;
    this.#play.hidden = isOpen || isShowing;
    this.#play.disabled = this.#isBusy || this.#isPaused || hindrance !== null;
    this.#cashOut.hidden = !isOpen || this.#scene?.ownActions === true;
    this.#cashOut.disabled = this.#isBusy || !round?.actions.includes('cash_out');
    if (isOpen)
      this.#cashOut.textContent = this.#place.text('cashOut', { value: `${round.multiplier}×` });
    this.#stage.classList.toggle('is-playing', this.#isBusy);
  }

  /** Free rounds come first: what costs nothing is not kept for later. */
  #isFree(): boolean {
    return this.#freeRounds !== null && this.#freeRounds.left > 0;
  }

  #drawFree(): void {
    const free = this.#freeRounds;
    this.#free.hidden = free === null;
    if (!free) return;
    const { setup, text } = this.#place;
    const date = new Intl.DateTimeFormat(setup.language, { dateStyle: 'medium' });
    const values = {
      count: String(free.left),
      stake: this.#shown(free.stake),
      won: this.#shown(free.won),
      until: date.format(new Date(free.until)),
    };
    this.#free.textContent = text(free.left > 0 ? 'freeLeft' : 'freeOver', values);
  }

  // Shown only; what counts is counted by the wallet, in whole minor units.
  #shown(amount: string): string {
    return `${this.#money.format(Number(amount))} ${this.#place.opened.currency}`;
  }

  #setBalance(amount: string): void {
    this.#balance.textContent = this.#shown(amount);
  }

  /** What stands in the studio's pot; nothing where there is none. */
  #setPot(amount: string | null): void {
    this.#pot.hidden = amount === null;
    if (amount !== null)
      this.#pot.textContent = this.#place.text('jackpotNow', { amount: this.#shown(amount) });
  }

  #say(words: string, kind = ''): void {
    this.#result.textContent = words;
    this.#result.className = `result ${kind}`;
  }

  #tell(event: string): void {
    if (this.#place.opened.mode === 'real') this.#place.bridge.tell(event);
  }

  #act(action: string, params: Params): void {
    void this.#move(() => actOnRound(this.#place.opened.session, action, params));
  }

  async #begin(): Promise<void> {
    const isOpen = this.#round?.state === 'open';
    if (this.#isBusy || this.#isPaused || isOpen || this.#scene?.hindrance?.()) return;
    this.#scene?.begin?.();
    const params = { ...this.#params(), ...this.#scene?.params?.() };
    this.#tell('roundStarted');
    this.#sounds.play('begin');
    const bet = { stake: this.#stake.value(), params, isFree: this.#isFree() };
    await this.#move(() => playRound(this.#place.opened.session, bet));
  }

  /** Asks, plays what came, and only then says what it means. */
  async #move(asked: () => Promise<Played>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#news.hold();
    this.#pacer.begin();
    this.#stage.classList.remove('is-won');
    this.#say('');
    this.#draw();
    try {
      const { round, balance, jackpot, free } = await asked();
      this.#round = round;
      this.#freeRounds = free;
      this.#tell('balanceChanged');
      await this.#show(round);
      this.#news.tell(balance);
      this.#setPot(jackpot);
      if (round.state === 'settled') this.#tellResult(round);
    } catch (error) {
      if (!(error instanceof GameProblem)) throw error;
      this.#tellProblem(error);
    } finally {
      this.#isBusy = this.#isShowing = false;
      this.#scene?.end?.();
      this.#news.release();
      this.#draw();
      if (this.#focusPlay) this.#play.focus();
      this.#focusPlay = false;
    }
  }

  /** Plays a round; while it plays, the button that began it shows its end at once. */
  async #show(round: Round): Promise<void> {
    this.#isShowing = true;
    const hadFocus = document.activeElement === this.#play;
    this.#draw();
    if (hadFocus && !this.#skip.hidden) this.#skip.focus();
    await this.#scene?.play(round);
    this.#focusPlay = document.activeElement === this.#skip;
    this.#isShowing = false;
  }

  #tellProblem({ code, clientAction }: GameProblem): void {
    const { bridge, text } = this.#place;
    this.#say(text(code), 'is-problem');
    if (code === 'freeRoundsOver') this.#freeRounds = null;
    if (code === 'session') bridge.tell('sessionLost');
    if (clientAction === 'deposit' && bridge.hasHost)
      this.#result.append(
        ' ',
        button(text('deposit'), 'plain', () => bridge.tell('deposit')),
      );
  }

  /** What came back that is no more than the stake is told as such, and not as a win. */
  #tellResult(settled: Round): void {
    const payout = Number(settled.payout);
    const isWin = payout > Number(settled.stake);
    const values = { amount: this.#shown(settled.payout), value: `${settled.multiplier}×` };
    const { text } = this.#place;
    if (isWin || settled.jackpotWin)
      this.#sounds.play(
        Number(settled.multiplier) >= bigWin || settled.jackpotWin ? 'bigWin' : 'win',
      );
    this.#stage.classList.toggle('is-won', isWin);
    const words = payout === 0 ? text('lost') : text(isWin ? 'won' : 'returned', values);
    const { jackpotWin } = settled;
    const pot = jackpotWin && text('jackpotWon', { amount: this.#shown(jackpotWin) });
    this.#say(pot ? `${pot} · ${words}` : words, isWin || pot ? 'is-won' : 'is-lost');
    this.#tell('roundEnded');
  }
}
