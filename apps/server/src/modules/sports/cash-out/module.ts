import {
  betEditQuote,
  betEditTake,
  betsSeen,
  betTotals,
  cashOutQuote,
  cashOutRuleSet,
  cashOutStatus,
  cashOutTake,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { noteLook, totalBets } from './bet-totals.service.ts';
import { setCashOutRule } from './cash-out-rule.service.ts';
import { cashOutOf } from './cash-out-status.service.ts';
import { cashOutsMoveWhatTheySay } from './cash-outs-move-what-they-say.audit.ts';
import { decideCashOuts } from './decide-cash-outs.service.ts';
import { quoteEdit } from './edit-bet-quote.service.ts';
import { editBet } from './edit-bet.service.ts';
import { fireRules } from './fire-rules.service.ts';
import { ruleFired } from './notices.ts';
import { personalData } from './personal-data.ts';
import { quoteCashOut } from './quote-cash-out.service.ts';
import { takeCashOut } from './take-cash-out.service.ts';

/** What cash-out adds to the server. */
export const cashOutModule = defineModule({
  personal: personalData,
  notices: [ruleFired],
  routes: [
    defineRoute(cashOutQuote, quoteCashOut),
    defineRoute(cashOutTake, takeCashOut),
    defineRoute(cashOutStatus, cashOutOf),
    defineRoute(cashOutRuleSet, setCashOutRule),
    defineRoute(betTotals, totalBets),
    defineRoute(betsSeen, noteLook),
    defineRoute(betEditQuote, quoteEdit),
    defineRoute(betEditTake, editBet),
  ],
  jobs: [
    /** Decides cash-outs that waited for their moment. */
    defineJob({
      name: 'decide-cash-outs',
      everyMs: 250,
      onStart: true,
      leader: true,
      async run(context) {
        await decideCashOuts(context);
      },
    }),
    /** Cashes out bets whose rule is reached, whoever is signed in. */
    defineJob({
      name: 'fire-cash-out-rules',
      everyMs: 500,
      onStart: true,
      leader: true,
      async run(context) {
        await fireRules(context);
      },
    }),
  ],
  audits: [cashOutsMoveWhatTheySay],
});
