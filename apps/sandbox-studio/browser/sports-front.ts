import type { HostWord } from './bridge.ts';
import { button, el } from './dom.ts';
import { askFront, GameProblem, placeBet, sayLeave } from './game-calls.ts';
import { hostButton } from './page-head.ts';
import { rulesButton } from './rules-dialog.ts';
import { betList, matchList, resultList, timeLeft } from './sports-lists.ts';
import { SportsSlip } from './sports-slip.ts';
import type { Front, Means, OpenedFront, OwnBet, Pick, SportsSetup } from './sports.types.ts';
import type { Page } from './start-page.ts';

const askEveryMs = 3_000;
const countEveryMs = 1_000;
const tabs = ['matches', 'results', 'myBets'] as const;
type Tab = (typeof tabs)[number];

/** The page of a sports front: matches, results, own bets, and the slip. */
export class SportsFront {
  readonly #page: Page<SportsSetup>;
  readonly #means: Means;
  readonly #slip: SportsSlip;
  readonly #balance = el('output', 'balance');
  readonly #list = el('div', 'list');
  readonly #bar = el('div', 'choices tabs', { role: 'group' });
  readonly #choice = el('div', 'choices', { role: 'group' });
  readonly #drawn = new Map<HTMLElement, string>();
  #front: Front;
  #tab: Tab = 'matches';
  #league = '';
  #pick: Pick | null = null;
  #isAsking = false;
  #isBalanceOld = false;
  /** The server's clock, of which this one may differ. */
  #aheadMs = 0;

  constructor(page: Page<SportsSetup> & { opened: OpenedFront }) {
    const { setup, opened, text } = page;
    this.#page = page;
    this.#front = opened;
    const format = new Intl.NumberFormat(setup.language, {
      minimumFractionDigits: Math.min(opened.exponent, 2),
      maximumFractionDigits: Math.min(opened.exponent, 2),
    });
    const money = (amount: string): string => `${format.format(Number(amount))} ${opened.currency}`;
    this.#means = { setup, opened, text, money };
    this.#slip = new SportsSlip(this.#means, {
      place: (stake) => void this.#place(stake),
      takeOff: () => this.#choose(null),
    });
    this.#lay();
    this.#hearFront(opened);
    setInterval(() => void this.#ask(), askEveryMs);
    setInterval(() => this.#count(), countEveryMs);
    addEventListener('pagehide', () => sayLeave(opened.session, '/sports/leave'));
    document.addEventListener('visibilitychange', () => void this.#ask());
  }

  /** What the page around says. */
  hear({ event }: HostWord): void {
    if (event === 'pause' || event === 'resume') this.#slip.pause(event === 'pause');
    if (event !== 'balanceChanged') return;
    this.#isBalanceOld = true;
    void this.#ask();
  }

  #lay(): void {
    const { setup, root, bridge, text } = this.#page;
    const purse = text(this.#means.opened.mode === 'demo' ? 'demo' : 'balance');
    root.removeAttribute('aria-busy');
    root.className = 'game sports';
    root.classList.toggle('is-framed', window.parent !== window);
    const main = el('div', 'main', {}, this.#bar, this.#choice, this.#list);
    root.replaceChildren(
      el(
        'header',
        'head',
        {},
        el('img', 'mark', { src: setup.cover, alt: '' }),
        el('h1', '', {}, setup.name),
        el('p', 'purse', {}, el('span', 'label', {}, purse), this.#balance),
        this.#rules(),
        hostButton(bridge, 'fullScreen', text('fullScreen')),
        hostButton(bridge, 'close', text('close')),
      ),
      el('div', 'columns', {}, main, this.#slip.element),
      el(
        'footer',
        'foot',
        {},
        `${text('computed')} ${setup.providerName} · ${text('pays', { value: setup.rtp })}`,
      ),
    );
  }

  #rules(): HTMLElement {
    const { opened, money } = this.#means;
    const stakes = `${money(opened.stakeMin)} – ${money(opened.stakeMax)}`;
    const { setup, text } = this.#page;
    const { name, rules } = setup;
    return rulesButton({ name, rules, text, stakes, maxWin: money(opened.maxWin) });
  }

  #hearFront(front: Front): void {
    this.#aheadMs = Date.parse(front.now) - hereMs();
    this.#show(front);
  }

  #show(front: Front): void {
    this.#tellSettled(this.#front.bets, front.bets);
    this.#front = front;
    this.#balance.textContent = this.#means.money(front.balance);
    if (this.#pick && !front.coming.some(({ id }) => id === this.#pick?.match.id)) {
      this.#choose(null);
      this.#slip.say(this.#page.text('matchBegun'), 'is-problem');
    }
    this.#draw();
  }

  #draw(): void {
    const { setup, text } = this.#page;
    const open = this.#front.bets.filter(({ state }) => state === 'open').length;
    const names = { matches: '', results: '', myBets: open > 0 ? ` ${open}` : '' };
    this.#redraw(this.#bar, `${this.#tab} ${open}`, () =>
      tabs.map((tab) =>
        button(`${text(tab)}${names[tab]}`, 'choice', () => this.#turn(tab), {
          'aria-pressed': String(tab === this.#tab),
        }),
      ),
    );
    const leagues = [{ code: '', name: text('allLeagues') }, ...setup.leagues];
    this.#choice.hidden = setup.leagues.length < 2 || this.#tab === 'myBets';
    this.#redraw(this.#choice, this.#league, () =>
      leagues.map(({ code, name }) =>
        button(name, 'choice', () => this.#narrow(code), {
          'aria-pressed': String(code === this.#league),
        }),
      ),
    );
    this.#redraw(this.#list, this.#seen(), () => [this.#drawList()]);
    this.#countDown();
  }

  /**
   * What the list shows, as a text: the same list is not drawn again, or a press that falls in
   * between would be lost.
   */
  #seen(): string {
    const { coming, begun, bets } = this.#front;
    const { match, outcome } = this.#pick ?? {};
    const shown = { matches: coming.map(({ id }) => id), results: begun, myBets: bets };
    return JSON.stringify([this.#tab, this.#league, match?.id, outcome, shown[this.#tab]]);
  }

  #redraw(holder: HTMLElement, seen: string, draw: () => HTMLElement[]): void {
    if (this.#drawn.get(holder) === seen) return;
    this.#drawn.set(holder, seen);
    keepFocus(holder, draw);
  }

  #drawList(): HTMLElement {
    const { coming, begun, bets } = this.#front;
    const isShown = ({ league }: { league: string }): boolean =>
      this.#league === '' || league === this.#league;
    if (this.#tab === 'myBets') return betList(this.#means, bets);
    if (this.#tab === 'results') return resultList(this.#means, begun.filter(isShown));
    return matchList(this.#means, coming.filter(isShown), {
      pick: this.#pick,
      choose: (pick) => this.#choose(pick),
    });
  }

  #turn(tab: Tab): void {
    this.#tab = tab;
    this.#draw();
  }

  #narrow(league: string): void {
    this.#league = league;
    this.#draw();
  }

  #choose(pick: Pick | null): void {
    const { match, outcome } = this.#pick ?? {};
    const isSame = pick !== null && match?.id === pick.match.id && outcome === pick.outcome;
    this.#pick = isSame ? null : pick;
    this.#slip.say('');
    this.#slip.show(this.#pick);
    this.#draw();
  }

  /** The time that is left is counted here; a match that begins is taken off. */
  #count(): void {
    if (this.#tab !== 'matches' || document.hidden) return;
    const nowMs = this.#nowMs();
    const coming = this.#front.coming.filter(({ startsAt }) => Date.parse(startsAt) > nowMs);
    if (coming.length < this.#front.coming.length) this.#show({ ...this.#front, coming });
    else this.#countDown();
  }

  #countDown(): void {
    const { text } = this.#page;
    for (const left of this.#list.querySelectorAll<HTMLElement>('[data-starts]')) {
      const leftMs = Date.parse(left.dataset['starts'] ?? '') - this.#nowMs();
      left.textContent = text('startsIn', { time: timeLeft(leftMs) });
    }
  }

  #nowMs = (): number => hereMs() + this.#aheadMs;

  async #ask(): Promise<void> {
    if (this.#isAsking || document.hidden) return;
    this.#isAsking = true;
    const isBalanceAsked = this.#isBalanceOld;
    this.#isBalanceOld = false;
    try {
      this.#hearFront(await askFront(this.#means.opened.session, isBalanceAsked));
    } catch (error) {
      this.#isBalanceOld ||= isBalanceAsked;
      this.#tellProblem(error);
    } finally {
      this.#isAsking = false;
    }
  }

  async #place(stake: string): Promise<void> {
    const pick = this.#pick;
    if (!pick) return;
    this.#slip.busy(true);
    try {
      const { match, outcome, odds } = pick;
      const bet = { fixture: match.id, outcome, stake };
      const front = await placeBet(this.#means.opened.session, bet);
      this.#choose(null);
      this.#hearFront(front);
      const { text } = this.#page;
      this.#slip.say(text('placed', { amount: this.#means.money(stake), odds }), 'is-won');
      this.#tell('balanceChanged');
    } catch (error) {
      this.#tellProblem(error);
    } finally {
      this.#slip.busy(false);
    }
  }

  #tellProblem(error: unknown): void {
    if (!(error instanceof GameProblem)) throw error;
    const { bridge, text } = this.#page;
    const more =
      error.clientAction === 'deposit' && bridge.hasHost
        ? [button(text('deposit'), 'plain', () => bridge.tell('deposit'))]
        : [];
    this.#slip.say(text(error.code), 'is-problem', ...more);
    if (error.code === 'session') bridge.tell('sessionLost');
  }

  /** Bets that were open when we looked last, and are not any more. */
  #tellSettled(before: readonly OwnBet[], now: readonly OwnBet[]): void {
    const wereOpen = new Set(before.filter(({ state }) => state === 'open').map(({ id }) => id));
    const ended = now.filter(({ id, state }) => state !== 'open' && wereOpen.has(id));
    const settled = ended.find(({ state }) => state === 'won') ?? ended[0];
    if (!settled) return;
    const { home, away, state, win } = settled;
    const words = state === 'won' ? 'wonBet' : 'lostBet';
    const amount = this.#means.money(win);
    this.#slip.say(
      this.#page.text(words, { home, away, amount }),
      state === 'won' ? 'is-won' : 'is-lost',
    );
    // The win may have gone to the wallet by a session before this one.
    this.#isBalanceOld = true;
    this.#tell('balanceChanged');
  }

  #tell(event: string): void {
    if (this.#means.opened.mode === 'real') this.#page.bridge.tell(event);
  }
}

/**
 * Draws anew what a player may be on with the keyboard: the same place has the focus afterwards.
 */
function keepFocus(holder: HTMLElement, draw: () => HTMLElement[]): void {
  const focused = document.activeElement;
  const at = [...holder.querySelectorAll('button')].findIndex((other) => other === focused);
  const label = focused?.getAttribute('aria-label') ?? null;
  holder.replaceChildren(...draw());
  if (at < 0) return;
  const buttons = [...holder.querySelectorAll('button')];
  const same = buttons.find(
    (other) => label !== null && other.getAttribute('aria-label') === label,
  );
  (same ?? buttons[at])?.focus({ preventScroll: true });
}

/** The clock of this machine. */
const hereMs = (): number => performance.timeOrigin + performance.now();
