import { defineModule } from '../../../module.ts';
import { registerMedia } from './media.http.ts';
import { mediaOffice } from './operator/media.office.ts';

/** What media adds to the server. */
export const mediaModule = defineModule({ http: registerMedia, office: mediaOffice });
