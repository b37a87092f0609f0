import type { CanonicalMessage, EventMessage } from './canonical-message.ts';
import { nextSeq } from './decoder.ts';

/** A message without what numbers it. */
export type Untold<Message extends EventMessage = EventMessage> = Message extends EventMessage
  ? Omit<Message, 'source' | 'seq' | 'atMs'>
  : never;

/** Collects the messages that a source tells at one moment, and numbers them. */
export class Teller {
  readonly messages: CanonicalMessage[] = [];
  /** Of the last message. */
  seq: number;
  private readonly source: string;
  private readonly atMs: number;

  constructor(source: string, atMs: number, seq: number) {
    this.source = source;
    this.atMs = atMs;
    this.seq = seq;
  }

  private next(): { source: string; seq: number; atMs: number } {
    const { source, atMs } = this;
    this.seq = nextSeq(this, atMs);
    return { source, seq: this.seq, atMs };
  }

  tell(message: Untold | null): void {
    if (message !== null) this.messages.push({ ...this.next(), ...message });
  }

  alive(isSubscribed: boolean): void {
    this.messages.push({ ...this.next(), kind: 'alive', isSubscribed });
  }

  snapshot(request: string): void {
    this.messages.push({ ...this.next(), kind: 'snapshot', request });
  }
}
