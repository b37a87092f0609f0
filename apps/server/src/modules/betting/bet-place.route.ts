import { betPlace } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { placeBets } from './place-slip.service.ts';

export const betPlaceRoute = defineRoute(betPlace, placeBets);
