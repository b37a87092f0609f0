import { limitsConfirm } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { confirmMyLimit } from './limits.service.ts';

export const limitsConfirmRoute = defineRoute(limitsConfirm, confirmMyLimit);
