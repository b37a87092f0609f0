import { realityAnswer } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { goOn } from './reality.service.ts';

export const realityAnswerRoute = defineRoute(realityAnswer, goOn);
