import {
  destinationAdd,
  stepUpCode,
  withdrawalCreate,
  type CallResponse,
  type withdrawalStatus,
} from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { seedWithdrawalMethods, type WithdrawalSettings } from '../modules/money/payouts/index.ts';
import { sign, signatureHeaders, signingSecrets } from '../modules/money/payments/index.ts';

export type Withdrawal = CallResponse<typeof withdrawalStatus>['value'];

let phones = 0;

/** A site that pays out at once and by rule, and what its players do there. */
export async function createPayoutWorld(
  server: TestServer,
  settings: Partial<WithdrawalSettings> = {},
) {
  const { context, sites } = server;
  await seedWithdrawalMethods(context, sites.alpha, {
    rest_minutes: 0,
    auto_age_days: 0,
    send_after_seconds: 0,
    daily_max_minor: null,
    ...settings,
  });

  /** A fresh code of the second step. One is sent a minute. */
  async function stepUp(player: TestPlayer) {
    server.advance(61_000);
    await server.call(stepUpCode, player.me);
    return { kind: 'code' as const, value: await server.outboxCode(player.accountId) };
  }

  /** A wallet of the player that can be used. */
  async function wallet(player: TestPlayer, holder_name = 'Ana Cruz'): Promise<string> {
    phones += 1;
    const { destination_id } = await server.call(destinationAdd, {
      ...player.me,
      method_code: 'gcash',
      holder_name,
      fields: { phone: `0918${String(phones).padStart(7, '0')}` },
      step_up: await stepUp(player),
    });
    return destination_id;
  }

  async function withdraw(
    player: TestPlayer,
    destination_id: string,
    amount: string,
    more: { request_id?: string } = {},
  ): Promise<Withdrawal> {
    const step_up = await stepUp(player);
    const input = { ...player.me, destination_id, amount, step_up, ...more };
    return (await server.call(withdrawalCreate, input)).value;
  }

  const pocket = async (player: TestPlayer, kind: 'cash' | 'pending_withdrawal') =>
    formatAmount(
      await context.ledger.balance(
        player.siteId,
        { owner: 'player', playerId: player.id, kind },
        'PHP',
      ),
      'PHP',
    );

  /** State straight from its row: sessions end while tests let time pass. */
  const stateOf = async (withdrawalId: string) =>
    (
      await context.database.db
        .selectFrom('withdrawals')
        .select('state')
        .where('id', '=', withdrawalId)
        .executeTakeFirst()
    )?.state;

  const incidents = async (withdrawalId: string): Promise<string[]> =>
    (
      await context.database.db
        .selectFrom('payment_incidents')
        .select(['code', 'detail'])
        .orderBy('id')
        .execute()
    )
      .filter(({ detail }) => detail['withdrawal_id'] === withdrawalId)
      .map(({ code }) => code);

  /** Sends a webhook as the provider would, or as somebody else; gives the status of the answer. */
  async function webhook(
    message: object | string,
    signing: { id?: string; byMs?: number; secret?: string; signature?: string } = {},
  ): Promise<number> {
    const rawBody = typeof message === 'string' ? message : JSON.stringify(message);
    const webhookId = signing.id ?? context.ids.next();
    const nowMs = context.clock.now().getTime() + (signing.byMs ?? 0);
    const timestamp = String(Math.floor(nowMs / 1000));
    const [secret] = await signingSecrets(
      context.database.db,
      'payout:sandbox',
      context.clock.now(),
    );
    const signed = { webhookId, timestamp, rawBody };
    const response = await server.fetch('http://alpha.test/payouts/webhook/sandbox', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.id]: webhookId,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.signature]: signing.signature ?? sign(signed, signing.secret ?? secret),
      },
      body: rawBody,
    });
    return response.status;
  }

  /** What the provider would tell of a withdrawal. */
  async function messageOf(withdrawalId: string, status: 'open' | 'paid' | 'declined') {
    const row = await context.database.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', withdrawalId)
      .executeTakeFirstOrThrow();
    return {
      reference: row.provider_reference ?? `sbo-${row.id}`,
      merchant_reference: row.id,
      status,
      currency: row.currency,
      amount_minor: String(row.amount_minor - row.fee_minor),
    };
  }

  return { stepUp, wallet, withdraw, pocket, stateOf, incidents, webhook, messageOf };
}

export type PayoutWorld = Awaited<ReturnType<typeof createPayoutWorld>>;
