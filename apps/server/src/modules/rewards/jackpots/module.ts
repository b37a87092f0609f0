import { jackpotDetail, jackpotList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { pots } from './alive.ts';
import { jackpotsOffice } from './jackpots.office.ts';
import { drawPots } from './draw-pots.service.ts';
import { fallPots } from './fall-pots.service.ts';
import { growPots } from './grow-pots.service.ts';
import { openItemPots } from './item-pots.service.ts';
import { detailOf } from './jackpot-detail.service.ts';
import { jackpotsOf } from './jackpot-list.service.ts';
import { jackpotsHoldTheirMoney } from './jackpots-hold-their-money.audit.ts';
import { jackpotWon } from './notices.ts';
import { personalData } from './personal-data.ts';
import { jackpotOf } from './reference.ts';

/** What jackpots adds to the server. */
export const jackpotsModule = defineModule({
  personal: personalData,
  alive: [pots],
  references: [jackpotOf],
  notices: [jackpotWon],
  office: jackpotsOffice,
  routes: [
    defineRoute(jackpotList, (context) =>
      jackpotsOf(context.server, context.site, context.language.code),
    ),
    defineRoute(jackpotDetail, detailOf),
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
    /**
     * Puts their share of what was settled into the jackpots. What a pot shows is never older than
     * 30 seconds (standards, G19-49).
     */
    defineJob({
      name: 'grow-jackpots',
      everyMs: 15_000,
      onStart: true,
      leader: true,
      async run(context) {
        await growPots(context);
      },
    }),
    /** Feeds the jackpots that fall by the stakes, and pays whose stake they fall to. */
    defineJob({
      name: 'fall-jackpots',
      everyMs: 1000,
      leader: true,
      run: (context) => fallPots(context),
    }),
    /** Opens and ends the jackpots of campaigns. */
    defineJob({
      name: 'open-item-jackpots',
      everyMs: 5000,
      leader: true,
      run: (context) => openItemPots(context),
    }),
  ],
  audits: [jackpotsHoldTheirMoney],
});
