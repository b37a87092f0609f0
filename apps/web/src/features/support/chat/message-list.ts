import type { CallResponse } from '@pavilion/contracts/define-call';
import type { chatSend } from '@pavilion/contracts/player/support/chat-send.contract';

export type Message = CallResponse<typeof chatSend>['value'];

/** Messages by rising number, each once, whatever came twice or out of order. */
export function mergeMessages(known: readonly Message[], come: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...come].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** The last number up to which nothing is missing; what comes after it is asked for. */
export function lastWithoutGap(messages: readonly Message[]): number {
  const first = messages[0]?.seq ?? 1;
  let last = first - 1;
  for (const { seq } of messages) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}
