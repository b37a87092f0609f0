import { describe, expect, it } from 'vitest';
import type { FriendRow } from './friend-list.store.ts';
import { missingOfFriend, stateOfFriend } from './friend-state.ts';

const plan = { minDepositMinor: 1_000n, minTurnoverMinor: 5_000n, mustVerify: true };
const friend = (more: Partial<FriendRow> = {}): FriendRow => ({
  id: 'f',
  accountId: 'friend1',
  joinedAt: new Date(0),
  itemCode: 'invite',
  state: 'open',
  isVerified: false,
  depositedMinor: 0n,
  turnoverMinor: 0n,
  shareE8: '0',
  prizeMinor: 0n,
  ...more,
});

describe('a friend', () => {
  it.each([
    [{}, 'joined'],
    [{ isVerified: true }, 'verified'],
    [{ depositedMinor: 999n }, 'joined'],
    [{ depositedMinor: 1_000n }, 'deposited'],
    [{ isVerified: true, depositedMinor: 1_000n }, 'deposited'],
    [{ state: 'checking', depositedMinor: 1_000n }, 'checking'],
    [{ state: 'refused' }, 'refused'],
    [{ state: 'qualified' }, 'qualified'],
    [{ state: null }, 'joined'],
  ] as const)('with %o is %s', (more, state) => {
    expect(stateOfFriend(friend(more), plan)).toBe(state);
  });

  it('has deposited with anything where the plan asks for no deposit', () => {
    const free = { ...plan, minDepositMinor: 0n };
    expect(stateOfFriend(friend({ depositedMinor: 1n }), free)).toBe('deposited');
    expect(stateOfFriend(friend(), free)).toBe('joined');
  });

  it.each([
    [{}, ['verify', 'deposit', 'turnover']],
    [{ isVerified: true, depositedMinor: 1_000n }, ['turnover']],
    [{ state: 'checking' }, ['verify', 'deposit', 'turnover']],
    [{ state: 'qualified' }, []],
    [{ state: 'refused' }, []],
  ] as const)('with %o still has to do %o', (more, missing) => {
    expect(missingOfFriend(friend(more), plan)).toEqual(missing);
  });

  it('has nothing to do where there is no plan', () => {
    expect(missingOfFriend(friend(), null)).toEqual([]);
  });
});
