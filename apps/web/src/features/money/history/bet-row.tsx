import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasBuilder, isCombined } from '../../../common/bets/bet-kind.ts';
import { restOfPayout } from '../../../common/bets/rest-of-bet.ts';
import { MatchState } from '../../../common/sports/match-state.tsx';
import { BetDetail } from './bet-detail.tsx';
import type { BetRecord, SportsBet } from './bet-history.queries.ts';
import { GameBetLink, GameBetWords } from './game-bet-parts.tsx';
import type { RenderRound } from './render-round.types.ts';
import { SportsBetLink, SportsBetWords } from './sports-bet-parts.tsx';

interface BetRowProps {
  bet: BetRecord;
  /** Whether a link led to it. */
  isOpened?: boolean;
  renderRound?: RenderRound;
  /** Puts the picks of a bet on matches into the slip once more; absent where the site has none. */
  onAgain?: (bet: SportsBet) => void;
  /** The ways out of an open bet on matches; absent where there are none. */
  renderCashOut?: (bet: SportsBet) => ReactNode;
}

/**
 * One bet of any product: what, how much, what became of it; opens to everything that happened to
 * it.
 */
export function BetRow(props: BetRowProps) {
  const { bet, isOpened = false, renderRound, onAgain, renderCashOut } = props;
  const [isOpen, setOpen] = useState(isOpened);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) ref.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  return (
    <li ref={ref} className="min-w-0 panel">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-1 gap-1.5 p-3 text-start sm:p-4"
      >
        <BetHead bet={bet} isOpen={isOpen} />
        {bet.product === 'sports' ? <SportsBetWords bet={bet} /> : <GameBetWords bet={bet} />}
        <BetFigures bet={bet} />
      </button>
      {bet.product === 'sports' ? <SportsBetLink bet={bet} /> : <GameBetLink bet={bet} />}
      {bet.product === 'sports' && bet.status === 'accepted' && renderCashOut ? (
        <div className="px-3 pb-3 sm:px-4 sm:pb-4">{renderCashOut(bet)}</div>
      ) : null}
      {isOpen ? <BetDetail betId={bet.bet_id} renderRound={renderRound} onAgain={onAgain} /> : null}
    </li>
  );
}

/** Of several legs, or a builder, each leg says how its match stands. */
const isPlain = (bet: SportsBet): boolean => !isCombined(bet) && !hasBuilder(bet);

function BetHead({ bet, isOpen }: { bet: BetRecord; isOpen: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <BetState bet={bet} />
      {bet.product === 'sports' && isPlain(bet) ? (
        <MatchState match={bet.match} sport={bet.legs?.[0]?.picks[0]?.sport} />
      ) : null}
      <Icon
        name="chevron-down"
        size={18}
        className={classNames('ms-auto transition-transform', isOpen && 'rotate-180')}
      />
    </span>
  );
}

const results: Record<
  NonNullable<BetRecord['result']>,
  { kind: 'positive' | 'plain' | 'negative'; icon: IconName }
> = {
  won: { kind: 'positive', icon: 'check' },
  'half-won': { kind: 'positive', icon: 'check' },
  void: { kind: 'plain', icon: 'refresh' },
  'half-lost': { kind: 'negative', icon: 'close' },
  lost: { kind: 'negative', icon: 'close' },
};

/** What became of a bet. An open one is outlined: nothing of it looks like a win. */
function BetState({ bet }: { bet: BetRecord }) {
  const t = useText();
  if (bet.status === 'cashed-out') return <Badge kind="accent">{t('ui.history.cashedOut')}</Badge>;
  if (bet.status === 'rejected') return <Badge>{t('ui.history.rejected')}</Badge>;
  const result = bet.result ?? (bet.status === 'voided' ? 'void' : null);
  if (result === null) {
    return (
      <span className="inline-flex items-center gap-1 rounded-full border border-line-strong px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-text-muted">
        <Icon name="clock" size={12} />
        {t('ui.history.open')}
      </span>
    );
  }
  // Of a game a stake that came back is no void bet: the round was played.
  const isEven = bet.product === 'games' && bet.status === 'settled' && result === 'void';
  return (
    <Badge kind={results[result].kind}>
      <Icon name={results[result].icon} size={12} />
      {t(isEven ? 'ui.history.stakeBack' : `ui.history.result.${result}`)}
    </Badge>
  );
}

function BetFigures({ bet }: { bet: BetRecord }) {
  const t = useText();
  const format = useFormat();
  const awaited = bet.product === 'sports' ? restOfPayout(bet) : null;
  const paid = bet.payout ?? awaited;
  return (
    <span className="numeric flex flex-wrap items-baseline gap-x-4 text-sm">
      <Amount label={t('ui.history.stake')} value={format.money(bet.stake, bet.currency)} />
      {paid === null ? null : (
        <Amount
          label={t(bet.payout === null ? 'ui.history.potentialPayout' : 'ui.history.payout')}
          value={format.money(paid, bet.currency)}
        />
      )}
      <span className="flex basis-full flex-wrap justify-between gap-x-3 text-xs text-text-muted">
        <span>{format.dateTime(bet.placed_at)}</span>
        <span className="wrap-anywhere">
          {t('ui.history.betNumber', {
            number: shortId(bet.product === 'games' ? bet.round_id : bet.bet_id),
          })}
        </span>
      </span>
    </span>
  );
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <span>
      <span className="text-xs text-text-muted">{label}</span>{' '}
      <span className="font-semibold">{value}</span>
    </span>
  );
}
