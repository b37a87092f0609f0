/** What a site says about one thing: a heading of a page and the words under it. */
export interface Passage {
  path: string;
  title: string;
  /** Plain words. */
  text: string;
}

const mostAnswers = 3;
const titleWeight = 3;
/** Words from this length on also match with another ending. */
const stemFrom = 5;
const endingLetters = 2;
const shortBelow = 4;
const fullWordLetters = 8;
/** An answer that is far weaker than the best one is none. */
const leastShare = 0.4;

interface Indexed {
  passage: Passage;
  title: string[];
  body: string[];
}

/**
 * The passages that answer a question best, best first; none when no word of the question says anything. Works in every
 * language: words that stand in many passages count little, so no list of empty words is needed.
 */
export function findPassages(
  passages: readonly Passage[],
  question: string,
  language: string,
): Passage[] {
  const indexed = passages.map((passage): Indexed => ({
    passage,
    title: wordList(passage.title, language),
    body: wordList(passage.text, language),
  }));
  const asked = [...new Set(wordList(question, language))];
  const weights = asked.map((word) => weightOf(word, indexed));
  const scored = indexed
    .map((entry) => ({ passage: entry.passage, score: scoreOf(entry, asked, weights) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * leastShare)
    .slice(0, mostAnswers)
    .map(({ passage }) => passage);
}

/** How much a word says: nothing when half of the passages have it, or a tenth of them when it is short. */
function weightOf(word: string, indexed: readonly Indexed[]): number {
  const count = indexed.filter(({ title, body }) => has(title, word) || has(body, word)).length;
  const most = isShort(word) ? indexed.length / 10 : indexed.length / 2;
  if (count === 0 || count > most) return 0;
  const fullness = isAlphabetic(word) ? Math.min(1, word.length / fullWordLetters) : 1;
  return Math.log(1 + indexed.length / count) * fullness ** 2;
}

/** "is", "как", "los": in alphabets short words are mostly grammar, and long ones say what is meant. */
const isShort = (word: string): boolean => word.length < shortBelow && isAlphabetic(word);

const isAlphabetic = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word);

function scoreOf(entry: Indexed, asked: readonly string[], weights: readonly number[]): number {
  const points = asked.map((word, index) => {
    const weight = weights[index] ?? 0;
    if (weight === 0) return 0;
    return (has(entry.title, word) ? titleWeight : has(entry.body, word) ? 1 : 0) * weight;
  });
  return points.reduce((sum, point) => sum + point, 0);
}

function has(words: readonly string[], asked: string): boolean {
  const stem = asked.length >= stemFrom ? asked.slice(0, -endingLetters) : asked;
  return words.some((word) => word === asked || (stem !== asked && word.startsWith(stem)));
}

/** Words of a text without case and accents; writing without spaces is taken apart by the browser. */
function wordList(text: string, language: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    plain.toLocaleLowerCase(language),
  );
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
