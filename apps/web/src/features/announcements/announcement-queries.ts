import { fetchAnnounment } from '@pavilion/contracts/home/fetch-announment.contract';
import { callQuery } from '../../core/query.ts';

export const announcementsQuery = () => callQuery(fetchAnnounment, {});
