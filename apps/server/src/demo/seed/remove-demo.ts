import type { ServerContext } from '../../context.ts';
import {
  accountsOpenedBy,
  closeForGood,
  computerPlayers,
  type DemoPlayer,
} from '../../modules/account/identity/index.ts';
import { demoAccount } from './seed-demo.ts';

/** True while the demo account's public password opens an account of any site. */
export async function isDemoOpen(context: ServerContext): Promise<boolean> {
  return (await accountsOpenedBy(context, demoAccount, { onlyOne: true })).length > 0;
}

/**
 * Takes the demo's players out of business: who signs in with the public password and those the
 * computer plays are closed for good, and what they have goes back to the promotion fund it came
 * from. Sites and open bets stay. Gives how many were closed.
 */
export async function removeDemo(context: ServerContext, actor: string): Promise<number> {
  const players = [
    ...(await accountsOpenedBy(context, demoAccount)),
    ...(await computerPlayers(context)),
  ];
  for (const player of players) {
    await closeForGood(context, actor, player);
    await takeFundsBack(context, player);
  }
  return players.length;
}

async function takeFundsBack(
  { ledger, database }: ServerContext,
  { id, siteId }: DemoPlayer,
): Promise<void> {
  for (const { kind, currency, availableMinor } of await ledger.balances({
    siteId,
    playerId: id,
  })) {
    if (availableMinor <= 0n || (kind !== 'cash' && kind !== 'token')) continue;
    await ledger.post(database.db, {
      siteId,
      source: 'seed',
      key: `demo-removed:${kind}:${id}`,
      kind: 'promotion',
      currency,
      lines: [
        { owner: 'player', playerId: id, kind, amountMinor: -availableMinor },
        { owner: 'house', kind: 'promo_fund', amountMinor: availableMinor },
      ],
      ref: { reason: 'demo removed' },
    });
  }
}
