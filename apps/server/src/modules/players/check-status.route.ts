import { checkStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { statusOf } from './status.service.ts';

export const checkStatusRoute = defineRoute(checkStatus, (context) => statusOf(context));
