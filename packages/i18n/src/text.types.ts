import type { ReactNode } from 'react';
import type {
  MessageArguments,
  PlainMessageKey,
  RichMessageArguments,
} from './message-keys.generated.ts';
import type { TextValue } from './text-values.types.ts';

/** Every key of the message files. */
export type MessageKey = PlainMessageKey | keyof MessageArguments | keyof RichMessageArguments;

/**
 * Looks texts up by full key: `t('ui.auth.signIn')`,
 * `t('messages.auth.tacLogin', { site, code, minutes })`.
 */
export interface Text {
  <Key extends PlainMessageKey>(key: Key): string;
  <Key extends keyof MessageArguments>(key: Key, values: MessageArguments[Key]): string;
  /**
   * Texts with tags: `t.rich('ui.auth.agree', { terms: (children) => <Link …>{children}</Link> })`.
   */
  rich<Key extends keyof RichMessageArguments>(
    key: Key,
    values: RichMessageArguments[Key],
  ): ReactNode;
  /** Whether a key built at run time (`errors.` + code) has a text. */
  has(key: string): boolean;
  /** Text of a key built at run time, or null when there is none. */
  find(key: string, values?: Readonly<Record<string, TextValue>>): string | null;
}
