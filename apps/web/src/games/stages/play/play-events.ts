/** How fast a picture is played: `none` shows the end at once (reduced motion, or skipped). */
export type Speed = 'normal' | 'turbo' | 'none';

/** What style sheets multiply their times by. */
export const paces: Record<Speed, number> = { normal: 1, turbo: 0.2, none: 0 };

export interface PlayContext {
  readonly speed: Speed;
  /** Ends when the player skips or leaves. */
  readonly signal: AbortSignal;
  /** Waits so long at normal speed, a fifth of it in turbo, not at all when skipped. */
  wait(durationMs: number): Promise<void>;
  /** How long something takes at this speed. */
  durationOf(normalMs: number): number;
}

/** Plays one event of a type; what it does is done when it resolves. */
// biome-ignore format: one line says it
export type EventHandlers = Readonly<
  Record<string, (event: never, context: PlayContext) => Promise<void> | void>
>;

const turboShare = 0.2;
/** A handler that hangs is finished by this watchdog: money never waits for a picture. */
export const handlerLimitMs = 12_000;

/**
 * Plays a round's events in order by their handlers. Resolves when all are played, skipped or given
 * up; never rejects. An event without a handler says nothing and costs no time.
 */
export async function playEvents(
  events: ReadonlyArray<{ type: string }>,
  handlers: EventHandlers,
  options: { speed: Speed; signal: AbortSignal; onEvent?: (event: { type: string }) => void },
): Promise<void> {
  const context = contextOf(options.speed, options.signal);
  for (const event of events) {
    options.onEvent?.(event);
    const handler = handlers[event.type];
    if (handler) await withinLimit(() => handler(event as never, context));
  }
}

/** A context of a speed; once the signal ends, nothing waits any more. */
export function contextOf(speed: Speed, signal: AbortSignal): PlayContext {
  const durationOf = (normalMs: number): number => {
    if (speed === 'none' || signal.aborted) return 0;
    return speed === 'turbo' ? normalMs * turboShare : normalMs;
  };
  return {
    get speed() {
      return signal.aborted ? 'none' : speed;
    },
    signal,
    durationOf,
    wait: (durationMs) => waitFor(durationOf(durationMs), signal),
  };
}

function waitFor(durationMs: number, signal: AbortSignal): Promise<void> {
  if (durationMs <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, durationMs);
    signal.addEventListener('abort', done, { once: true });
  });
}

async function withinLimit(play: () => Promise<void> | void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, handlerLimitMs);
  });
  try {
    await Promise.race([Promise.resolve().then(play), limit]);
  } catch {
    // A picture that fails must not keep the result from being shown.
  } finally {
    clearTimeout(timer);
  }
}
