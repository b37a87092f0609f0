import type { ContentDocuments } from '@pavilion/contracts/content';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import type { TestServer } from '@pavilion/test-kit';

const wordsEach = 97;
const knownWords = 12_000;
const questionsEach = 500;

/** A word nobody knows, always the same for the same number: letters of its digits. */
const wordOf = (number: number): string =>
  [...number.toString(26)].map((digit) => `${digit}${'aeiou'[number % 5]}`).join('') + 'st';

/** Numbers as words are spread in a language: few stand everywhere, most hardly anywhere (Zipf). */
function* spread(): Generator<number> {
  // A row of numbers that looks drawn and is the same on every run.
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647)
    yield Math.floor(
      Math.min(knownWords - 1, Math.exp((state / 2_147_483_647) * Math.log(knownWords))),
    );
}

/** Questions with answers of as many words as a passage of help has. */
export function helpOf(passages: number): ContentDocuments['faqs'] {
  const numbers = spread();
  const sentence = (words: number): string =>
    Array.from({ length: words }, () => wordOf(numbers.next().value ?? 0)).join(' ');
  return Array.from({ length: passages / questionsEach }, (_, category) => ({
    category: `part-${category}`,
    titles: { EN: `Part ${category}` },
    questions: Array.from({ length: questionsEach }, (_one, question) => ({
      slug: `q-${category}-${question}`,
      questions: { EN: sentence(7) },
      answers: { EN: `<p>${sentence(wordsEach)}</p>` },
    })),
  }));
}

/** What people ask: six words, as spread as those of the help. */
export function askedWords(count: number): string[] {
  const numbers = spread();
  return Array.from({ length: count }, () =>
    Array.from({ length: 6 }, () => wordOf(numbers.next().value ?? 0)).join(' '),
  );
}

/** Switches the chat of our own on. */
export async function writeChatSettings(server: TestServer): Promise<void> {
  await runTool(server.context, ['chat', 'settings', 'alpha', '--adapter', 'builtin']);
  await server.context.sites.refresh();
}
