import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Problem } from '../play/bet-panel.tsx';

const messages = compileMessages(loadMessages('en-US'));

const said = (code: string, detail: string | null): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <Problem problem={{ code, detail, paths: [] }} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');

it('says which limit of the player refused a stake, and what it leaves', () => {
  expect(said('limitReached', 'stake day 40.00')).toBe(
    'This is above your limit. Stakes, per day: $40.00 left.',
  );
  expect(said('stakeTooHigh', '50.00')).toMatch(/\(50\.00\)$/);
});
