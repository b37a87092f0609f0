import { demoHandStart } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { startDemoHand } from './demo.service.ts';

export const demoHandStartRoute = defineRoute(demoHandStart, startDemoHand);
