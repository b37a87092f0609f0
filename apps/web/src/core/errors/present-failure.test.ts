import { compileMessages } from '@pavilion/i18n/compile-messages';
import { createCompiledTranslator } from '@pavilion/i18n/compiled-translator';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { createText } from '@pavilion/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDialog, useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { setTranslator } from '../locale/translate.ts';
import { takeToasts } from '@pavilion/web-core/toasts/toast.store';
import { presentFailure } from './present-failure.ts';

const invalidTac = { statusCode: -400, message: 'invalidTac' };
const shown = { tone: 'error', title: 'Something went wrong', text: 'The code is not correct.' };

beforeEach(() => {
  const messages = compileMessages(loadMessages('en-US'));
  const fail = (problem: Error): never => {
    throw problem;
  };
  const translator = createCompiledTranslator({ locale: 'en-US', messages, onProblem: fail });
  setTranslator(createText(translator, messages));
  takeToasts();
  closeDialog();
});

describe('a failure that is shown (specification, points 8 and 9)', () => {
  it('stands in a dialog', () => {
    presentFailure(invalidTac);
    expect(useDialogStore.getState().message).toEqual(shown);
    expect(takeToasts()).toEqual([]);
  });

  it('in its toast form stays 3 seconds', () => {
    presentFailure(invalidTac, { asToast: true });
    expect(takeToasts()).toEqual([{ ...shown, durationMs: 3000 }]);
    expect(useDialogStore.getState().message).toBeNull();
  });

  it('without a message has the text of an unknown error, and a sentence stays as it came', () => {
    presentFailure({ statusCode: -400, message: '' }, { asToast: true });
    presentFailure({ statusCode: -400, message: 'Down until 3 pm.' }, { asToast: true });
    const [unknown, sentence] = takeToasts();
    expect(unknown?.text).toBe('An unknown error occurred. Please try again.');
    expect(sentence?.text).toBe('Down until 3 pm.');
  });
});
