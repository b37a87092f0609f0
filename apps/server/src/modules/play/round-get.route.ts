import { roundGet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { getRound } from './recall.service.ts';

export const roundGetRoute = defineRoute(roundGet, getRound);
