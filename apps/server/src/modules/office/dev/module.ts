import { defineModule } from '../../../module.ts';
import { registerOutboxPage } from './outbox-page.http.ts';

/** What dev adds to the server. */
export const devModule = defineModule({ http: registerOutboxPage });
