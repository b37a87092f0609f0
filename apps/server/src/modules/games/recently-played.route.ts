import { recentlyPlayed } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listRecentlyPlayed } from './recently-played.service.ts';

export const recentlyPlayedRoute = defineRoute(recentlyPlayed, async (context) => ({
  value: await listRecentlyPlayed(context),
}));
