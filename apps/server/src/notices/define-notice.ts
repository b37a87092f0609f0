import type { MessageTopic, NoticeChannel } from '@pavilion/domain/notices';
import { noticeWriter, type NoticeWriter } from './notice-writer.ts';

export interface NoticeText {
  title: string;
  body: string;
}

/** What a module says of a kind of notice that it sends. */
export interface NoticeKind<Params extends object> {
  /** `subject.past`: rows keep it, so it stays for good. */
  readonly name: string;
  /** Decides by which channels it goes out, with what the player chose. */
  readonly topic: MessageTopic;
  /** Path of the screen where the player sees what it tells of; null: nowhere. */
  readonly link: string | null | ((params: Params) => string | null);
  /** Whoever sends it writes a mail of their own, so that no second one goes out. */
  readonly isMailedBySender?: boolean;
  /** Its words. They are written when they are read, in the language of the reader. */
  readonly write: (params: Params, writer: NoticeWriter) => NoticeText;
}

/** Whom a notice is for. */
export interface NoticeOwner {
  siteId: string;
  playerId: string;
}

/**
 * What can be claimed in the inbox: money, tokens, or what an item of the site becomes, with what
 * that is worth.
 */
export type NoticeReward =
  | { kind: 'cash' | 'token'; amountMinor: bigint }
  | { kind: 'bonus' | 'free_bet' | 'free_rounds'; amountMinor: bigint; template: string };

export interface NoticeExtras {
  /** Claimed in the inbox, where the notice then stands whatever the player chose. */
  reward?: NoticeReward;
  /** Nothing else of the player is told under this key. */
  onceKey?: string;
  /** From then on it is neither shown nor claimed. */
  expiresAt?: Date | null;
  /** In place of what topic and player say: the sender knows better, as with offers. */
  channels?: Readonly<Record<NoticeChannel, boolean>>;
  /** The offer it brings, if it is one. */
  offerId?: string;
}

/** One notice to one player, made by `to` of its kind. */
export interface NoticeDraft extends NoticeOwner, NoticeExtras {
  readonly notice: Notice;
  readonly params: object;
}

/**
 * A kind of notice. Its module declares it in `module.ts`: the row of a notice keeps its name
 * alone.
 */
export interface Notice<Params extends object = object> {
  readonly name: string;
  readonly topic: MessageTopic;
  readonly isMailedBySender: boolean;
  linkOf(params: Params): string | null;
  /** In a language (BCP 47 tag), in English where there are no texts of it. */
  textOf(params: Params, language: string): NoticeText;
  /** Ready to send. `params` go into a row as JSON: no bigint, no Date. */
  to(owner: NoticeOwner, params: Params, extras?: NoticeExtras): NoticeDraft;
}

/** Defines a kind of notice; stands in `notices.ts` of the module that sends it. */
export function defineNotice<Params extends object>(kind: NoticeKind<Params>): Notice<Params> {
  const { name, topic, link, isMailedBySender = false, write } = kind;
  const notice: Notice<Params> = {
    name,
    topic,
    isMailedBySender,
    linkOf: (params) => (typeof link === 'function' ? link(params) : link),
    textOf: (params, language) => write(params, noticeWriter(language)),
    to: ({ siteId, playerId }, params, extras) => ({
      ...extras,
      siteId,
      playerId,
      notice,
      params,
    }),
  };
  return notice;
}
