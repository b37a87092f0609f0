import { AdapterFailed, type AnswerWords } from './assistant-adapter.ts';

/**
 * What a chat trigger says: one JSON object (or a list of one) with the answer, however it is laid
 * out, or lines of JSON as the answer is made, between which lines of plain text may stand. Throws
 * {@link AdapterFailed} for a page, an error of its own, and where nothing is said.
 */
export async function* webhookWords(lines: AsyncIterable<string>): AnswerWords {
  const whole: string[] = [];
  const said = new SaidByNodes();
  let form: 'unknown' | 'whole' | 'lines' = 'unknown';
  for await (const line of lines) {
    if (form === 'unknown' && line.trim() !== '') form = formOf(line);
    if (form === 'whole') whole.push(line);
    else if (form === 'lines') yield* said.take(line);
  }
  if (form === 'whole') yield* wholeWords(whole, said);
  if (!said.hasSpoken) throw new AdapterFailed('nothing was said');
  return 'complete';
}

function formOf(line: string): 'whole' | 'lines' {
  if (line.trimStart().startsWith('<')) throw new AdapterFailed('a page came for an answer');
  const event = eventIn(line);
  if (event) return 'lines';
  return /^\s*[{[]/.test(line) ? 'whole' : 'lines';
}

/** JSON over several lines is only read once it is whole; what is none stands as it came. */
function* wholeWords(lines: readonly string[], said: SaidByNodes): Generator<string> {
  const answer = parsed(lines.join('\n'));
  if (answer === undefined) {
    for (const line of lines) yield* said.take(line);
    return;
  }
  yield* said.say(outputOf(answer));
}

function outputOf(answer: unknown): string {
  const one: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  const record = recordOf(one);
  const text = record['output'] ?? record['text'] ?? record['message'];
  if (typeof text !== 'string' || text.trim() === '') throw new AdapterFailed('nothing was said');
  return text;
}

/** Words in the order they come; an empty line stands where another node begins to speak. */
class SaidByNodes {
  hasSpoken = false;
  #node: string | null = null;

  *say(text: string): Generator<string> {
    if (text === '') return;
    this.hasSpoken = true;
    yield text;
  }

  *take(line: string): Generator<string> {
    const event = eventIn(line);
    if (event?.type === 'error') throw new AdapterFailed('it said that it failed');
    if (event?.type === 'item') yield* this.#item(event);
    if (event === null && (line.trim() !== '' || this.hasSpoken)) yield* this.say(`${line}\n`);
  }

  *#item({ content, node }: NodeEvent): Generator<string> {
    if (content === '') return;
    if (this.#node !== null && this.#node !== node && this.hasSpoken) yield '\n\n';
    this.#node = node;
    yield* this.say(content);
  }
}

interface NodeEvent {
  type: 'begin' | 'item' | 'end' | 'error';
  content: string;
  node: string;
}

const eventTypes: ReadonlySet<unknown> = new Set(['begin', 'item', 'end', 'error']);

/** A line of the stream, null for one that is none. */
function eventIn(line: string): NodeEvent | null {
  const record = recordOf(parsed(line));
  const { type, content, metadata } = record;
  if (!eventTypes.has(type)) return null;
  const node = recordOf(metadata)['nodeId'];
  return {
    // One of the four, as was just looked.
    type: type as NodeEvent['type'],
    content: typeof content === 'string' ? content : '',
    node: typeof node === 'string' ? node : '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
