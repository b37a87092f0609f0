import { vip } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { vipOf } from './vip.service.ts';

export const vipRoute = defineRoute(vip, vipOf);
