import { defineModule } from '../../../module.ts';
import { settledPlaysMatch } from './settled-plays-match.audit.ts';
import { personalData } from './personal-data.ts';

/** What turnover adds to the server. */
export const turnoverModule = defineModule({
  personal: personalData,
  audits: [settledPlaysMatch],
});
