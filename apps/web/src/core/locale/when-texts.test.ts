import { compileMessages } from '@pavilion/i18n/compile-messages';
import { createCompiledTranslator } from '@pavilion/i18n/compiled-translator';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { createText } from '@pavilion/i18n/text';
import { expect, it } from 'vitest';
import { useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { presentFailure } from '../errors/present-failure.ts';
import { warnOfEnd } from '../session/expire-session.ts';
import { takeToasts, useToastStore } from '@pavilion/web-core/toasts/toast.store';
import { setTranslator } from './translate.ts';
import { whenTexts } from './when-texts.ts';

const waiting = () => useToastStore.getState().waiting;
const settled = () => new Promise((done) => setTimeout(done, 0));

/**
 * A page that has the texts of the home page; gives what brings the rest of them, as the second
 * file of a language does.
 */
function pageOfFirstTexts(): () => void {
  const messages = compileMessages(loadMessages('en-US', undefined, 'first'));
  const fail = (problem: Error): never => {
    throw problem;
  };
  const translator = createCompiledTranslator({ locale: 'en-US', messages, onProblem: fail });
  setTranslator(createText(translator, messages));
  return () => void Object.assign(messages, compileMessages(loadMessages('en-US')));
}

it('a warning and a failure that are told before the page is in a language wait for their words', async () => {
  warnOfEnd();
  presentFailure({ statusCode: -400, message: 'invalidTac' });
  await settled();
  expect(waiting()).toEqual([]);
  expect(useDialogStore.getState().message).toBeNull();
  const bringRest = pageOfFirstTexts();
  expect(waiting()).toEqual([]);
  bringRest();
  await settled();
  expect(takeToasts()).toMatchObject([
    {
      title: 'Session ended',
      text: 'Your session has expired or is no longer valid. Please sign in again.',
    },
  ]);
  expect(useDialogStore.getState().message).toMatchObject({
    title: 'Something went wrong',
    text: 'The code is not correct.',
  });
});

it('a warning on the home page, whose first texts lack it, waits for its words', async () => {
  const bringRest = pageOfFirstTexts();
  warnOfEnd();
  expect(waiting()).toEqual([]);
  bringRest();
  await settled();
  expect(takeToasts()).toMatchObject([{ title: 'Session ended' }]);
});

it('what has its words is said at once', () => {
  pageOfFirstTexts()();
  warnOfEnd();
  expect(takeToasts()).toMatchObject([{ title: 'Session ended' }]);
});

it('what has none in any language is said by its key', async () => {
  pageOfFirstTexts()();
  const said: string[] = [];
  whenTexts(['errors.noSuchCode'], (say) => said.push(say('errors.noSuchCode')));
  await settled();
  expect(said).toEqual(['errors.noSuchCode']);
});
