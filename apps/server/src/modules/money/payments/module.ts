import {
  depositCancel,
  depositList,
  depositMethods,
  depositStatus,
  savedMethodRemove,
} from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { paymentsOffice } from './payments.office.ts';
import { kindOf } from '../../site/adapters/index.ts';
import { cancelDeposit } from './cancel-deposit.service.ts';
import { cashierOf, depositOf, listDeposits } from './deposit-read.service.ts';
import { forgetSaved } from './forget-saved.service.ts';
import { receiveWebhook } from './receive-webhook.service.ts';
import { reconcileDeposits } from './reconcile-deposits.service.ts';
import { showRefusals } from './refuse-webhook.ts';
import { tellCashierNews } from './tell-cashier-news.service.ts';
import { openWebhookDoor } from './webhook-door.http.ts';
import { depositsAreCreditedOnce } from './deposits-are-credited-once.audit.ts';
import { chargeBacksAreTakenOnce } from './charge-backs-are-taken-once.audit.ts';
import { depositChargedBack, depositPaid, withdrawalChanged } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What payments adds to the server. */
export const paymentsModule = defineModule({
  personal: personalData,
  references: [referenceBy('deposit_id', 'deposit')],
  notices: [depositPaid, depositChargedBack, withdrawalChanged],
  office: paymentsOffice,
  routes: [
    defineRoute(depositMethods, cashierOf),
    defineRoute(depositStatus, async (context, input) => ({
      deposit: await depositOf(context, input.deposit_id),
    })),
    defineRoute(depositList, listDeposits),
    defineRoute(depositCancel, async (context, input) => ({
      deposit: await cancelDeposit(context, input.deposit_id),
    })),
    defineRoute(savedMethodRemove, forgetSaved),
  ],
  /** The door for webhooks. */
  http: async (app, context) => {
    showRefusals(context);
    await app.register(async (scope) =>
      openWebhookDoor(scope, context, {
        path: '/payments/webhook/',
        senderOf: (name) => kindOf(context, 'payments', name),
        receive: receiveWebhook,
      }),
    );
  },
  jobs: [
    /** Asks payment providers about deposits they did not report on, and expires old ones. */
    defineJob({
      name: 'reconcile-deposits',
      everyMs: 15_000,
      onStart: true,
      leader: true,
      async run(context) {
        await reconcileDeposits(context);
      },
    }),
    /**
     * Tells players what became of deposits and withdrawals where the process that moved the money
     * ended before it did.
     */
    defineJob({
      name: 'tell-cashier-news',
      everyMs: 2000,
      leader: true,
      run: (context) => tellCashierNews(context),
    }),
  ],
  audits: [depositsAreCreditedOnce, chargeBacksAreTakenOnce],
});
