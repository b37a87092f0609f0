import { documentAdd, identityStatus } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { addDocument } from './add-document.service.ts';
import { statusOf } from './status.service.ts';
import { verificationOffice } from './verification.office.ts';
import { warnOfEndingDocuments } from './warn-ending.service.ts';
import {
  documentApproved,
  documentAsked,
  documentEnding,
  documentExpired,
  documentRefused,
} from './notices.ts';
import { personalData } from './personal-data.ts';

/** What verification adds to the server. */
export const verificationModule = defineModule({
  personal: personalData,
  notices: [documentApproved, documentRefused, documentExpired, documentEnding, documentAsked],
  routes: [defineRoute(identityStatus, statusOf), defineRoute(documentAdd, addDocument)],
  office: verificationOffice,
  jobs: [
    /** Tells players whose documents run out soon. */
    defineJob({
      name: 'warn-documents',
      everyMs: 60 * 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        await warnOfEndingDocuments(context);
      },
    }),
  ],
});
