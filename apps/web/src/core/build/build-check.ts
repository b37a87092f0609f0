// chunk: later
import { logProblem } from '@pavilion/web-core/log';

/** An open page asks this often whether a newer build is served (specification, point 9). */
const checkEveryMs = 60 * 60 * 1000;

/** Checks for a newer build once an hour and reloads the page when there is one. */
export function startBuildCheck(): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="pavilion-build"]')?.content;
  if (!own || own === 'dev') return;
  setInterval(() => void check(own), checkEveryMs);
}

async function check(own: string): Promise<void> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    const { build } = (await response.json()) as { build?: string };
    if (build && build !== own) location.reload();
  } catch (cause) {
    logProblem('the build could not be checked', cause);
  }
}
