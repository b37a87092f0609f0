import { recoveryRenew } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { renewRecovery } from './second-step.service.ts';

export const recoveryRenewRoute = defineRoute(recoveryRenew, renewRecovery);
