import { destinationRemove } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { dropDestination } from './destinations.service.ts';

export const destinationRemoveRoute = defineRoute(destinationRemove, dropDestination);
