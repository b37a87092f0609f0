import { totpConfirm } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { confirmTotp } from './second-step.service.ts';

export const totpConfirmRoute = defineRoute(totpConfirm, confirmTotp);
