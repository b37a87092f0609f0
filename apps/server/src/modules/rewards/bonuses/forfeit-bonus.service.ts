import { createHmac, timingSafeEqual } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { CallInput, CallResponse } from '@pavilion/contracts';
import type { bonusForfeit } from '@pavilion/contracts/player/rewards/bonus-forfeit.contract';
import type { bonusForfeitPreview } from '@pavilion/contracts/player/rewards/bonus-forfeit-preview.contract';
import { formatAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { withdrawableOf } from '../../money/payouts/index.ts';
import { balanceOf, publishBalance } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { viewOfBonus } from './bonus-list.service.ts';
import {
  endBonus,
  lockBonus,
  readOpenStakes,
  type BonusRow,
  type OpenStake,
} from './bonus.store.ts';
import { isFunded } from './offer-bonus.service.ts';

type Quote = CallResponse<typeof bonusForfeitPreview>['value'];
type Preview = CallInput<typeof bonusForfeitPreview>;
type Forfeit = CallInput<typeof bonusForfeit>;

/** A quote holds so long. */
const quoteMs = 5 * 60 * 1000;

/**
 * What giving a bonus up keeps and what it loses, with an id that holds as long as nothing of it
 * changes.
 */
export async function previewForfeit(context: PlayerContext, input: Preview) {
  const facts = await inTransaction(context.server.database, (executor) =>
    factsOf(executor, context, input.bonus_id),
  );
  return { value: await quoteOf(context, facts, context.now.getTime() + quoteMs) };
}

/**
 * Ends a bonus for its player by a quote they saw. Fails with `quoteChanged` when anything in the
 * quote is no more so, or it is older than five minutes.
 */
export async function forfeitBonus(context: PlayerContext, input: Forfeit) {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const wallet = { ...owner, currency: site.currency.code };
  return answerOnce(
    context,
    input,
    async (executor) => {
      const facts = await factsOf(executor, context, input.bonus_id);
      if (!isQuote(server, facts, input.quote_id, now)) fail('quoteChanged');
      const { id } = facts.bonus;
      await endBonus(executor, id, 'forfeited', now);
      await publishBalance(server, executor, wallet);
      const value = (await viewOfBonus(context, id, executor)) ?? fail('bonusNotFound');
      return { value, ...(await balanceOf(server, wallet, executor)) };
    },
    { isGift: false },
  );
}

interface Facts {
  bonus: BonusRow;
  open: OpenStake[];
  pocketMinor: bigint;
  cashMinor: bigint;
}

/** What a quote is about, locked. Fails with `bonusNotFound`, `bonusOver`. */
async function factsOf(
  executor: Executor,
  { server, site, player }: PlayerContext,
  said: string,
): Promise<Facts> {
  const owner = { siteId: site.id, playerId: player.id };
  const bonusId = said.toLowerCase();
  const bonus = isUuid(bonusId) ? await lockBonus(executor, owner, bonusId) : null;
  if (!bonus) return fail('bonusNotFound');
  if (bonus.ended_at !== null) fail('bonusOver');
  const balances = await server.ledger.balances(owner, executor);
  const of = (kind: string): bigint =>
    balances.find((row) => row.kind === kind && row.currency === bonus.currency)?.availableMinor ??
    0n;
  return {
    bonus,
    open: await readOpenStakes(executor, site.id, bonus.id),
    pocketMinor: isFunded(bonus) ? of('bonus') : 0n,
    cashMinor: of('cash'),
  };
}

async function quoteOf(context: PlayerContext, facts: Facts, expires: number): Promise<Quote> {
  const { server, site } = context;
  const { bonus, open, pocketMinor, cashMinor } = facts;
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const counted =
    bonus.counted_minor < bonus.required_minor ? bonus.counted_minor : bonus.required_minor;
  const granted = isFunded(bonus) ? bonus.granted_minor : 0n;
  const left = pocketMinor < granted ? pocketMinor : granted;
  return {
    quote_id: quoteId(server, facts, expires),
    expires_at: new Date(expires).toISOString(),
    keep: {
      cash: amount(cashMinor),
      withdrawable: (await withdrawableOf(context)).withdrawable,
    },
    lose: {
      bonus: amount(left),
      winnings: amount(pocketMinor - left),
      open_bets: open.map(({ type, id, bonusMinor }) => ({
        ...{ type, id },
        bonus_stake: amount(bonusMinor),
      })),
      counted: amount(counted),
      required: amount(bonus.required_minor),
    },
  };
}

function quoteId({ appSecret }: ServerContext, facts: Facts, expires: number): string {
  const { bonus, open, pocketMinor, cashMinor } = facts;
  const { id, state, counted_minor: counted } = bonus;
  const said = canonicalHash({ id, state, counted, open, pocketMinor, cashMinor, expires });
  const mac = createHmac('sha256', `${appSecret}:forfeit`).update(said).digest('hex').slice(0, 32);
  return `${expires.toString(36)}.${mac}`;
}

function isQuote(server: ServerContext, facts: Facts, said: string, now: Date): boolean {
  const expires = Number.parseInt(said.split('.', 1)[0] ?? '', 36);
  if (!(expires > now.getTime())) return false;
  const [a, b] = [Buffer.from(quoteId(server, facts, expires)), Buffer.from(said)];
  return a.length === b.length && timingSafeEqual(a, b);
}
