import { depositCreate } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { createDeposit } from './create-deposit.service.ts';

export const depositCreateRoute = defineRoute(depositCreate, createDeposit);
