/** What a site says about one thing: a heading of a page and the words under it. */
export interface Passage {
  path: string;
  title: string;
  /** Plain words. */
  text: string;
}

/** Passages of one language, by their words. */
export interface PassageIndex<Kind extends Passage> {
  /** Takes a passage in, behind those that are there. */
  add(passage: Kind): void;
  /**
   * The passages that answer a question best, best first; none when no word of the question says
   * anything. Of two that answer it as well the one that was added first. `mayTell` keeps some of
   * them back.
   */
  find(question: string, mayTell?: (passage: Kind) => boolean): Kind[];
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

/** Numbers of the passages that have a word. */
interface Places {
  title: number[];
  body: number[];
}

/**
 * An empty index. Works in every language: words that stand in many passages count little, so no
 * list of empty words is needed. A question looks at the passages that have its words and at no
 * others, so that ten thousand cost little.
 */
export function createPassageIndex<Kind extends Passage>(language: string): PassageIndex<Kind> {
  const passages: Kind[] = [];
  const places = new Map<string, Places>();
  /** All words in order, made when they are first needed after a passage was added. */
  let ordered: string[] | null = null;
  const note = (text: string, part: keyof Places): void => {
    for (const word of new Set(wordList(text, language))) {
      const known = places.get(word) ?? { title: [], body: [] };
      known[part].push(passages.length - 1);
      places.set(word, known);
    }
  };
  return {
    add(passage) {
      passages.push(passage);
      note(passage.title, 'title');
      note(passage.text, 'body');
      ordered = null;
    },
    find(question, mayTell = () => true) {
      ordered ??= [...places.keys()].sort();
      const scores = new Map<number, number>();
      for (const word of new Set(wordList(question, language)))
        addPoints(scores, word, { ordered, places, count: passages.length });
      return bestOf(scores, (index) => {
        const passage = passages[index];
        return passage !== undefined && mayTell(passage) ? passage : null;
      });
    },
  };
}

/** Gives every passage that has a word its points. */
function addPoints(
  scores: Map<number, number>,
  word: string,
  { ordered, places, count }: { ordered: string[]; places: Map<string, Places>; count: number },
): void {
  const title = new Set<number>();
  const body = new Set<number>();
  for (const form of formsOf(word, ordered)) {
    const found = places.get(form);
    for (const index of found?.title ?? []) title.add(index);
    for (const index of found?.body ?? []) body.add(index);
  }
  const all = new Set([...title, ...body]);
  const weight = weightOf(word, all.size, count);
  if (weight === 0) return;
  for (const index of all) {
    const points = (title.has(index) ? titleWeight : 1) * weight;
    scores.set(index, (scores.get(index) ?? 0) + points);
  }
}

/** The word itself, and longer ones with the same beginning but for their ending. */
function formsOf(word: string, ordered: string[]): string[] {
  if (word.length < stemFrom) return [word];
  const stem = word.slice(0, -endingLetters);
  const forms: string[] = [];
  for (let index = firstFrom(ordered, stem); index < ordered.length; index += 1) {
    const form = ordered[index] ?? '';
    if (!form.startsWith(stem)) break;
    forms.push(form);
  }
  return forms;
}

/** Where the first word that is not before another stands, by halves. */
function firstFrom(ordered: readonly string[], word: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * How much a word says: nothing when half of the passages have it, or a tenth of them when it is
 * short.
 */
function weightOf(word: string, having: number, count: number): number {
  const most = isShort(word) ? count / 10 : count / 2;
  if (having === 0 || having > most) return 0;
  const fullness = isAlphabetic(word) ? Math.min(1, word.length / fullWordLetters) : 1;
  return Math.log(1 + count / having) * fullness ** 2;
}

/**
 * "is", "как", "los": in alphabets short words are mostly grammar, and long ones say what is meant.
 */
const isShort = (word: string): boolean => word.length < shortBelow && isAlphabetic(word);

const isAlphabetic = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word);

function bestOf<Kind>(scores: Map<number, number>, told: (index: number) => Kind | null): Kind[] {
  const scored = [...scores].toSorted(([first, a], [second, b]) => b - a || first - second);
  const found: Kind[] = [];
  let best = 0;
  for (const [index, score] of scored) {
    if (found.length === mostAnswers || score < best * leastShare) break;
    const passage = told(index);
    if (passage === null) continue;
    best = Math.max(best, score);
    found.push(passage);
  }
  return found;
}

/**
 * Words of a text without case and accents; writing without spaces is taken apart by the runtime.
 */
function wordList(text: string, language: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLocaleLowerCase(language);
  const segments = segmenterOf(language).segment(plain);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const segmenters = new Map<string, Intl.Segmenter>();

/** One for each language: to make one costs more than a passage. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}
