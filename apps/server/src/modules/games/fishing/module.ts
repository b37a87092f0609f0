import {
  fishingBatchList,
  fishingSeaList,
  fishingSessionClose,
  fishingSessionGet,
  fishingSessionOpen,
  fishingShots,
  fishingTopUp,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { openWaters } from './alive.ts';
import { closeSession } from './close-session.service.ts';
import { fishingOffice } from './fishing.office.ts';
import { metersMatchTheirLogs } from './meters-match-their-logs.audit.ts';
import { meterPaidOut } from './notices.ts';
import { openSeas } from './open-seas.service.ts';
import { openSession } from './open-session.service.ts';
import { getSession } from './own-session.service.ts';
import { personalData } from './personal-data.ts';
import { listBatches, recallSession } from './recall-session.service.ts';
import { listSeas } from './sea-list.service.ts';
import { shoot } from './shoot.service.ts';
import { pruneCatches, tendMeters } from './tend-meters.service.ts';
import { topUpSession } from './top-up.service.ts';

/** Fishing: seas that players share, and meters that shots are paid from. */
export const fishingModule = defineModule({
  office: fishingOffice,
  routes: [
    defineRoute(fishingSeaList, listSeas),
    defineRoute(fishingSessionOpen, openSession),
    defineRoute(fishingShots, shoot),
    defineRoute(fishingTopUp, topUpSession),
    defineRoute(fishingSessionClose, closeSession),
    defineRoute(fishingSessionGet, getSession),
    defineRoute(fishingBatchList, listBatches),
  ],
  jobs: [
    /** Every site has seas with free seats. */
    defineJob({ name: 'open-seas', everyMs: 10_000, onStart: true, leader: true, run: openSeas }),
    /**
     * Meters move what is due; those nobody uses, or of who may not play any more, are paid out.
     */
    defineJob({ name: 'tend-meters', everyMs: 1_000, leader: true, run: tendMeters }),
    defineJob({ name: 'prune-catches', everyMs: 3_600_000, leader: true, run: pruneCatches }),
  ],
  audits: [metersMatchTheirLogs],
  personal: personalData,
  alive: [openWaters],
  recalls: [recallSession],
  notices: [meterPaidOut],
});
