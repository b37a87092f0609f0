import type { ServerModule } from '../module.ts';
import { demoChecksModule } from './checks/module.ts';
import { demoCrowdModule } from './crowd/module.ts';
import { demoExchangeModule } from './exchange/module.ts';
import { demoMatchesModule } from './matches/module.ts';
import { demoOutrightsModule } from './outrights/module.ts';
import { demoPaymentsModule } from './payments/module.ts';
import { demoRacesModule } from './races/module.ts';
import { demoSeedModule } from './seed/module.ts';
import { demoSportsModule } from './sports/module.ts';
import { demoPayoutsModule } from './payouts/module.ts';

/** What plays the outside world in the demo. */
export const demoArea: readonly ServerModule[] = [
  demoChecksModule,
  demoCrowdModule,
  demoExchangeModule,
  demoMatchesModule,
  demoOutrightsModule,
  demoPaymentsModule,
  demoPayoutsModule,
  demoRacesModule,
  demoSeedModule,
  demoSportsModule,
];
