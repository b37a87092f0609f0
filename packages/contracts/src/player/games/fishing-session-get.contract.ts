import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { fisherErrors, fishingSession, holderFields } from './fishing-records.ts';

export const fishingSessionGet = defineCall({
  method: 'POST',
  path: '/api/fishing/session_get',
  access: 'public',
  summary: 'The open session of who asks, to go on with after a reload; null: none.',
  request: z.object({ ...holderFields }),
  response: z.object({ value: z.nullable(fishingSession) }),
  errors: fisherErrors,
});
