import { defineModule } from '../../../module.ts';
import { campaignsOffice } from './campaigns.office.ts';
import { personalData } from './personal-data.ts';

/** What campaigns add to the server. */
export const campaignsModule = defineModule({
  personal: personalData,
  office: campaignsOffice,
});
