import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { PlayState, PlayStore } from './play-store.ts';
import { houseGameRow } from '../../house-games.ts';
import type { RoundRecord } from '../../game-info.ts';
import { Captions } from './play-table.tsx';

const messages = compileMessages(loadMessages('en-US'));

/** What a screen reader is told of a game in a state. */
async function told(code: string, state: Partial<PlayState>): Promise<string> {
  const row = houseGameRow(code);
  if (!row || row.engine === 'round' || row.engine === 'table')
    throw new Error(`${code} has no captions`);
  const view = await row.view();
  const base = { heard: null, phase: 'idle', round: null, shown: 0, results: [] };
  const store = createStore(() => ({ ...base, ...state })) as unknown as PlayStore;
  const markup = renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <Captions store={store} view={view} />
    </I18nProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

const roundOf = (multiplier: string): RoundRecord =>
  ({ round_id: 'r', multiplier, state: 'settled' }) as RoundRecord;
const over = (multiplier: string, heard: { type: string }): Partial<PlayState> => {
  const round = roundOf(multiplier);
  return { heard, round, results: [round], shown: 1 };
};

it('says what a round paid once its picture is over, not before', async () => {
  const rolled = { type: 'rolled', roll: '41.11' };
  expect(await told('dice', over('2.00', rolled))).toBe('The roll is 41.11. The round pays 2×.');
  expect(await told('dice', over('0.00', rolled))).toBe(
    'The roll is 41.11. The round pays nothing.',
  );
  const playing = { ...over('2.00', rolled), phase: 'playing', results: [] } as const;
  expect(await told('dice', playing)).toBe('The roll is 41.11.');
  // The next round has begun and shown nothing: the last one is not told again.
  expect(await told('dice', { ...playing, shown: 0 })).toBe('');
});

it('says once what a machine says itself', async () => {
  const settled = { type: 'settled', multiplier: '5.60' };
  expect(await told('lines-5x3', over('5.60', settled))).toBe('The round pays 5.6×.');
});
