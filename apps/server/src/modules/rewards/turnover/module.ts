import { defineModule } from '../../../module.ts';
import { settledPlaysMatch } from './settled-plays-match.audit.ts';

/** What turnover adds to the server. */
export const turnoverModule = defineModule({ audits: [settledPlaysMatch] });
