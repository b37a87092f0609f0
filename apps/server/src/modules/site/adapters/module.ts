import { defineModule } from '../../../module.ts';
import { adaptersOffice } from './adapters.office.ts';

/** What adapters adds to the server. */
export const adaptersModule = defineModule({ office: adaptersOffice });
