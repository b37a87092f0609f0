import { startup } from '@pavilion/contracts/player/site/startup.contract';
import { call } from '../api.ts';
import { readBoot } from '../boot.ts';
import { toFailure } from '@pavilion/client/failures/failure';
import { applyStartup, rejectStartup } from './apply-startup.ts';

/**
 * Fills the layout store: from what the server wrote into the page, else by the call. Never
 * rejects.
 */
export async function runStartup(): Promise<void> {
  const boot = readBoot();
  if (boot) {
    // In maintenance startup tells nothing of the live chat; the page does.
    const { live_chat = boot.closed?.live_chat, ...answer } = boot.startup;
    return applyStartup({ ...answer, live_chat });
  }
  try {
    applyStartup(await call(startup, {}, { handled: true }));
  } catch (thrown) {
    rejectStartup(toFailure(thrown).message ?? '');
  }
}
