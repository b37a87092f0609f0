import { moneyFault, playAudited } from '@pavilion/games/testing/audited-holdem';
import { refereeFault } from '@pavilion/games/testing/holdem-referee';
import { checkHandRecord } from '@pavilion/games/table/holdem/index';
import { describe, expect, it } from 'vitest';

const kinds = ['no_limit', 'fixed_limit'] as const;
const seatCounts = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Players who sit, leave, buy, wait, lose their line and hold seeds back, and do anything they may:
 * every chip is accounted for, every action judged.
 */
describe.each(kinds)('hold’em of %s', (kind) => {
  it.each(seatCounts)('keeps every chip at a table of %i over hundreds of hands', (seatCount) => {
    const records = playAudited(seatCount, kind, 4000);
    expect(records.length).toBeGreaterThan(200);
    expect(records.map(moneyFault).filter((fault) => fault !== null)).toEqual([]);
    expect(records.flatMap(checkHandRecord)).toEqual([]);
    expect(records.map((one) => refereeFault(one, kind, 10n)).filter(Boolean)).toEqual([]);
  });
});
