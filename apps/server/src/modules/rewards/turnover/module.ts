import { defineModule } from '../../../module.ts';

/** What turnover adds to the server. */
export const turnoverModule = defineModule({});
