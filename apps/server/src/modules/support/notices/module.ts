import { noticeChoices, noticeChoose } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { choicesOf, choose } from './choices.service.ts';
import { sendUntold } from './send-notices.service.ts';
import { registerUnsubscribe } from './unsubscribe.http.ts';
import { personalData } from './personal-data.ts';

/** What notices adds to the server. */
export const noticesModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(noticeChoices, (context) => choicesOf(context)),
    defineRoute(noticeChoose, choose),
  ],
  http: registerUnsubscribe,
  jobs: [
    /** Hands what happened to those who want to hear of it by mail or push. */
    defineJob({
      name: 'send-notices',
      everyMs: 1000,
      leader: true,
      run: (context) => sendUntold(context),
    }),
  ],
});
