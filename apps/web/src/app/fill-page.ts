import { readBoot } from '../core/boot.ts';
import { fillQueries } from '../core/page-answers.ts';
import { queryClient } from '../core/query.ts';
import { applyFrame } from '../core/startup/apply-frame.ts';
import { runStartup } from '../core/startup/run-startup.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { preloadTemplate } from '../shell/site-frame.tsx';
import { provideSportsSlots } from '../shell/sports-slots.tsx';

/** Everything the first drawing of a page rests on, the same on the server and in the browser. */
export async function fillPage(): Promise<void> {
  await runStartup();
  const boot = readBoot();
  if (boot?.frame) applyFrame(boot.frame);
  fillQueries(queryClient, boot?.answers ?? []);
  provideSportsSlots();
  await preloadTemplate(useLayoutStore.getState().template);
}
