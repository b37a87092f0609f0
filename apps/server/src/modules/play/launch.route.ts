import { launch } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { launchGame } from './launch.service.ts';

export const launchRoute = defineRoute(launch, launchGame);
