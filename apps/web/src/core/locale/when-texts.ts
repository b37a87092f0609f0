// chunk: later
import type { TextValue } from '@pavilion/i18n';
import { logProblem } from '@pavilion/web-core/log';
import { allTexts } from './texts.ts';
import { translate, untilTranslated } from './translate.ts';

/** Gives the text of a key, or the key where there is none in any language. */
export type Say = (key: string, values?: Record<string, TextValue>) => string;

const say: Say = (key, values) => translate(key, values) ?? key;

/**
 * Says something outside components once its words are there: at once where they are, else when the
 * rest of the texts has come. A visit begins with those of the home page alone, and a toast or a
 * dialog without words is none. Texts that do not come are not waited for for ever: then it is said
 * with the keys that have none, because it must be seen all the same.
 */
export function whenTexts(keys: readonly string[], speak: (say: Say) => void): void {
  if (keys.every((key) => translate(key) !== null)) return speak(say);
  const speakNow = (): void => speak(say);
  void untilTranslated()
    .then(allTexts)
    .catch((cause: unknown) => logProblem('the texts of a message could not be loaded', cause))
    .then(speakNow);
}
