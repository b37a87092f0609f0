import type { CallFunction } from '@pavilion/client/client';
import { login, signup, tacVerify } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import { alphaHost, betaHost } from './test-sites.ts';

/** A player with an open session. */
export interface TestPlayer {
  id: string;
  siteId: string;
  host: string;
  accountId: string;
  password: string;
  phone: string;
  email: string;
  token: string;
  /** What a signed-in call needs: spread it into the request. */
  me: { account_id: string; auth: string; domain_name: string };
}

export const testPassword = 'Quiet-river-42';
let made = 0;

/** Details of a person nobody else in this process has. */
export function newPerson(host: string = alphaHost) {
  made += 1;
  const number = String(made).padStart(6, '0');
  return {
    domain_name: host,
    account_id: `player${number}`,
    password: testPassword,
    contact_phone: phoneOf(host, number),
    contact_email: `player${number}@example.com`,
  };
}

/**
 * A mobile number as people of the first two sites' countries write it, Philippines and Japan; on
 * any other site as it is written abroad.
 */
function phoneOf(host: string, number: string): string {
  if (host === betaHost) return `0901${number}0`;
  return host === alphaHost ? `09171${number}` : `+639171${number}`;
}

/** Newest code sent to an account. Throws when there is none. */
export async function outboxCode(context: ServerContext, accountId: string): Promise<string> {
  const row = await context.database.db
    .selectFrom('outbox_messages')
    .select('code')
    .where('account_id', '=', accountId)
    .where('code', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row?.code) throw new Error(`no code was sent to ${accountId}`);
  return row.code;
}

/** Signs a new player up, verifies and signs in, all by the public calls. */
export async function signUpPlayer(
  context: ServerContext,
  call: CallFunction,
  host: string = alphaHost,
): Promise<TestPlayer> {
  const person = newPerson(host);
  await call(signup, person);
  const { account_id, domain_name } = person;
  await call(tacVerify, { account_id, domain_name, tac: await outboxCode(context, account_id) });
  const { token } = await call(login, { account_id, domain_name, password: person.password });
  const site = context.sites.byHost(host);
  const row = await context.database.db
    .selectFrom('players')
    .select(['id', 'site_id', 'phone'])
    .where('account_id', '=', account_id)
    .where('site_id', '=', site?.id ?? '')
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    siteId: row.site_id,
    host,
    accountId: account_id,
    password: person.password,
    phone: row.phone,
    email: person.contact_email,
    token,
    me: { account_id, auth: token, domain_name },
  };
}

/** Gives a player cash (minor units of his site's currency) out of the promotion fund. */
export async function fund(
  context: ServerContext,
  player: TestPlayer,
  amountMinor: bigint,
): Promise<void> {
  const site = context.sites.byId(player.siteId);
  if (!site) throw new Error('the player has no site');
  await inTransaction(context.database, (executor) =>
    context.ledger.post(executor, {
      siteId: player.siteId,
      source: 'test',
      key: context.ids.next(),
      kind: 'promotion',
      currency: site.currency.code,
      lines: [
        { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
        { owner: 'player', playerId: player.id, kind: 'cash', amountMinor },
      ],
    }),
  );
}
