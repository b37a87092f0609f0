import {
  assistantAsk,
  assistantForget,
  assistantHandOver,
  assistantHistory,
  assistantRate,
  assistantState,
} from '@pavilion/contracts';
import { defineRoute, defineStreamRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { ask } from './ask.service.ts';
import { assistantOffice } from './assistant.office.ts';
import { personalData } from './personal-data.ts';
import {
  assistantStateOf,
  forget,
  handOver,
  historyOf,
  pruneAssistant,
  rate,
} from './sessions.service.ts';

/** What the assistant adds to the server. */
export const assistantModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(assistantState, assistantStateOf),
    defineStreamRoute(assistantAsk, ask),
    defineRoute(assistantHistory, historyOf),
    defineRoute(assistantForget, forget),
    defineRoute(assistantRate, rate),
    defineRoute(assistantHandOver, handOver),
  ],
  office: assistantOffice,
  jobs: [
    /** Forgets what was asked thirty days ago. */
    defineJob({
      name: 'prune-assistant',
      everyMs: 60 * 60_000,
      onStart: true,
      leader: true,
      run: pruneAssistant,
    }),
  ],
});
