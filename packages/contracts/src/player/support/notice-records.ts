import { noticeChannels, noticeTopics } from '@pavilion/domain/notices';
import * as z from 'zod/mini';

export const noticeTopic = z.enum(noticeTopics);
export const noticeChannel = z.enum(noticeChannels);

/** Every topic by every channel. */
export const noticeChoicesView = z.object({
  value: z.array(
    z.object({
      topic: noticeTopic,
      channel: noticeChannel,
      is_on: z.boolean(),
      /** It cannot be switched. */
      is_fixed: z.boolean(),
    }),
  ),
});
