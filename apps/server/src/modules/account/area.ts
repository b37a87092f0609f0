import type { ServerModule } from '../../module.ts';
import { identityModule } from './identity/module.ts';
import { playersModule } from './players/module.ts';
import { privacyModule } from './privacy/module.ts';
import { protectionModule } from './protection/module.ts';
import { secondStepModule } from './second-step/module.ts';
import { securityModule } from './security/module.ts';
import { stepUpModule } from './step-up/module.ts';
import { verificationModule } from './verification/module.ts';
import { verificationChecksModule } from './verification-checks/module.ts';

/** People: who they are, how they sign in, what protects them. */
export const accountArea: readonly ServerModule[] = [
  identityModule,
  playersModule,
  privacyModule,
  protectionModule,
  secondStepModule,
  securityModule,
  stepUpModule,
  verificationModule,
  verificationChecksModule,
];
