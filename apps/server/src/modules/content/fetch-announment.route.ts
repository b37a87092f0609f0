import { fetchAnnounment } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { announcementsOf } from './content.service.ts';
import { scopeOf } from './scope-of.ts';

export const fetchAnnounmentRoute = defineRoute(fetchAnnounment, async (context) => ({
  value: await announcementsOf(scopeOf(context)),
}));
