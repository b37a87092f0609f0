import { defineModule } from '../../../module.ts';

/** What audit adds to the server. */
export const auditModule = defineModule({});
