import { secondStep } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { secondStepOf } from './second-step.service.ts';

export const secondStepRoute = defineRoute(secondStep, secondStepOf);
