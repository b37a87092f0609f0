/**
 * What both the browser and the server may import: no Node modules, no message files, no ICU
 * parser.
 */
export {
  isMessageTag,
  localeCodeOf,
  messageTagOf,
  messageTags,
  sourceTag,
  type MessageTag,
} from './message-tags.ts';
export { dateLocaleOf, numberLocaleOf } from './intl-locales.ts';
export { categoryNameKey, screenTitleKey, validationKey } from './message-names.ts';
export { createFormat, type DateStyle, type Format, type TimeStyle } from './formats/index.ts';
export type { CompiledMessages } from './compile-messages.ts';
export type { PlainMessageKey } from './message-keys.generated.ts';
export type { TextTag, TextValue } from './text-values.types.ts';
export type { MessageKey, Text } from './text.types.ts';
export * from './routing/index.ts';
export { givenName } from './given-name.ts';
export { gameName } from './game-name.ts';
