import * as z from 'zod/mini';
import { requiredText } from '../../shared/fields.ts';

/** `table:<provider>:<game>:<table>`. */
export const roomInput = requiredText(80);

/** What somebody said in a room; names are masked, or what the player is called at the table. */
export const roomMessage = z.object({
  message_id: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
  is_staff: z.boolean(),
});
