import { defineModule } from '../../../module.ts';
import { campaignDeskOffice } from './campaign-desk.office.ts';

/** What the desk of campaigns adds to the server. */
export const campaignDeskModule = defineModule({ office: campaignDeskOffice });
