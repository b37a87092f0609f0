import type { CallInput, CallResponse, cashOutRuleSet } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { partText } from '../betting/index.ts';
import { lockBet, type WorthBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import { percentOf } from './part.ts';
import { deleteRule, writeRule } from './rule.store.ts';
import { readCashOutTerms } from './terms.store.ts';

type Input = Pick<CallInput<typeof cashOutRuleSet>, 'bet_id' | 'amount' | 'part'>;

/**
 * Sets the amount at which an open bet is cashed out by itself, in place of the one it had; null
 * takes it back, whatever became of the bet. Fails with betNotFound, and with cashOutUnavailable
 * for a bet that is over or has a voucher, and where the site allows none.
 */
export async function setCashOutRule(
  { server, site, player, now }: PlayerContext,
  { bet_id, amount, part }: Input,
): Promise<CallResponse<typeof cashOutRuleSet>> {
  const betId = bet_id.toLowerCase();
  const amountMinor = amount === null ? null : parseAmount(amount, site.currency.code);
  if (amount !== null && (amountMinor === null || amountMinor <= 0n))
    failField('amount', 'invalidAmount');
  if (!isUuid(betId)) fail('betNotFound');
  const owner = { siteId: site.id, playerId: player.id };
  return inTransaction(server.database, async (trx) => {
    const read = () => readWorthOf(trx, owner, [betId], now);
    if ((await read()).length === 0) fail('betNotFound');
    await lockBet(trx, betId);
    const [bet] = await read();
    if (!bet) return fail('betNotFound');
    if (amountMinor === null) {
      await deleteRule(trx, { betId, siteId: site.id });
      return { rule: null };
    }
    checkBet(bet, (await readCashOutTerms(trx, site.id)).isAllowed);
    const partPercent = percentOf(part);
    await writeRule(trx, { betId, ...owner, amountMinor, partPercent }, now);
    return {
      rule: {
        amount: formatAmount(amountMinor, site.currency.code),
        part: partText(partPercent),
        set_at: now.toISOString(),
      },
    };
  });
}

function checkBet(bet: WorthBet, isAllowed: boolean): void {
  const unavailable = (statusDetail: string) => fail('cashOutUnavailable', { statusDetail });
  if (bet.voucherId !== null) unavailable('voucher');
  if (bet.status !== 'accepted') unavailable(bet.status === 'pending' ? 'pending' : 'decided');
  if (!isAllowed) unavailable('rule');
}
