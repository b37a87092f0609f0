import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { createTranslator } from '@pavilion/i18n/server';
import { cardGameCodes, houseGames, type HandGame } from '@pavilion/games';
import { vectorStream } from '@pavilion/games/testing/streams';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GameInfo, RoundRecord, WireEvent } from '../game-info.ts';
import { houseGameRows } from '../house-games.ts';
import type { PlayView } from '../stages/play/play-view.types.ts';

const messages = compileMessages(loadMessages('en-US'));
const t = createTranslator('en-US');

async function viewOf(code: (typeof cardGameCodes)[number]): Promise<PlayView> {
  const row = houseGameRows[code];
  if (row.engine !== 'hand') throw new Error(`${code} is no game of hands`);
  return row.view();
}

/** A hand of nonce 0 that is ended by its rule, or for video poker by holding nothing. */
function roundOf(code: (typeof cardGameCodes)[number]): RoundRecord {
  const game = houseGames[code] as HandGame<never>;
  const parsed = game.parseParams({});
  if (!parsed.ok) throw new Error('no bet');
  const open = game.run(parsed.params, [], vectorStream(0), 1_000n);
  const hold = { action: 'hold', params: { hold: [] } };
  const end = open.allowed.includes('hold') ? hold : game.finishBy(open);
  const { outcome, events } = game.run(parsed.params, end ? [end] : [], vectorStream(0), 1_000n);
  const amounts = { stake: '10.00', base_stake: '10.00', payout: '0.00', currency: 'EUR' };
  return {
    ...amounts,
    round_id: code,
    params: {},
    multiplier: '0.00',
    outcome,
    events,
  } as unknown as RoundRecord;
}

const shownBy = (node: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      {node}
    </I18nProvider>,
  );

describe.each(cardGameCodes)('the table of %s', (code) => {
  it('is recalled with every card, and says each of its events in words', async () => {
    const { Recall, caption } = await viewOf(code);
    const round = roundOf(code);
    if (!Recall) throw new Error('no picture of the round as it was');
    const markup = shownBy(<Recall round={round} />);
    expect(markup).not.toContain('Card face down');
    for (const event of round.events as WireEvent[]) {
      if (event.type === 'dealt' && event['card'] === null && event['to'] !== 'dealer') continue;
      expect(caption(event, t)).toMatch(/\w/);
    }
  });
});

describe('between hands', () => {
  const idle = {
    params: {},
    onParams: () => undefined,
    round: null,
    shown: [],
    isBusy: false,
    isPlaying: false,
    actions: [],
    onAction: () => undefined,
    register: () => () => undefined,
    sound: () => undefined,
  };

  it.each([
    ['blackjack', 2 + 2, 'perfect_pairs', ['Blackjack 3:2 · Insurance 2:1', 'Perfect pairs']],
    ['three-card-poker', 3 + 3, 'pair_plus', ['Pair plus']],
    ['casino-holdem', 2 + 5 + 2, 'aa_bonus', ['AA bonus']],
    ['caribbean-stud', 5 + 5, null, []],
  ] as const)('the felt of %s has its places printed', async (code, places, sideBet, printed) => {
    const { Scene } = await viewOf(code);
    const properties = sideBet === null ? {} : { [sideBet]: {} };
    const info = { params: { properties } } as unknown as GameInfo;
    const markup = shownBy(<Scene {...idle} info={info} />);
    expect(markup.match(/aria-hidden="true"><\/li>/g)).toHaveLength(places);
    for (const words of ['Dealer', 'Your hand', ...printed]) expect(markup).toContain(`>${words}<`);
  });
});

describe('captions', () => {
  it.each<[WireEvent, string | null]>([
    [{ type: 'dealt', to: 'player', hand: 0, card: 50 }, 'You get Ace of spades.'],
    [{ type: 'dealt', to: 'dealer', hand: 0, card: null }, 'The dealer takes a card face down.'],
    [{ type: 'dealt', to: 'board', hand: 0, card: null }, null],
    [{ type: 'acted', action: 'double', hand: 0, stake: '10.00' }, 'Double.'],
    [{ type: 'side', bet: 'perfect_pairs', payout: '13.00' }, 'Perfect pairs: 13.00.'],
    [{ type: 'side', bet: 'perfect_pairs', payout: '0.00' }, 'Perfect pairs: nothing.'],
    [{ type: 'result', hand: 0, result: 'lost', payout: '0.00' }, 'Lost.'],
    [{ type: 'result', hand: 0, result: 'won', payout: '20.00' }, 'Won: 20.00.'],
  ])('%j is told as %s', async (event, words) => {
    expect((await viewOf('blackjack')).caption(event, t)).toBe(words);
  });
});
