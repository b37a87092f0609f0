import { defineModule } from '../../../module.ts';
import { guestsStayOnTheirSite } from './guests-stay-on-their-site.audit.ts';

/** What guests add to the server. */
export const guestsModule = defineModule({ audits: [guestsStayOnTheirSite] });
