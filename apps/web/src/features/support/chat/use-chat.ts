import type { CallResponse } from '@pavilion/contracts/define-call';
import { chatMessageList } from '@pavilion/contracts/player/support/chat-message-list.contract';
import { chatState } from '@pavilion/contracts/player/support/chat-state.contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useDevice } from '../../../core/device/device.store.ts';
import { callKey } from '../../../core/query.ts';
import { useRealtimeStatus, useTopic } from '../../../core/realtime/realtime.ts';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';
import { useReadMark } from './use-marks.ts';
import { lastWithoutGap, mergeMessages, type Message } from './message-list.ts';

export type ChatState = CallResponse<typeof chatState>['value'];
export type Conversation = NonNullable<ChatState['conversation']>;

const typingHoldsMs = 6000;

/**
 * How the chat stands, and the talk that is open: what is said comes by the socket, and what it
 * missed is asked for.
 */
export function useChat() {
  const device = useDevice(({ isMobile }) => (isMobile ? 'mobile' : 'desktop'));
  const { data, isError, refetch } = useQuery({
    queryKey: callKey(chatState),
    queryFn: ({ signal }) => askAsVisitor(chatState, { device }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { handled: true },
  });
  const [messages, setMessages] = useState<Message[]>([]);
  const [begun, setBegun] = useState<Conversation | null>(null);
  const [typing, noteTyping] = useTyping();
  const [readSeq, setReadSeq] = useState(0);
  const add = useCallback(
    (come: readonly Message[]) => setMessages((known) => mergeMessages(known, come)),
    [],
  );
  const conversation = begun ?? data?.value.conversation ?? null;
  const id = conversation?.conversation_id ?? null;
  const catchUp = useCatchUp(id, messages, add);
  useTopic(id === null ? null : `chat:${id}`, {
    'chat.message': (said) => {
      if (!('conversation_id' in said)) return;
      const { message } = said;
      if (message.from === 'agent') noteTyping(null);
      add([message]);
      if (message.seq > lastWithoutGap(messages) + 1) catchUp();
    },
    'chat.changed': ({ state, agent, queue_position }) => {
      if (conversation) setBegun({ ...conversation, state, agent, queue_position });
    },
    'chat.read': ({ from, seq }) => {
      if (from === 'agent') setReadSeq((known) => Math.max(known, seq));
    },
    'chat.typing': ({ from, name, is_typing }) => {
      if (from === 'agent') noteTyping(is_typing ? (name ?? '') : null);
    },
  });
  useReadMark(id, messages);
  return {
    state: data?.value ?? null,
    isFailed: isError && !data,
    retry: () => void refetch(),
    conversation,
    messages,
    typing,
    readSeq,
    add,
    begin: (value: Conversation, first: readonly Message[]) => {
      setMessages(mergeMessages([], first));
      setBegun(value);
    },
  };
}

/** Asks for what is missing: at the start, after a gap, and whenever the socket is there again. */
function useCatchUp(
  id: string | null,
  messages: readonly Message[],
  add: (come: readonly Message[]) => void,
): () => void {
  const status = useRealtimeStatus((realtime) => realtime.status);
  const ask = useEffectEvent(async (conversationId: string) => {
    const after = lastWithoutGap(messages);
    const request = { conversation_id: conversationId, ...(after > 0 ? { after_seq: after } : {}) };
    const { value } = await askAsVisitor(chatMessageList, request);
    add(value);
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    // What fails now is asked for again when the socket is back, or something new is said.
    if (id !== null) ask(id).catch(() => undefined);
  }, [id, status, asked]);
  return () => setAsked((count) => count + 1);
}

/** Who is writing; nobody once it was not said again for a while. */
function useTyping(): [string | null, (name: string | null) => void] {
  const [typing, setTyping] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setTyping(null), typingHoldsMs);
    return () => clearTimeout(timer);
  }, [typing]);
  return [typing?.name ?? null, (name) => setTyping(name === null ? null : { name })];
}
