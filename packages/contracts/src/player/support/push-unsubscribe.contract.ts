import { pushEndpointMaxLength } from '@pavilion/domain/notices';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText } from '../../shared/fields.ts';

export const pushUnsubscribe = defineCall({
  method: 'POST',
  path: '/api/notices/push_unsubscribe',
  access: 'player',
  summary:
    'No more notices to this device of the player; one that gets none already changes nothing.',
  request: z.object({ ...meFields, endpoint: requiredText(pushEndpointMaxLength) }),
  response: nothing,
  errors: [],
});
