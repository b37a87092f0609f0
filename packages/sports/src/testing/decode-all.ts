import type { CanonicalMessage } from '../feeds/canonical-message.ts';
import type { Decoder } from '../feeds/decoder.ts';
import type { LineFault } from '../feeds/read-message.ts';

/** All that a decoder makes of lines one after another. */
export function decodeAll<State>(
  decoder: Decoder<State>,
  lines: readonly string[],
): { state: State; messages: CanonicalMessage[]; faults: LineFault[] } {
  const messages: CanonicalMessage[] = [];
  const faults: LineFault[] = [];
  let state = decoder.start;
  for (const [index, line] of lines.entries()) {
    const decoded = decoder.decode(line, state, index + 1);
    ({ state } = decoded);
    messages.push(...decoded.messages);
    faults.push(...decoded.faults);
  }
  return { state, messages, faults };
}

/** `odds`, `clock live`, `stop feed` …: what a message is, in short. */
export function inShort(message: CanonicalMessage): string {
  if (message.kind === 'clock') return `clock ${message.state}`;
  if (message.kind === 'stop') return `stop ${message.reason}`;
  if (message.kind === 'alive') return `alive ${message.isSubscribed}`;
  return message.kind;
}
