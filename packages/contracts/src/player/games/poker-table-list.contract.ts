import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { pokerTable } from './poker-records.ts';

export const pokerTableList = defineCall({
  method: 'POST',
  path: '/api/poker/table_list',
  access: 'public',
  summary: "Hold'em tables of the site, with who sits and how they play.",
  request: z.object({ ...siteFields }),
  response: z.object({ value: z.array(pokerTable) }),
  errors: [],
});
