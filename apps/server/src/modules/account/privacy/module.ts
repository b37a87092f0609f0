import { privacyClose, privacyConsent, privacyExport, privacyGet } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { closeAccount } from './close.service.ts';
import { changeConsents, consentsOf } from './consents.service.ts';
import { registerExport } from './export.http.ts';
import { askForExport, makeWaitingExports } from './exports.service.ts';
import { exportReady } from './notices.ts';
import { personalData } from './own-tables.ts';

/** What privacy adds to the server. */
export const privacyModule = defineModule({
  personal: personalData,
  notices: [exportReady],
  routes: [
    defineRoute(privacyGet, consentsOf),
    defineRoute(privacyConsent, changeConsents),
    defineRoute(privacyExport, askForExport),
    defineRoute(privacyClose, closeAccount),
  ],
  http: registerExport,
  jobs: [
    /** Makes the files of players who asked for their data. */
    defineJob({
      name: 'make-exports',
      everyMs: 5000,
      leader: true,
      run: (context) => makeWaitingExports(context),
    }),
  ],
});
