import formatMessage, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { CompiledMessages } from './compile-messages.ts';
import { once } from './once.ts';
import { messageAt, type BaseTranslator } from './text.ts';
import type { TextTag, TextValue } from './text-values.types.ts';

type Values = Readonly<Record<string, TextValue | TextTag>>;

export interface CompiledTranslatorOptions {
  /** Locale of plurals and numbers. */
  locale: string;
  messages: CompiledMessages;
  timeZone?: string;
  /** Hears of a text that is missing or cannot be written; its key then stands in its place. */
  onProblem: (problem: Error) => void;
}

/** Writes texts of compiled messages: no parser is needed. */
export function createCompiledTranslator(options: CompiledTranslatorOptions): BaseTranslator {
  const write = (key: string, values?: Values): ReactNode => {
    try {
      return writeText(options, key, values);
    } catch (cause) {
      options.onProblem(new Error(`the text ${key} could not be written`, { cause }));
      return key;
    }
  };
  return Object.assign(write as (key: string, values?: Values) => string, {
    rich: (key: string, values: Values = {}) => write(key, withKeys(values)),
  });
}

function writeText(options: CompiledTranslatorOptions, key: string, values?: Values): ReactNode {
  const { messages, locale, timeZone } = options;
  const message = messageAt(messages, key);
  if (message === null) throw new RangeError('there is no such text');
  const given = values as FormatValues<ReactNode> | undefined;
  return formatMessage(message as CompiledMessage, locale, given, { formatters, timeZone });
}

/** Elements among texts need keys; one tag may stand in a text several times. */
function withKeys(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    let count = 0;
    const keyed: TextTag = (children) => {
      const part = value(children);
      return isValidElement(part) ? cloneElement(part, { key: `${name}${count++}` }) : part;
    };
    return [name, keyed];
  });
  return Object.fromEntries(entries) as Values;
}

type Of<Maker extends new (...given: never[]) => unknown> = ConstructorParameters<Maker>;

const formatters = {
  getPluralRules: once((...given: Of<typeof Intl.PluralRules>) => new Intl.PluralRules(...given)),
  getNumberFormat: once(
    (...given: Of<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  ),
  getDateTimeFormat: once(
    (...given: Of<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
};
