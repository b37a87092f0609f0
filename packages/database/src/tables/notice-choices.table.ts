import type { NoticeChannel, NoticeTopic } from '@pavilion/domain/notices';

/** What a player chose about being told; without a row the rule of the topic holds. */
export interface NoticeChoicesTable {
  player_id: string;
  topic: NoticeTopic;
  channel: NoticeChannel;
  site_id: string;
  is_on: boolean;
  changed_at: Date;
}
