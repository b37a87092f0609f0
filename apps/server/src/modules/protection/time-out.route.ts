import { timeOut } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { takeTimeOut } from './pauses.service.ts';

export const timeOutRoute = defineRoute(timeOut, takeTimeOut);
