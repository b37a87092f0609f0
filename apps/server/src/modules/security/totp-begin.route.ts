import { totpBegin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { startTotp } from './second-step.service.ts';

export const totpBeginRoute = defineRoute(totpBegin, startTotp);
