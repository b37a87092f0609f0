import type { CallInput, CallResponse, limitsActivity } from '@pavilion/contracts';
import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import { periodAround } from '@pavilion/domain/limits';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { readMoneyMoved, readPlay, type PlayRow } from './protection.store.ts';

type Answer = CallResponse<typeof limitsActivity>;

/** What the player played, paid in and took out in this day, week or month. */
export async function readActivity(
  { server, site, player, now }: PlayerContext,
  { period }: Pick<CallInput<typeof limitsActivity>, 'period'>,
): Promise<Answer> {
  const owner = { siteId: site.id, playerId: player.id };
  const { from } = periodAround(period, now);
  const { db } = server.database;
  const rows = await readPlay(db, owner, from);
  const money = await readMoneyMoved(db, owner, from, now);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const figures = (row: Omit<PlayRow, 'product'>) => ({
    staked: amount(row.stake_minor),
    returned: amount(row.return_minor),
    net: amount(row.return_minor - row.stake_minor),
    stakes: Number(row.stake_count),
  });
  const sum = (of: (row: PlayRow) => bigint): bigint =>
    rows.reduce((total, row) => total + of(row), 0n);
  return {
    from: from.toISOString(),
    value: rows.map((row) => ({ product: categoryOf(row.product), ...figures(row) })),
    total: {
      ...figures({
        stake_minor: sum((row) => row.stake_minor),
        return_minor: sum((row) => row.return_minor),
        stake_count: sum((row) => row.stake_count),
      }),
      deposited: amount(money.deposited),
      withdrawn: amount(money.withdrawn),
      minutes_signed_in: Number(money.minutes),
    },
    net_deposits_ever: amount(money.deposited_ever - money.withdrawn_ever),
  };
}

function categoryOf(product: string): CategoryCode {
  const code = categoryCodes.find((known) => known === product);
  if (!code) throw new Error(`play was counted for the unknown product ${product}`);
  return code;
}
