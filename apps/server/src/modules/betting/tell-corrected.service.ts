import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addInboxItem } from '../inbox/index.ts';
import type { BetRecord } from './bet-record.ts';
import { correctionText } from './correction-texts.ts';
import { readCorrections } from './settlement-read.store.ts';

/** A message to each player whose bet returns something else than it did: his balance changed without his doing. */
export async function tellCorrected(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  const again = bets.filter(({ revision }) => revision > 1);
  if (again.length === 0) return;
  const corrections = await readCorrections(
    trx,
    again.map(({ id }) => id),
  );
  for (const bet of again) {
    const correction = corrections.get(bet.id);
    if (!correction || !isCurrencyCode(bet.currency)) continue;
    const text = correctionText(correction.language, {
      ...correction,
      homeNames: bet.homeNames,
      awayNames: bet.awayNames,
      currency: bet.currency,
      homeScore: bet.homeScore,
      awayScore: bet.awayScore,
    });
    await addInboxItem(trx, context, {
      siteId: bet.siteId,
      playerId: bet.playerId,
      ...text,
      reward: null,
    });
  }
}
