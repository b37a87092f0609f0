import type { BootData } from '@pavilion/contracts/boot-data';
import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { provideBoot } from '../core/boot.ts';
import { MinigameFrame } from './minigame-frame.tsx';

const messages = compileMessages(loadMessages('en-US'));

function show(isPlayer: boolean): string {
  const view = { layout: 'wide', timeZone: 'UTC', isPlayer };
  provideBoot({ view } as Partial<BootData> as BootData);
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" timeZone="UTC" messages={messages}>
      <MinigameFrame>the game</MinigameFrame>
    </I18nProvider>,
  );
}

it('the stage has a way out and is the main part of the page', () => {
  expect(show(false)).toMatch(/<button [^>]*aria-label="Close"/);
  expect(show(false)).toMatch(/<main id="main"[^>]*>the game<\/main>/);
});

it('the bar names tokens and balance of players alone, and no amount that is not known', () => {
  expect(show(false)).not.toContain('<dl');
  expect(show(true)).toMatch(/<dt>Tokens<\/dt><dd>•••<\/dd>.*<dt>Balance<\/dt><dd>•••<\/dd>/);
});
