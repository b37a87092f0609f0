import type { MessageTag } from '../message-tags.ts';

/** A text that rightly reads as in English in some languages. */
export interface UntranslatedText {
  text: string;
  tags: readonly MessageTag[] | 'all';
  reason: string;
}
