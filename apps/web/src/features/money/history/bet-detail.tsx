/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys reach what scrolls (WCAG 2.1.1) */
import { transactionKindOf } from '@pavilion/domain/history';
import type { Text } from '@pavilion/i18n';
import { useFormat, useKickOffDateText, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { shortId } from '@pavilion/domain/ids';
import { betPath } from '../../../common/bets/bet-path.ts';
import { ShareBet } from '../../../common/bets/share-bet/share-bet.tsx';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLeagueName } from '../../../common/sports/team-names.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { useBet, type GameBet, type SportsBet } from './bet-history.queries.ts';
import type { RenderRound } from './render-round.types.ts';

type BetRecall = NonNullable<ReturnType<typeof useBet>['data']>;

/**
 * Full recall of a bet: the round of a game as it was, the settlements of a sports bet (more than
 * one after a corrected result), and every movement of money.
 */
export function BetDetail({
  betId,
  renderRound,
  onAgain,
}: {
  betId: string;
  renderRound?: RenderRound;
  onAgain?: (bet: SportsBet) => void;
}) {
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
  const { bet, settlements, movements, explanation = [] } = query.data;
  return (
    <div className="grid gap-4 border-t border-line p-4 text-sm">
      {bet.product === 'sports' ? <SportsFacts bet={bet} /> : <GameFacts bet={bet} />}
      {bet.product === 'sports' ? <EditedBet bet={bet} /> : null}
      {bet.product === 'games' && (bet.has_recall || bet.status !== 'accepted')
        ? renderRound?.(bet)
        : null}
      {explanation.length > 0 ? (
        <Explanation explanation={explanation} currency={bet.currency} />
      ) : null}
      {settlements.length > 0 ? (
        <Settlements settlements={settlements} currency={bet.currency} />
      ) : null}
      <section className="min-w-0">
        <h3 className="mb-1 text-sm font-bold">{t('ui.history.movements')}</h3>
        <MovementTable movements={movements} currency={bet.currency} />
      </section>
      {bet.product === 'sports' && bet.status !== 'rejected' ? <ShareBet bet={bet} /> : null}
      {bet.product === 'sports' && onAgain ? (
        <Button kind="secondary" onClick={() => onAgain(bet)}>
          {t('ui.betslip.again')}
        </Button>
      ) : null}
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

/** Which bet it was changed from, and to. */
function EditedBet({ bet }: { bet: SportsBet }) {
  const t = useText();
  const { edited_from: from = null, edited_to: to = null } = bet;
  const link = 'inline-flex min-h-11 items-center font-semibold text-accent-text';
  return (
    <>
      {from === null ? null : (
        <p className="m-0">
          <AppLink to={betPath(from, 'cashed-out')} className={link}>
            {t('ui.history.editedFrom', { number: shortId(from) })}
          </AppLink>
        </p>
      )}
      {to === null ? null : (
        <p className="m-0">
          <AppLink to={betPath(to)} className={link}>
            {t('ui.history.editedTo', { number: shortId(to) })}
          </AppLink>
        </p>
      )}
    </>
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

/** Amounts among the values of a line: they are written as money. */
const amounts = new Set(['unit', 'payout', 'stake']);

/** Why each leg counts as it does, then how the payout comes about. */
function Explanation(props: {
  explanation: NonNullable<BetRecall['explanation']>;
  currency: string;
}) {
  const t = useText();
  const format = useFormat();
  const wordsOf = (params: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        amounts.has(name) ? format.money(value, props.currency) : value,
      ]),
    );
  // A rule that this build does not know says nothing here; the settlements below stand anyway.
  const lines = props.explanation.flatMap((line) => {
    const text = t.find(line.text_key, wordsOf(line.params));
    return text === null ? [] : [{ ...line, text }];
  });
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{t('ui.history.why')}</h3>
      <ol className="numeric m-0 grid list-none gap-1 p-0">
        {lines.map(({ leg_no, params, rule, text }) => (
          <li
            key={`${leg_no ?? 'bet'} ${rule} ${Object.values(params).join(' ')}`}
            className="wrap-anywhere"
          >
            {leg_no === null ? null : <strong>{leg_no + 1}. </strong>}
            {text}
          </li>
        ))}
      </ol>
    </section>
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
