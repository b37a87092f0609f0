/**
 * Lines that one writes and another reads as they come; who writes goes on though nobody reads any
 * more.
 */
export class LineQueue<Line> implements AsyncIterable<Line> {
  #waiting: Line[] = [];
  #isOver = false;
  #wake: () => void = () => undefined;

  readonly push = (line: Line): void => {
    this.#waiting.push(line);
    this.#wake();
  };

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Line> {
    for (;;) {
      const lines = this.#waiting;
      this.#waiting = [];
      yield* lines;
      if (this.#waiting.length > 0) continue;
      if (this.#isOver) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }
}
