import { fetchAnnounment } from '@pavilion/contracts/player/site/fetch-announment.contract';
import { callQuery } from '../../../core/query.ts';

export const announcementsQuery = () => callQuery(fetchAnnounment, {});
