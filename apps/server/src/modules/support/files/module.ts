import { defineModule } from '../../../module.ts';
import { registerSupportFiles } from './files.http.ts';

/** What files of talks and tickets add to the server. */
export const filesModule = defineModule({ http: registerSupportFiles });
