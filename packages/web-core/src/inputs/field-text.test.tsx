import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFieldText } from './field-text.ts';

function Said({ code }: { code: string }) {
  return <p>{useFieldText()(code)}</p>;
}

const said = (code: string) =>
  renderToString(
    <I18nProvider
      tag="en-US"
      timeZone="UTC"
      messages={compileMessages(loadMessages('en-US'))}
      onProblem={(problem) => {
        throw problem;
      }}
    >
      <Said code={code} />
    </I18nProvider>,
  );

it.each([
  ['required', 'This field is required'],
  ['invalidReferrer', 'This referral code is not valid.'],
  ['errors.invalidReferrer', 'This referral code is not valid.'],
  ['samePassword', 'The new password must differ from the current one'],
])('a refused field says the words of %s, never its code', (code, text) => {
  expect(said(code)).toBe(`<p>${text}</p>`);
});
