/** The process that owns the database and is killed again and again. One job per message. */
import { inTransaction, migrate, openDatabase, type DatabaseOptions } from '@pavilion/database';
import { createLedger, LedgerRefusal, type PostingLine } from '@pavilion/ledger';
import type { Answer, Job, Operation, Pocket, WorkerMessage } from './operations.ts';

/** Tokens are counted in a currency of their own. */
const currencyOf = (kind: Operation['kind']): string => (kind === 'tokens' ? 'TOKEN' : 'USD');
const rollUpEveryMs = 200;

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}') as DatabaseOptions);
await migrate(database);
const ledger = createLedger(database);

process.on('message', ({ id, job }: { id: number; job: Job }) => {
  void answer(job).then((given) => send({ id, answer: given }));
});
// Roll-ups run beside the work, so that kills hit them too.
setInterval(() => void rollUp(), rollUpEveryMs);
send({ ready: true });

function send(message: WorkerMessage): void {
  process.send?.(message);
}

/** Tells what came of it, but for a roll-up that found nothing to do. */
async function rollUp(): Promise<void> {
  try {
    if ((await ledger.rollUp()) > 0n) send({ rollUp: 'done' });
  } catch (error) {
    send({ rollUp: 'failed', message: String(error) });
  }
}

async function answer(job: Job): Promise<Answer> {
  try {
    return { outcome: 'done', ...(await perform(job)) };
  } catch (error) {
    if (error instanceof LedgerRefusal) return { outcome: 'refused', code: error.code };
    return { outcome: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function perform({ siteId, operation }: Job) {
  const { kind, key } = operation;
  const posting = { siteId, source: 'api', key } as const;
  return inTransaction(database, (trx) => {
    switch (kind) {
      case 'refund':
        return ledger.reverse(trx, { ...posting, journalId: operation.betJournalId });
      case 'giveBack':
        return ledger.reverse(trx, { ...posting, journalId: operation.withdrawalJournalId });
      default:
        return ledger.post(trx, {
          ...posting,
          kind,
          currency: currencyOf(kind),
          lines: linesOf(operation),
        });
    }
  });
}

function linesOf(operation: Exclude<Operation, { kind: 'refund' | 'giveBack' }>): PostingLine[] {
  const pocket = (kind: Pocket, amountMinor: bigint): PostingLine => ({
    owner: 'player',
    playerId: operation.playerId,
    kind,
    amountMinor,
  });
  switch (operation.kind) {
    case 'deposit':
      return [
        pocket('cash', operation.amountMinor),
        { owner: 'psp', kind: 'clearing:bank', amountMinor: -operation.amountMinor },
      ];
    case 'bet':
      return [pocket('cash', -operation.stakeMinor), pocket('open_bet', operation.stakeMinor)];
    case 'round':
      return [
        pocket('cash', -operation.stakeMinor),
        { owner: 'house' as const, kind: 'ggr:arcade' as const, amountMinor: operation.stakeMinor },
        {
          owner: 'house' as const,
          kind: 'ggr:arcade' as const,
          amountMinor: -operation.returnMinor,
        },
        pocket('cash', operation.returnMinor),
      ].filter(({ amountMinor }) => amountMinor !== 0n);
    case 'claim':
    case 'tokens':
      return [
        { owner: 'house', kind: 'promo_fund', amountMinor: -operation.amountMinor },
        pocket(operation.kind === 'tokens' ? 'token' : 'cash', operation.amountMinor),
      ];
    case 'withdraw':
      return [
        pocket('cash', -operation.amountMinor),
        pocket('pending_withdrawal', operation.amountMinor),
      ];
    case 'payOut':
      return [
        pocket('pending_withdrawal', -operation.amountMinor),
        { owner: 'psp', kind: 'clearing:bank', amountMinor: operation.amountMinor },
      ];
    case 'settle':
      return [
        pocket('open_bet', -operation.stakeMinor),
        pocket('cash', operation.returnMinor),
        {
          owner: 'house',
          kind: 'ggr:sportsbook',
          amountMinor: operation.stakeMinor - operation.returnMinor,
        },
      ].filter((line): line is PostingLine => line.amountMinor !== 0n);
  }
}
