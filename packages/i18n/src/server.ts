import { createTranslator as createIntlTranslator } from 'use-intl/core';
import { numberLocaleOf } from './intl-locales.ts';
import { loadMessages } from './load-messages.ts';
import { isMessageTag, messageTags, sourceTag, type MessageTag } from './message-tags.ts';
import { createText, type BaseTranslator } from './text.ts';
import type { Text } from './text.types.ts';

export { createFormat } from './formats/index.ts';
export { localeChunkFile } from './locale-manifest.ts';

const translators = new Map<MessageTag, Text>();

/**
 * Texts for what the server itself writes: codes, mails, the head of pages. The files of a language
 * are read once per process. A tag without messages gives English. A value missing from a text
 * throws: that is a programmer error.
 */
export function createTranslator(tag: string): Text {
  const language = isMessageTag(tag) ? tag : sourceTag;
  const known = translators.get(language) ?? readTranslator(language);
  translators.set(language, known);
  return known;
}

/** Reads every language now, so that a broken file stops the start and not the first player. */
export function warmTranslators(): void {
  for (const tag of messageTags) createTranslator(tag);
}

function readTranslator(tag: MessageTag): Text {
  const messages = loadMessages(tag);
  const translator = createIntlTranslator({
    locale: numberLocaleOf(tag),
    messages,
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  });
  return createText(translator as unknown as BaseTranslator, messages);
}
