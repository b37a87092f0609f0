import { demoHandAct } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { playDemoAction } from './demo.service.ts';

export const demoHandActRoute = defineRoute(demoHandAct, playDemoAction);
