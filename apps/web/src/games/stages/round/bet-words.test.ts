import { locales, messageLocaleCodes } from '@pavilion/domain/locales';
import { createTranslator } from '@pavilion/i18n/server';
import { expect, it } from 'vitest';

/** What fits one line of the button in the narrowest panel, 280 px at 18 px a letter. */
const lettersOfLine = 26;

// A button that grows when betting closes pushes everything below it down, under the thumb of who
// bets.
it.each(messageLocaleCodes)('closed betting is told in one line of the button: %s', (code) => {
  const t = createTranslator(locales[code].tag);
  for (const key of ['ui.game.round.waiting', 'ui.game.round.betAhead'] as const)
    expect(t(key).length).toBeLessThanOrEqual(lettersOfLine);
});
