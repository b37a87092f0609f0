import type { AnswerLine } from '@pavilion/contracts/player/support/assistant-records';
import { useState } from 'react';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { askAssistant } from './ask-assistant.ts';

/** A question with what has come of its answer. */
export interface Asked {
  question: string;
  text: string;
  sources: Array<{ title: string; path: string }>;
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
  const ask = async (question: string): Promise<void> => {
    setAsked((all) => [...all, { question, text: '', sources: [], finish: null }]);
    const said = session === undefined ? {} : { session_id: session };
    try {
      await askAssistant({ text: question, ...said }, hear);
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
    case 'end':
      return { ...asked, finish: line.finish };
    case 'error':
      return { ...asked, finish: 'error' };
    default:
      return asked;
  }
}
