/** Time of a picture: it passes at once when the player touches the stage, or wants no motion. */
export interface Pacer {
  /** Waits; at once when skipped. */
  pause(durationMs: number): Promise<void>;
  /** Moves an element and leaves it at the end. */
  move(element: Element, frames: Keyframe[], durationMs: number, easing?: string): Promise<void>;
  /** Calls with 0 … 1 as time passes, at last with 1. */
  run(durationMs: number, draw: (share: number) => void): Promise<void>;
  /** The rest of the round at once. */
  skip(): void;
  /** Rounds from now on in a quarter of their time, or as they are. */
  hurry(isFast: boolean): void;
  begin(): void;
}

const fastShare = 0.25;

export function createPacer(): Pacer {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isSkipped = isStill;
  let pace = 1;
  let waiting: (() => void)[] = [];
  const until = (arm: (done: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        waiting = waiting.filter((other) => other !== done);
        resolve();
      };
      waiting.push(done);
      arm(done);
    });
  return {
    begin: () => void (isSkipped = isStill),
    skip() {
      isSkipped = true;
      for (const done of waiting) done();
    },
    hurry: (isFast) => void (pace = isFast ? fastShare : 1),
    pause: (durationMs) =>
      isSkipped ? Promise.resolve() : until((done) => setTimeout(done, durationMs * pace)),
    async move(element, frames, durationMs, easing = 'ease-in-out') {
      const animation = element.animate(frames, {
        duration: isSkipped ? 1 : durationMs * pace,
        easing,
        fill: 'forwards',
      });
      await until((done) => (animation.onfinish = done));
      animation.finish();
    },
    async run(durationMs, draw) {
      const startMs = performance.now();
      while (!isSkipped) {
        const share = (performance.now() - startMs) / (durationMs * pace);
        if (share >= 1) break;
        draw(share);
        await until((done) => requestAnimationFrame(done));
      }
      draw(1);
    },
  };
}
