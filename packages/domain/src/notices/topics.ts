/** What a player may be told of. Offers are another matter: they need his consent (privacy). */
export const noticeTopics = [
  'deposit',
  'withdrawal',
  'bet',
  'vip',
  'limit',
  'security',
  'account',
  'support',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** What offers are filed under. */
export const offerTopic = 'offer';
/** What any message of the inbox is about. */
export type MessageTopic = NoticeTopic | typeof offerTopic;

/**
 * Ways to tell him. `push`: on the devices he turned it on for; without one nothing goes that way.
 */
export const noticeChannels = ['inbox', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export interface NoticeRule {
  /** What holds while the player chose nothing. */
  isOn: boolean;
  /**
   * Nobody can switch it: what protects an account, and what a player himself asked for, must reach
   * him.
   */
  isFixed: boolean;
}

const on: NoticeRule = { isOn: true, isFixed: false };
const off: NoticeRule = { isOn: false, isFixed: false };
const always: NoticeRule = { isOn: true, isFixed: true };

/** Every topic by every channel. */
export const noticeRules: Readonly<
  Record<NoticeTopic, Readonly<Record<NoticeChannel, NoticeRule>>>
> = {
  deposit: { inbox: on, mail: off, push: on },
  withdrawal: { inbox: on, mail: on, push: on },
  bet: { inbox: on, mail: off, push: on },
  vip: { inbox: on, mail: off, push: on },
  limit: { inbox: on, mail: on, push: on },
  security: { inbox: always, mail: always, push: on },
  account: { inbox: always, mail: always, push: on },
  support: { inbox: always, mail: always, push: on },
};

/** Whether a notice goes out by a channel; `choice` is what the player chose, if he did. */
export function isNoticeWanted(
  topic: NoticeTopic,
  channel: NoticeChannel,
  choice: boolean | undefined,
): boolean {
  const rule = noticeRules[topic][channel];
  return rule.isFixed ? rule.isOn : (choice ?? rule.isOn);
}

export const isNoticeTopic = (text: string): text is NoticeTopic =>
  noticeTopics.some((topic) => topic === text);
