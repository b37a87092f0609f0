import type { CallInput, CallResponse, depositList, depositMethods } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import { fail } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import type { Site } from '../../site-directory/index.ts';
import { findDeposit, readDeposits } from './deposit.store.ts';
import { depositView, type DepositView } from './deposit-view.ts';
import { readMethods } from './payment-method.store.ts';
import { providerOf } from './provider-catalogue.ts';

type Method = CallResponse<typeof depositMethods>['value'][number];

const defaultLimit = 20;

/** Ways to pay into the site, in the site's order; none whose provider this server may not use. */
export async function listMethods(server: ServerContext, site: Site): Promise<Method[]> {
  const methods = await readMethods(server.database.db, site.id);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return methods
    .filter(({ currency }) => currency === site.currency.code)
    .filter(({ provider }) => providerOf(provider)?.isOpen(server))
    .map((method) => ({
      method_code: method.code,
      name: method.name,
      currency: method.currency,
      min_amount: amount(method.min_minor),
      max_amount: amount(method.max_minor),
      fee: amount(method.fee_minor),
      eta_minutes: method.eta_minutes,
    }));
}

/** One deposit of the player. Fails with depositNotFound. */
export async function depositOf(
  { server, site, player }: PlayerContext,
  depositId: string,
): Promise<DepositView> {
  const owner = { siteId: site.id, playerId: player.id };
  const row = isUuid(depositId)
    ? await findDeposit(server.database.db, owner, depositId)
    : undefined;
  return row ? depositView(row) : fail('depositNotFound');
}

/** A page of the player's deposits, newest first; the cursor is the id of the last one of the page before. */
export async function listDeposits(
  { server, site, player }: PlayerContext,
  input: CallInput<typeof depositList>,
): Promise<CallResponse<typeof depositList>> {
  const limit = input.limit ?? defaultLimit;
  const rows = await readDeposits(
    server.database.db,
    { siteId: site.id, playerId: player.id },
    { beforeId: input.cursor && isUuid(input.cursor) ? input.cursor : undefined, limit: limit + 1 },
  );
  const value = rows.slice(0, limit).map(depositView);
  return { value, next_cursor: rows.length > limit ? (value.at(-1)?.deposit_id ?? null) : null };
}
