import { jackpotList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { jackpotsOffice } from './jackpots.office.ts';
import { drawPots } from './draw-pots.service.ts';
import { growPots } from './grow-pots.service.ts';
import { jackpotsOf } from './jackpot-list.service.ts';
import { jackpotsHoldTheirMoney } from './jackpots-hold-their-money.audit.ts';
import { jackpotWon } from './notices.ts';
import { personalData } from './personal-data.ts';
import { jackpotOf } from './reference.ts';

/** What jackpots adds to the server. */
export const jackpotsModule = defineModule({
  personal: personalData,
  references: [jackpotOf],
  notices: [jackpotWon],
  office: jackpotsOffice,
  routes: [
    defineRoute(jackpotList, (context) =>
      jackpotsOf(context.server, context.site, context.language.code),
    ),
  ],
  jobs: [
    /** Draws the jackpots whose time has come: pays the winners and opens the next rounds. */
    defineJob({
      name: 'draw-jackpots',
      everyMs: 5000,
      onStart: true,
      leader: true,
      async run(context) {
        await drawPots(context);
      },
    }),
    /** Puts their share of what was settled into the jackpots. What a pot shows is never older than 30 seconds (standards, G19-49). */
    defineJob({
      name: 'grow-jackpots',
      everyMs: 15_000,
      onStart: true,
      leader: true,
      async run(context) {
        await growPots(context);
      },
    }),
  ],
  audits: [jackpotsHoldTheirMoney],
});
