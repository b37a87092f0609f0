import { chain } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { chainOfGame } from './chain.service.ts';

export const chainRoute = defineRoute(chain, chainOfGame);
