import { defineModule } from '../../../module.ts';
import { changesOffice } from './changes.office.ts';

/** What audit adds to the server. */
export const auditModule = defineModule({ office: [changesOffice] });
