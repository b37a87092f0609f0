import { defineModule } from '../../../module.ts';
import { personalData } from './personal-data.ts';

/** What answering once adds to the server. */
export const answerOnceModule = defineModule({ personal: personalData });
