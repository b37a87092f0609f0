import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { alive } from '../../shared/alive.ts';
import { siteFields } from '../../shared/fields.ts';

export const aliveList = defineCall({
  method: 'POST',
  path: '/api/play/alive_list',
  access: 'public',
  summary:
    'What is alive on the site: next draws and races, pots, rooms and tables with players. What changes is told by `alive`.',
  request: z.object({ ...siteFields }),
  response: z.object({ value: alive }),
  errors: [],
});
