import * as z from 'zod/mini';
import { AdapterFailed, type AnswerWords } from './assistant-adapter.ts';

/** What of a piece is read; servers leave out or blank the rest. */
const piece = z.object({
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
          finish_reason: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
});

/**
 * What a model says by lines of server-sent events: the words of each piece, to the mark of the
 * end. Throws {@link AdapterFailed} where its maker held the answer back, for pieces of another
 * shape, and where nothing is said.
 */
export async function* modelWords(lines: AsyncIterable<string>): AnswerWords {
  let hasSpoken = false;
  let finish: string | null = null;
  for await (const line of lines) {
    // Comments, empty lines and other fields of an event say nothing.
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') break;
    const [choice] = choicesIn(data);
    const content = choice?.delta?.content ?? '';
    finish = choice?.finish_reason ?? finish;
    if (finish === 'content_filter') throw new AdapterFailed('the answer was held back');
    if (content !== '') yield content;
    hasSpoken ||= content !== '';
  }
  if (!hasSpoken) throw new AdapterFailed('nothing was said');
  return finish === 'length' ? 'cut' : 'complete';
}

function choicesIn(data: string): NonNullable<z.output<typeof piece>['choices']> {
  try {
    const read = piece.safeParse(JSON.parse(data));
    if (read.success) return read.data.choices ?? [];
  } catch {
    // No JSON: as wrong as another shape.
  }
  throw new AdapterFailed('a piece was none');
}
