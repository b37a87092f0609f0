import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { keepDemoExchange } from './keep-demo-exchange.service.ts';

/** What the demo's exchange adds to the server. */
export const demoExchangeModule = defineModule({
  jobs: [
    /** Moves the books of the exchange that the demo plays. */
    defineJob({
      name: 'keep-demo-exchange',
      everyMs: 2500,
      leader: true,
      async run(context) {
        await keepDemoExchange(context);
      },
    }),
  ],
});
