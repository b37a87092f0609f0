import { roomChatList, roomChatReport, roomChatSend } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { personalData } from './personal-data.ts';
import { pruneRooms } from './prune.service.ts';
import { roomsOffice } from './rooms.office.ts';
import { listRoom, reportWords, sayInRoom } from './talk.service.ts';

/** What players say to each other at tables. */
export const roomsModule = defineModule({
  personal: personalData,
  office: roomsOffice,
  routes: [
    defineRoute(roomChatList, listRoom),
    defineRoute(roomChatSend, sayInRoom),
    defineRoute(roomChatReport, reportWords),
  ],
  jobs: [
    /** Forgets what was said in rooms 90 days ago, and mutes that are over. */
    defineJob({
      name: 'prune-rooms',
      everyMs: 60 * 60_000,
      onStart: true,
      leader: true,
      run: pruneRooms,
    }),
  ],
});
