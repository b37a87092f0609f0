import { chatRead } from '@pavilion/contracts/player/support/chat-read.contract';
import { chatTyping } from '@pavilion/contracts/player/support/chat-typing.contract';
import { useEffect, useRef } from 'react';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';
import { nowMs } from '../../../core/clock.ts';
import type { Message } from './message-list.ts';

/** What is told holds six seconds for those who see it: it is told again before that. */
const toldAgainMs = 4000;

/** Marks pass by: one that fails is not told again, and nothing is shown of it. */
const tell = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Tells that the visitor writes, now and then while he does, and that he stopped. */
export function useTypingMark(conversationId: string | null): (isTyping: boolean) => void {
  const toldAt = useRef(0);
  return (isTyping) => {
    if (conversationId === null) return;
    const isTold = nowMs() - toldAt.current < toldAgainMs;
    if (isTyping ? isTold : toldAt.current === 0) return;
    toldAt.current = isTyping ? nowMs() : 0;
    tell(askAsVisitor(chatTyping, { conversation_id: conversationId, is_typing: isTyping }));
  };
}

/** Tells up to where the visitor has read, once what was said stands before him. */
export function useReadMark(conversationId: string | null, messages: readonly Message[]): void {
  const last = messages.findLast(({ from }) => from !== 'player')?.seq ?? 0;
  useEffect(() => {
    if (conversationId === null || last === 0) return undefined;
    const mark = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      tell(askAsVisitor(chatRead, { conversation_id: conversationId, seq: last }));
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversationId, last]);
}
