/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */
import { transactionKindOf } from '@pavilion/domain/history';
import type { Text } from '@pavilion/i18n';
import { useFormat, useKickOffDateText, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLeagueName } from '../../../common/sports/team-names.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { useBet, type GameBet, type SportsBet } from './bet-history.queries.ts';
import type { RenderRound } from './render-round.types.ts';

type BetRecall = NonNullable<ReturnType<typeof useBet>['data']>;

/** Full recall of a bet: the round of a game as it was, the settlements of a sports bet (more than one after a corrected result), and every movement of money. */
export function BetDetail({ betId, renderRound }: { betId: string; renderRound?: RenderRound }) {
  const t = useText();
  const query = useBet(betId);
  if (query.isPending) return <Skeleton className="m-4 h-24" />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('ui.history.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { bet, settlements, movements } = query.data;
  return (
    <div className="grid gap-4 border-t border-line p-4 text-sm">
      {bet.product === 'sports' ? <SportsFacts bet={bet} /> : <GameFacts bet={bet} />}
      {bet.product === 'games' && (bet.has_recall || bet.status !== 'accepted')
        ? renderRound?.(bet)
        : null}
      {settlements.length > 0 ? (
        <Settlements settlements={settlements} currency={bet.currency} />
      ) : null}
      <section className="min-w-0">
        <h3 className="mb-1 text-sm font-bold">{t('ui.history.movements')}</h3>
        <MovementTable movements={movements} currency={bet.currency} />
      </section>
    </div>
  );
}

function SportsFacts({ bet }: { bet: SportsBet }) {
  const t = useText();
  const kickOffText = useKickOffDateText();
  const leagueName = useLeagueName();
  const score = acceptedScore(bet);
  return (
    <dl className="numeric grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-text-muted">{t('ui.history.betId')}</dt>
      <dd className="m-0 break-all">{bet.bet_id}</dd>
      <dt className="text-text-muted">{t('ui.history.league')}</dt>
      <dd className="m-0">{leagueName(bet)}</dd>
      <dt className="text-text-muted">{t('ui.history.kickOff')}</dt>
      <dd className="m-0">{kickOffText(bet)}</dd>
      {score === null ? null : (
        <>
          <dt className="text-text-muted">{t('ui.history.scoreWhenPlaced')}</dt>
          <dd className="m-0">{score}</dd>
        </>
      )}
    </dl>
  );
}

function GameFacts({ bet }: { bet: GameBet }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="numeric grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-text-muted">{t('ui.history.roundId')}</dt>
      <dd className="m-0 break-all">{bet.round_id}</dd>
      {bet.settled_at === null ? null : (
        <>
          <dt className="text-text-muted">{t('ui.history.settled')}</dt>
          <dd className="m-0">{format.dateTime(bet.settled_at)}</dd>
        </>
      )}
    </dl>
  );
}

function Settlements(props: { settlements: BetRecall['settlements']; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{t('ui.history.settlements')}</h3>
      <ol className="m-0 grid list-none gap-1 p-0">
        {props.settlements.map((settlement) => (
          <li key={settlement.revision} className="numeric flex flex-wrap gap-x-4">
            <span>{format.dateTime(settlement.settled_at)}</span>
            <span>{t.find(`ui.history.result.${settlement.result}`) ?? settlement.result}</span>
            {settlement.home_score === null ? null : (
              <span>
                {settlement.home_score}:{settlement.away_score}
              </span>
            )}
            <span className="font-semibold">{format.money(settlement.payout, props.currency)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A movement of a sports bet in its own words, another one in those of the transactions. */
function movementName(t: Text, { kind, amount }: BetRecall['movements'][number]): string {
  const own = t.find(`ui.history.kind.${kind}`);
  const sign = amount.startsWith('-') ? -1n : 1n;
  return own ?? t(`ui.transactions.kind.${transactionKindOf(kind, sign)}`);
}

const columns = [
  { text: 'ui.history.time', className: 'pe-2 text-start sm:pe-4' },
  { text: 'ui.history.movement', className: 'pe-2 text-start sm:pe-4' },
  { text: 'ui.history.amount', className: 'pe-2 text-end sm:pe-4' },
  { text: 'ui.history.balanceAfter', className: 'text-end' },
] as const;

function MovementTable(props: { movements: BetRecall['movements']; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={t('ui.history.movements')}
    >
      <table className="numeric w-full border-collapse text-start">
        <thead>
          <tr className="text-xs text-text-muted">
            {columns.map(({ text, className }) => (
              <th key={text} scope="col" className={`py-1 font-normal ${className}`}>
                {t(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.movements.map((movement) => (
            <tr key={movement.journal_id} className="border-t border-line">
              <td className="py-1 pe-2 sm:pe-4 sm:whitespace-nowrap">
                {format.dateTime(movement.created_at)}
              </td>
              <td className="py-1 pe-2 sm:pe-4">{movementName(t, movement)}</td>
              <td className="py-1 pe-2 text-end whitespace-nowrap sm:pe-4">
                {format.money(movement.amount, props.currency)}
              </td>
              <td className="py-1 text-end whitespace-nowrap">
                {format.money(movement.balance_after, props.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
