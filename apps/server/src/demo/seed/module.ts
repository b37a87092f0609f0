import { defineModule } from '../../module.ts';
import { demoOffice } from './demo.office.ts';

/**
 * What the seed adds to the server; what it lays into an empty database is started by the server
 * itself.
 */
export const demoSeedModule = defineModule({ office: demoOffice });
