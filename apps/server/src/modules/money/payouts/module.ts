import {
  destinationAdd,
  destinationList,
  destinationRemove,
  withdrawable,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalList,
  withdrawalMethods,
  withdrawalStatus,
} from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { kindOf } from '../../site/adapters/index.ts';
import { openWebhookDoor } from '../payments/index.ts';
import { cancelWithdrawal } from './cancel-withdrawal.service.ts';
import { createWithdrawal } from './create-withdrawal.service.ts';
import { addDestination, dropDestination, listDestinations } from './destinations.service.ts';
import { listWithdrawalMethods } from './methods.service.ts';
import { payoutsOffice } from './payouts.office.ts';
import { receivePayoutWebhook } from './receive-payout-webhook.service.ts';
import { reconcilePayouts } from './reconcile-payouts.service.ts';
import { reviewWithdrawals } from './review-withdrawals.service.ts';
import { sendPayouts } from './send-payouts.service.ts';
import { payoutWebhookPath } from './webhook-source.ts';
import { withdrawableOf } from './withdrawable.service.ts';
import { listWithdrawals, withdrawalOf } from './withdrawal-read.service.ts';
import { withdrawalsHaveARequest } from './withdrawals-have-a-request.audit.ts';
import { personalData } from './personal-data.ts';

/** What payouts adds to the server. */
export const payoutsModule = defineModule({
  personal: personalData,
  references: [referenceBy('withdrawal_id', 'withdrawal')],
  routes: [
    defineRoute(withdrawalMethods, async ({ server, site }) => ({
      value: await listWithdrawalMethods(server, site),
    })),
    defineRoute(destinationList, listDestinations),
    defineRoute(destinationAdd, (context, input) => addDestination(context, input)),
    defineRoute(destinationRemove, dropDestination),
    defineRoute(withdrawable, withdrawableOf),
    defineRoute(withdrawalCreate, (context, input) => createWithdrawal(context, input)),
    defineRoute(withdrawalStatus, async (context, input) => ({
      value: await withdrawalOf(context, input.withdrawal_id),
    })),
    defineRoute(withdrawalList, listWithdrawals),
    defineRoute(withdrawalCancel, (context, input) =>
      cancelWithdrawal(context, input.withdrawal_id),
    ),
  ],
  office: payoutsOffice,
  /** The door for webhooks about payouts. */
  http: async (app, context) => {
    await app.register(async (scope) =>
      openWebhookDoor(scope, context, {
        path: payoutWebhookPath,
        senderOf: (name) => kindOf(context, 'payouts', name),
        receive: receivePayoutWebhook,
      }),
    );
  },
  jobs: [
    /** Asks payout providers about payouts they did not report on. */
    defineJob({
      name: 'reconcile-payouts',
      everyMs: 10_000,
      onStart: true,
      leader: true,
      async run(context) {
        await reconcilePayouts(context);
      },
    }),
    /** Looks at new withdrawals: approves by the site's rules, leaves the rest to operators. */
    defineJob({
      name: 'review-withdrawals',
      everyMs: 2000,
      onStart: true,
      leader: true,
      async run(context) {
        await reviewWithdrawals(context);
      },
    }),
    /** Hands approved withdrawals to their providers once nobody can take them back any more. */
    defineJob({
      name: 'send-payouts',
      everyMs: 2000,
      onStart: true,
      leader: true,
      async run(context) {
        await sendPayouts(context);
      },
    }),
  ],
  audits: [withdrawalsHaveARequest],
});
