import { depositMethods } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listMethods } from './deposit-read.service.ts';

export const depositMethodsRoute = defineRoute(depositMethods, async ({ server, site }) => ({
  value: await listMethods(server, site),
}));
