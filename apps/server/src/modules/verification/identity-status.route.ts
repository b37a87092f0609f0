import { identityStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { statusOf } from './status.service.ts';

export const identityStatusRoute = defineRoute(identityStatus, statusOf);
