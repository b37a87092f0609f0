import { defineModule } from '../../../module.ts';
import { registerMedia } from './media.http.ts';

/** What media adds to the server. */
export const mediaModule = defineModule({ http: registerMedia });
