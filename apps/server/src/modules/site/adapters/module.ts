import { defineModule } from '../../../module.ts';

/** What adapters adds to the server. */
export const adaptersModule = defineModule({});
