import { vipLevels } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { vipLevelsOf } from './vip-levels.service.ts';

export const vipLevelsRoute = defineRoute(vipLevels, vipLevelsOf);
