import type { AnswerLine } from '@pavilion/contracts/player/support/assistant-records';
import { useState } from 'react';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { askAssistant } from './ask-assistant.ts';

/** A question with what has come of its answer. */
export interface Asked {
  question: string;
  text: string;
  sources: Array<{ title: string; path: string }>;
  /** What of the player's own it is about. */
  own: Array<{ path: string; rows: Array<{ label: string; value: string }> }>;
  /** Who says it, where that is not the site itself. */
  notices: Array<'fallback' | 'machine'>;
  /** How it ended; null while it comes. */
  finish: 'complete' | 'cut' | 'none' | 'care' | 'error' | null;
}

/** What is asked and answered, newest last. */
export function useTalk() {
  const [session, setSession] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const change = (take: (last: Asked) => Asked): void =>
    setAsked((all) => all.map((one, index) => (index === all.length - 1 ? take(one) : one)));
  const hear = (line: AnswerLine): void => {
    if (line.type === 'begin') setSession(line.session_id);
    change((last) => withLine(last, line));
  };
  const ask = async (question: string, consent: boolean): Promise<void> => {
    setAsked((all) => [
      ...all,
      { question, text: '', sources: [], own: [], notices: [], finish: null },
    ]);
    const said = session === undefined ? {} : { session_id: session };
    try {
      await askAssistant(
        { text: question, ...said, ...(consent ? { consent: true as const } : {}) },
        hear,
      );
    } catch (thrown) {
      change((last) => ({ ...last, finish: 'error' }));
      handleThrown(thrown);
    }
  };
  const isBusy = asked.at(-1)?.finish === null;
  return { asked, session: session ?? null, isBusy, ask };
}

/** An answer with one more line of it. */
export function withLine(asked: Asked, line: AnswerLine): Asked {
  switch (line.type) {
    case 'item':
      return { ...asked, text: asked.text + line.text };
    case 'source':
      return { ...asked, sources: [...asked.sources, line] };
    case 'own':
      return { ...asked, own: [...asked.own, line] };
    case 'notice':
      // The words of care speak for themselves.
      return line.notice === 'care'
        ? asked
        : { ...asked, notices: [...asked.notices, line.notice] };
    case 'end':
      return { ...asked, finish: line.finish };
    case 'error':
      return { ...asked, finish: 'error' };
    default:
      return asked;
  }
}
