import type { CanonicalMessage, Ladder } from '@pavilion/sports';
import { openDecoder, type FeedFormat } from './feed-formats.ts';

/** A line that is no message, and why. */
export interface FeedFault {
  line: number;
  problem: string;
}

/** A text that is read as what a source sends, message by message. */
export interface FeedReader {
  /** Null at the end. */
  next: () => CanonicalMessage | null;
  /** Lines up to here that are no messages. */
  readonly faults: readonly FeedFault[];
  /** The books of an exchange, by what was read so far. */
  ladders: () => Ladder[];
}

/**
 * Reads a text. A file of canonical messages may call its source otherwise, but only one: numbers
 * of two would be taken for each other.
 */
export function openReader(
  source: { name: string; format: string },
  text: string,
  now: Date,
): FeedReader {
  // Formats are checked when a source is made.
  const decoder = openDecoder(source.format as FeedFormat, source.name, now);
  const faults: FeedFault[] = [];
  const messages = messagesOf(text, decoder, faults);
  return {
    faults,
    ladders: decoder.ladders,
    next: () => {
      const { value } = messages.next();
      return value ? { ...value, source: source.name } : null;
    },
  };
}

function* messagesOf(
  text: string,
  { isWhole, decode }: ReturnType<typeof openDecoder>,
  faults: FeedFault[],
): Generator<CanonicalMessage, null> {
  let called: string | null = null;
  for (const [index, line] of (isWhole ? [text] : text.split('\n')).entries()) {
    if (line.trim() === '') continue;
    const decoded = decode(line, index + 1);
    for (const { line: at, path, problem } of decoded.faults)
      faults.push({ line: at, problem: path === '' ? problem : `${path}: ${problem}` });
    for (const message of decoded.messages) {
      called ??= message.source;
      if (message.source === called) yield message;
      else faults.push({ line: index + 1, problem: `of ${message.source}, not ${called}` });
    }
  }
  return null;
}
