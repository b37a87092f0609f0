import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CompiledMessages } from './compile-messages.ts';
import { createCompiledTranslator } from './compiled-translator.ts';
import { createFormat, type Format } from './formats/index.ts';
import { numberLocaleOf } from './intl-locales.ts';
import { localeUpdateEvent } from './locale-update.ts';
import type { MessageTag } from './message-tags.ts';
import { createText } from './text.ts';
import type { Text } from './text.types.ts';

export type { Format } from './formats/index.ts';
export type { TextTag, TextValue } from './text-values.types.ts';
export type { MessageKey, Text } from './text.types.ts';

interface Language {
  tag: MessageTag;
  format: Format;
}

const LanguageContext = createContext<Language | null>(null);
const TextContext = createContext<Text | null>(null);

export interface I18nProviderProps {
  /** Language of the page. */
  tag: MessageTag;
  /** IANA time zone times are shown in; the device's own when left out. */
  timeZone?: string;
  /** What `loadLocale(tag)` gave. */
  messages: CompiledMessages;
  /** Hears of a missing text or value; the page then shows the key. */
  onProblem?: (problem: Error) => void;
  children?: ReactNode;
}

const ignoreProblem = (): void => undefined;

/** Gives texts and formats of one language to everything below it. */
export function I18nProvider({
  tag,
  timeZone,
  messages,
  onProblem = ignoreProblem,
  children,
}: I18nProviderProps): ReactNode {
  const current = useUpdatedMessages(tag, messages);
  const language = useMemo(
    () => ({ tag, format: createFormat({ tag, timeZone }) }),
    [tag, timeZone],
  );
  // Once for the page: made anew by each of its hundreds of parts they took a tenth of its first
  // drawing.
  const text = useMemo(() => {
    const locale = numberLocaleOf(tag);
    const base = createCompiledTranslator({ locale, messages: current, timeZone, onProblem });
    return createText(base, current);
  }, [tag, current, timeZone, onProblem]);
  return (
    <LanguageContext value={language}>
      <TextContext value={text}>{children}</TextContext>
    </LanguageContext>
  );
}

/** Texts of the page's language: `const t = useText(); t('ui.auth.signIn')`. */
export function useText(): Text {
  return provided(useContext(TextContext));
}

/** Money, numbers, dates and times as the page's language writes them. */
export function useFormat(): Format {
  return useLanguage().format;
}

interface AnnouncedStart {
  start_time: string;
  start_day: string | null;
}

/**
 * When a match begins, in the player's language: `Today 20:45`. While its time is not told, the day
 * alone, which is the same wherever the player is. Without `nowMs` (a page drawn ahead of the
 * visitor's clock) always the date.
 */
export function useKickOffText(): (match: AnnouncedStart, nowMs: number | null) => string {
  const format = useFormat();
  const untold = useUntoldKickOff();
  return (match, nowMs) => untold(match, nowMs) ?? format.kickOff(match.start_time, nowMs);
}

/** The same as a full date with its time: `Nov 22, 2026, 02:30 AM`. */
export function useKickOffDateText(): (match: AnnouncedStart) => string {
  const format = useFormat();
  const untold = useUntoldKickOff();
  return (match) => untold(match, null) ?? format.dateTime(match.start_time);
}

function useUntoldKickOff(): (match: AnnouncedStart, nowMs: number | null) => string | null {
  const t = useText();
  const format = useFormat();
  return ({ start_day: day }, nowMs) =>
    day === null ? null : t('ui.sports.kickOffUntold', { day: format.announcedDay(day, nowMs) });
}

/** Language of the page, for `lang` attributes and the switcher. */
export function useLanguageTag(): MessageTag {
  return useLanguage().tag;
}

function useLanguage(): Language {
  return provided(useContext(LanguageContext));
}

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('texts and formats need an I18nProvider above them');
  return value;
}

/** In development the page takes over edited message files; built pages keep what they loaded. */
function useUpdatedMessages(tag: MessageTag, messages: CompiledMessages): CompiledMessages {
  const [update, setUpdate] = useState<{ tag: MessageTag; messages: CompiledMessages }>();
  useEffect(() => {
    // Spelled in full: the bundler looks for exactly these words and drops them from built pages.
    import.meta.hot?.on(localeUpdateEvent, setUpdate);
    return () => import.meta.hot?.off(localeUpdateEvent, setUpdate);
  }, []);
  return update?.tag === tag ? update.messages : messages;
}
