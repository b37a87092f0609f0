import { totpDisable } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { disableTotp } from './second-step.service.ts';

export const totpDisableRoute = defineRoute(totpDisable, disableTotp);
