import {
  betPlace,
  betShare,
  slipLoad,
  slipPlace,
  slipQuote,
  slipShare,
  slipStatus,
  sportsRules,
} from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { resultsOffice } from './results.office.ts';
import { decideSlips } from './decide-slips.service.ts';
import { measureUnsettledBets } from './measure-unsettled-bets.service.ts';
import { placeBet } from './place-bet.service.ts';
import { readRules } from './read-rules.service.ts';
import { settleEvents } from './settle-events.service.ts';
import { forgetOldSlips, loadSlip, shareSlip } from './share-slip.service.ts';
import { registerBetPictures } from './shared-bets/bet-pictures.http.ts';
import { forgetSharedBets, shareBet } from './shared-bets/share-bet.service.ts';
import { placeSlip } from './slip-place.service.ts';
import { quoteSlip } from './slip-quote.service.ts';
import { slipOf } from './slip-status.service.ts';
import { batchesPayTheirBets } from './batches-pay-their-bets.audit.ts';
import { betsEndInTime } from './bets-end-in-time.audit.ts';
import { betsHoldTheirStakes } from './bets-hold-their-stakes.audit.ts';
import { betsMoveWhatTheySay } from './bets-move-what-they-say.audit.ts';
import { betsSettleByTheRules } from './bets-settle-by-the-rules.audit.ts';
import { debtsMatchTheHouse } from './debts-match-the-house.audit.ts';
import { betCorrected, betSettled } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What betting adds to the server. */
export const bettingModule = defineModule({
  personal: personalData,
  references: [referenceBy('bet_id', 'bet')],
  notices: [betSettled, betCorrected],
  office: resultsOffice,
  http: registerBetPictures,
  routes: [
    defineRoute(slipQuote, quoteSlip),
    defineRoute(betPlace, placeBet),
    defineRoute(slipPlace, placeSlip),
    defineRoute(slipStatus, slipOf),
    defineRoute(slipShare, shareSlip),
    defineRoute(slipLoad, loadSlip),
    defineRoute(betShare, shareBet),
    defineRoute(sportsRules, readRules),
  ],
  jobs: [
    /**
     * Keeps the figures of waiting bets fresh, so that whoever reads the metrics does not wait for
     * the database.
     */
    defineJob({
      name: 'measure-unsettled-bets',
      everyMs: 15_000,
      onStart: true,
      // Each process shows what it read itself: one that once led would go on showing its last
      // figure.
      leader: false,
      run: measureUnsettledBets,
    }),
    /** Decides slips that waited for their moment. */
    defineJob({
      name: 'decide-slips',
      everyMs: 250,
      onStart: true,
      leader: true,
      async run(context) {
        await decideSlips(context);
      },
    }),
    defineJob({
      name: 'forget-shared-slips',
      everyMs: 60 * 60_000,
      leader: true,
      run: forgetOldSlips,
    }),
    defineJob({
      name: 'forget-shared-bets',
      everyMs: 60 * 60_000,
      leader: true,
      run: forgetSharedBets,
    }),
    /** Settles bets on events that have a new result. */
    defineJob({
      name: 'settle-bets',
      everyMs: 1000,
      onStart: true,
      leader: true,
      async run(context) {
        await settleEvents(context);
      },
    }),
  ],
  audits: [
    betsHoldTheirStakes,
    betsMoveWhatTheySay,
    batchesPayTheirBets,
    betsSettleByTheRules,
    debtsMatchTheHouse,
  ],
  auditsAt: (now) => [betsEndInTime(now)],
});
