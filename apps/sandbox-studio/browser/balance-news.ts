/**
 * The balance a game shows. News that come while a round plays are asked for when it is over, so
 * that its result is not told early and nothing is missed; an answer that was overtaken by a newer
 * one is not shown.
 */
export class BalanceNews {
  readonly #ask: () => Promise<{ balance: string }>;
  readonly #show: (balance: string) => void;
  #turn = 0;
  #isHeld = false;
  #isAwaited = false;

  constructor(ask: () => Promise<{ balance: string }>, show: (balance: string) => void) {
    this.#ask = ask;
    this.#show = show;
  }

  /** It changed somewhere. */
  hear(): void {
    this.#isAwaited = true;
    if (!this.#isHeld) void this.#catchUp();
  }

  /** A round begins: nothing is shown until its own balance is told. */
  hold(): void {
    this.#isHeld = true;
    this.#turn += 1;
  }

  /** A round told its balance. */
  tell(balance: string): void {
    this.#turn += 1;
    this.#show(balance);
  }

  release(): void {
    this.#isHeld = false;
    if (this.#isAwaited) void this.#catchUp();
  }

  /** What could not be asked stays awaited: the next round or the next news ask again. */
  async #catchUp(): Promise<void> {
    const turn = (this.#turn += 1);
    try {
      const { balance } = await this.#ask();
      if (turn !== this.#turn) return;
      this.#isAwaited = false;
      this.#show(balance);
    } catch {
      // The balance that is shown stays until somebody can be asked.
    }
  }
}
