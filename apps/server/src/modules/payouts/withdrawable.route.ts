import { withdrawable } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { withdrawableOf } from './withdrawable.service.ts';

export const withdrawableRoute = defineRoute(withdrawable, withdrawableOf);
