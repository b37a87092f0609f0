/**
 * Keeps a line alive and notices when it is dead: a whole beat without a word from the other side.
 */
export function createHeartbeat(line: { beat: () => void; onSilence: () => void }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let wasHeard = true;
  const tick = (): void => {
    if (!wasHeard) return line.onSilence();
    wasHeard = false;
    line.beat();
  };
  return {
    start(everyMs: number): void {
      clearInterval(timer);
      wasHeard = true;
      timer = setInterval(tick, everyMs);
    },
    stop: (): void => clearInterval(timer),
    heard(): void {
      wasHeard = true;
    },
  };
}
