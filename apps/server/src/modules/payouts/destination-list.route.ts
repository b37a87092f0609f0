import { destinationList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listDestinations } from './destinations.service.ts';

export const destinationListRoute = defineRoute(destinationList, listDestinations);
