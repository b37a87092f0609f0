import type { CanonicalMessage } from './canonical-message.ts';
import type { LineFault } from './read-message.ts';

/** What a decoder made of one line: messages in their order, and what it could not take. */
export interface Decoded<State> {
  readonly state: State;
  readonly messages: readonly CanonicalMessage[];
  /** For a person; the rest of the line was used where it stood alone. */
  readonly faults: readonly LineFault[];
}

/** Turns what a source sends into canonical messages. It never throws on content. */
export interface Decoder<State> {
  readonly start: State;
  /** Takes one line of a stream, or the whole text of a file where the source sends files. */
  readonly decode: (line: string, state: State, lineNo?: number) => Decoded<State>;
}

/** What every decoder keeps to number its messages. */
export interface Numbered {
  /** Of the last message given. */
  readonly seq: number;
}

/**
 * The next number of a source that numbers nothing itself. It grows with the source's own clock, so
 * that it goes on rising after a restart, and the same recording is numbered alike every time.
 */
export function nextSeq({ seq }: Numbered, atMs: number): number {
  return Math.max(seq + 1, atMs * 1000);
}
