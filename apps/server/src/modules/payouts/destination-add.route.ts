import { destinationAdd } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { addDestination } from './destinations.service.ts';

export const destinationAddRoute = defineRoute(destinationAdd, (context, input) =>
  addDestination(context, input),
);
