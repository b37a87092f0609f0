import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';
import { checkHandRecord } from './hand-record.ts';
import { cutCommitOf } from './sealed-deck.ts';
import { viewFor } from './view.ts';

function seated(count: number): HoldemTable {
  const table = new HoldemTable();
  for (const [place, player] of [...'abcdef'.slice(0, count)].entries())
    table.sit(player, place + 1, 1000n);
  return table;
}

const serverSeed = 'cd'.repeat(32);
const other = 'ef'.repeat(32);

describe('the deck of the next hand', () => {
  it('is wanted once two could play, and once only', () => {
    const table = seated(1);
    expect(table.effects.some(({ type }) => type === 'deck_wanted')).toBe(false);
    table.sit('b', 2, 1000n);
    table.sit('c', 3, 1000n);
    expect(table.effects.filter(({ type }) => type === 'deck_wanted')).toEqual([
      { type: 'deck_wanted', handNo: 1 },
    ]);
  });

  it('is taken when wanted, and its root told before any seed', () => {
    const table = seated(2);
    expect(table.do({ type: 'deck', handNo: 2, serverSeed })?.code).toBe('handNotFound');
    expect(table.do({ type: 'deck', handNo: 1, serverSeed })).toBeNull();
    expect(table.do({ type: 'deck', handNo: 1, serverSeed })?.code).toBe('handNotFound');
    const told = table.effects.find(({ type }) => type === 'hand_next');
    expect(told).toMatchObject({ handNo: 1, root: table.state.next?.deck.root });
    expect(viewFor(table.state, null).next).toMatchObject({ seeded: [], handNo: 1 });
  });

  it('counts only who had promised a seed before', () => {
    const table = seated(2);
    table.giveDeck();
    table.sit('c', 3, 1000n);
    expect(table.giveSeed('c')?.code).toBe('handNotFound');
    table.deal();
    expect(table.state.hand?.seats.map(({ playerId }) => playerId)).toEqual(['b', 'a']);
  });
});

describe('seeds', () => {
  it('are taken only as promised', () => {
    const table = seated(2);
    table.giveDeck();
    const seed = { type: 'seed', playerId: 'a', handNo: 1, nextCommit: other } as const;
    expect(table.do({ ...seed, seed: other })?.code).toBe('actionNotAllowed');
    expect(table.do({ ...seed, seed: 'text' })?.code).toBe('actionNotAllowed');
    expect(table.do({ ...seed, seed: other, handNo: 2 })?.code).toBe('handNotFound');
    expect(table.do({ ...seed, seed: other, playerId: 'z' })?.code).toBe('notSeated');
    expect(table.giveSeed('a')).toBeNull();
    expect(viewFor(table.state, 1)).toMatchObject({
      next: { seeded: [1] },
      own: { isSeedAwaited: false },
    });
    expect(viewFor(table.state, 2).own?.isSeedAwaited).toBe(true);
  });

  it('are not told before the hand begins', () => {
    const table = seated(3);
    table.giveDeck();
    table.giveSeed('a');
    const given = table.state.next?.candidates[0]?.seed;
    expect(
      JSON.stringify([viewFor(table.state, 2).next, viewFor(table.state, null).next]),
    ).not.toContain(given);
    table.deal();
    expect(viewFor(table.state, null).hand?.seeds[0]?.seed).toBe(given);
  });

  it('that come too late leave the seat out, count as held back and are spent', () => {
    const table = seated(3);
    table.giveDeck();
    table.giveSeed('a');
    table.giveSeed('b');
    table.pass(1_501);
    expect(table.state.hand?.seats.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(table.state.seats[2]).toMatchObject({ seedsHeldBack: 1 });
    const before = table.state.seats[2]?.commit;
    expect(table.giveSeed('c')).toBeNull();
    expect(table.state.seats[2]?.commit).not.toBe(before);
    expect(table.state.hand?.seeds).toHaveLength(2);
  });

  it('held back three times in a row make the seat sit out', () => {
    const table = seated(3);
    for (let hand = 0; hand < 3; hand += 1) {
      expect(table.state.seats[2]?.isSittingOut).toBe(false);
      table.deal({}, ['c']);
      for (let turn = table.turn(); turn; turn = table.turn()) table.act(turn, 'fold');
    }
    expect(table.state.seats[2]).toMatchObject({ isSittingOut: true, seedsHeldBack: 3 });
  });

  it('of fewer than two spend the number of the hand', () => {
    const table = seated(2);
    table.deal({}, ['a']);
    expect(table.effects.at(-2)).toEqual({ type: 'hand_cancelled', handNo: 1 });
    expect(table.effects.at(-1)).toEqual({ type: 'deck_wanted', handNo: 2 });
    table.deal();
    expect(table.state.hand?.handNo).toBe(2);
  });

  it('may be promised anew by who comes back, unless the old promise is being opened', () => {
    const table = seated(3);
    table.do({ type: 'sit_out', playerId: 'c' });
    const sitIn = { type: 'sit_in', playerId: 'c', post: false } as const;
    expect(table.do({ ...sitIn, commit: 'no hash' })?.code).toBe('actionNotAllowed');
    table.do({ ...sitIn, commit: cutCommitOf(other) });
    expect(table.state.seats[2]?.commit).toBe(cutCommitOf(other));
    table.giveDeck();
    table.do({ ...sitIn, commit: cutCommitOf(serverSeed) });
    expect(table.state.seats[2]?.commit).toBe(cutCommitOf(other));
  });
});

describe('a record', () => {
  function showdown(): HoldemTable {
    const table = seated(3);
    table.deal();
    for (const player of ['a', 'b', 'c']) table.act(player, 'all_in');
    return table;
  }

  it('is checked by anyone: seeds, cut, cards and money', () => {
    const record = showdown().records()[0]!;
    expect(record.shown).toHaveLength(3);
    expect(checkHandRecord(record)).toEqual([]);
    const [first, ...rest] = record.shown;
    const swapped = { ...first!, cards: first!.cards.toReversed() };
    expect(checkHandRecord({ ...record, shown: [swapped, ...rest] })).toEqual(['cardNotOfCut']);
    const board = record.board.map((card, place) => (place ? card : { ...card, card: 60 }));
    expect(checkHandRecord({ ...record, board })).toEqual(['cardNotOfCut']);
    const seeds = record.seeds.map((one) => ({ ...one, seed: other }));
    expect(checkHandRecord({ ...record, seeds })).toEqual(['seedNotOfCommit', 'cardNotOfCut']);
    expect(checkHandRecord({ ...record, rakeMinor: 1n })).toEqual(['moneyNotZero']);
  });

  it('has no hand that was not shown; those are sealed with the seed', () => {
    const table = seated(2);
    table.deal({ a: 'As Ad', b: 'Ks Kd' });
    table.act('a', 'fold');
    expect(table.records()[0]).toMatchObject({ shown: [], board: [] });
    const sealed = table.effects.find((effect) => effect.type === 'hand_sealed');
    expect(sealed?.type === 'hand_sealed' && sealed.sealed.hands).toMatchObject([
      { playerId: 'b', cards: [{ card: 46 }, { card: 44 }] },
      { playerId: 'a', cards: [{ card: 50 }, { card: 48 }] },
    ]);
  });
});

describe('the clock', () => {
  it('gives a turn its time and then the bank, and takes from the bank what was used', () => {
    const table = seated(2);
    table.deal();
    expect(viewFor(table.state, 1).hand?.turn).toEqual({
      seat: 1,
      endsAtMs: table.nowMs + 45_000,
      bankMs: 30_000,
    });
    table.pass(20_000);
    table.act('a', 'call');
    expect(table.state.seats[0]?.bankMs).toBe(25_000);
    table.pass(14_000);
    table.act('b', 'check');
    expect(table.state.seats[1]?.bankMs).toBe(30_000);
  });

  it('checks where that is possible, and sits the seat out', () => {
    const table = seated(2);
    table.deal();
    table.act('a', 'call');
    table.pass(45_000);
    expect(table.state.hand?.actions.at(-1)).toMatchObject({
      seat: 2,
      action: 'check',
      isForced: true,
    });
    expect(table.state.seats[1]).toMatchObject({ isSittingOut: true, bankMs: 0 });
  });

  it('refuses an action that comes after it, and has passed all the same', () => {
    const table = seated(3);
    table.deal();
    table.nowMs += 45_000;
    expect(table.act('a', 'call')?.code).toBe('notYourTurn');
    expect(table.turn()).toBe('b');
  });

  it('does not wait again in a hand for who is not there', () => {
    const table = seated(3);
    table.deal();
    for (const player of ['a', 'b']) table.act(player, 'call');
    table.do({ type: 'connection', playerId: 'c', isConnected: false });
    table.pass(45_000);
    expect(table.state.hand?.street).toBe('flop');
    table.act('b', 'check');
    expect(table.turn()).toBe('a');
    expect(table.state.hand?.actions.at(-1)).toMatchObject({ seat: 3, action: 'check' });
  });

  it('adds five seconds to the bank every ten hands', () => {
    const table = seated(2);
    for (let hand = 0; hand < 10; hand += 1) {
      expect(table.state.seats[0]?.bankMs).toBe(30_000);
      table.deal();
      table.act(table.turn()!, 'fold');
    }
    expect(table.state.seats[0]?.bankMs).toBe(35_000);
  });

  it('keeps a pause between hands', () => {
    const table = seated(2);
    table.deal();
    table.act('a', 'fold');
    table.giveDeck();
    table.giveSeed('a');
    table.giveSeed('b');
    table.pass(2_999);
    expect(table.state.hand?.handNo).toBe(1);
    table.pass(1);
    expect(table.state.hand?.handNo).toBe(2);
  });
});
