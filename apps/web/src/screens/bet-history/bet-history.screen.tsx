import { categoryNameKey, type Text } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { lazy, Suspense, useEffect } from 'react';
import { markSettledSeen, useSettledCount } from '../../common/bets/settled-news.store.ts';
import { loadGuarded } from '../../core/build/load-guarded.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { ListPagination } from '../../core/pagination/list-pagination.tsx';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import {
  productChoices,
  rangeProblems,
  readBetFilter,
  hasSportsBets,
  readProduct,
  type BetFilter,
  type RangeProblems,
} from '../../features/money/history/bet-filter.ts';
import {
  useBet,
  useBets,
  type GameBet,
  type SportsBet,
} from '../../features/money/history/bet-history.queries.ts';
import { BetRow } from '../../features/money/history/bet-row.tsx';
import type { RenderRound } from '../../features/money/history/render-round.types.ts';
import { KindFields } from '../../features/money/history/kind-fields.tsx';
import { OpenTotals, useNoteSeen, useTotals } from '../../features/money/history/open-totals.tsx';
import { DaysAndFile } from '../../features/money/history/days-and-file.tsx';
import { readPage, usePagedRows } from '../../features/money/history/paged-rows.ts';
import { withFilter } from '../../features/money/history/with-param.ts';
import { replayOf, verificationOf } from '../../games/fairness/evidence.ts';

const RoundRecall = lazy(async () => ({
  default: (await import('../../games/recall/round-recall.tsx')).RoundRecall,
}));

const StudioRound = lazy(async () => ({
  default: (await import('../../features/games/launch/studio-round.tsx')).StudioRound,
}));

const CashOutOfBet = lazy(async () => ({
  default: (await import('../../features/sports/betslip/cash-out-of-bet.tsx')).CashOutOfBet,
}));

const renderCashOut = (bet: SportsBet) => (
  <Suspense fallback={<Skeleton className="h-11" />}>
    <CashOutOfBet bet={bet} />
  </Suspense>
);

const renderRound: RenderRound = (bet) => (
  <>
    <Suspense fallback={<Skeleton className="h-24" />}>
      {bet.has_recall ? (
        <RoundRecall roundId={bet.round_id} />
      ) : (
        <StudioRound
          betId={bet.bet_id}
          providerCode={bet.provider_code}
          providerName={bet.provider_name}
          gameName={bet.game_name}
        />
      )}
    </Suspense>
    {bet.has_recall ? <RoundLinks bet={bet} /> : null}
  </>
);

/** The ways to a round of our own games as it was, and to its check. */
function RoundLinks({ bet }: { bet: GameBet }) {
  const t = useText();
  const link = 'inline-flex min-h-11 items-center font-semibold text-accent-text';
  return (
    <p className="m-0 flex flex-wrap gap-x-6">
      <AppLink to={replayOf(bet.round_id)} className={link}>
        {t('ui.fairness.replay')}
      </AppLink>
      <AppLink to={verificationOf(bet.round_id)} className={link}>
        {t('ui.fairness.verify')}
      </AppLink>
    </p>
  );
}

/**
 * Every bet of the player on every product, open, settled or cashed out, as a list or as a file.
 */
export function BetHistoryScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const filter = readBetFilter(params);
  const query = useBets(filter);
  const problems = rangeProblems(filter, query.error);
  const isRefused = Object.keys(problems).length > 0;
  const heard = useSettledCount(useUserStore((state) => state.user.account_id));
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const settledCount = useTotals().data?.unseen_settled ?? heard;
  useNoteSeen(filter.status === 'settled', settledCount);
  useEffect(() => {
    if (filter.status === 'settled') markSettledSeen();
  }, [filter.status]);
  return (
    <div className="page-width grid max-w-[1080px] grid-cols-1 gap-3 py-4 sm:py-6">
      <h1 className="page-title">{t('ui.history.title')}</h1>
      <Tabs
        label={t('ui.history.state')}
        selectedId={filter.status}
        onSelect={(id) => setParams((now) => withFilter(now, 'status', id === 'open' ? '' : id))}
        items={[
          { id: 'open', label: t('ui.history.open') },
          {
            id: 'settled',
            label: <SettledLabel count={filter.status === 'settled' ? 0 : settledCount} />,
          },
          { id: 'cashed-out', label: t('ui.history.cashedOut') },
        ]}
      >
        <div className="grid grid-cols-1 gap-3 pt-3">
          {filter.status === 'open' ? <OpenTotals currency={currency} /> : null}
          <HistoryFilter filter={filter} problems={problems} />
          {isRefused ? null : <HistoryList query={query} filter={filter} />}
        </div>
      </Tabs>
    </div>
  );
}

function SettledLabel({ count }: { count: number }) {
  const t = useText();
  return (
    <span className="inline-flex items-center gap-1.5">
      {t('ui.history.settled')}
      {count > 0 ? <Badge kind="accent">{count}</Badge> : null}
    </span>
  );
}

function HistoryList({ query, filter }: { query: ReturnType<typeof useBets>; filter: BetFilter }) {
  const t = useText();
  const [params] = useSearchParams();
  const { rows, page, itemCount, isOnItsWay } = usePagedRows(query, readPage(params));
  const openedId = params.get('bet');
  const isListed = rows.some(({ bet_id }) => bet_id === openedId);
  const onAgain = useAgain();
  if (query.isPending || isOnItsWay) return <HistorySkeleton />;
  if (query.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('ui.history.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {openedId !== null && !isListed ? <NamedBet betId={openedId} /> : null}
      {rows.length === 0 ? <NoBets filter={filter} /> : null}
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {rows.map((bet) => (
          <BetRow
            key={bet.bet_id}
            bet={bet}
            isOpened={bet.bet_id === openedId}
            renderRound={renderRound}
            onAgain={onAgain}
            renderCashOut={renderCashOut}
          />
        ))}
      </ul>
      <ListPagination
        type="link"
        linkUrl={linkOf(params)}
        currentPage={page}
        itemCount={itemCount}
      />
    </>
  );
}

/** Puts the picks of a bet into the slip once more; nothing on sites without a sportsbook. */
function useAgain(): ((bet: SportsBet) => void) | undefined {
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  if (!hasSports) return undefined;
  return (bet) => void loadGuarded(loadRebet).then(({ betAgain }) => betAgain([bet]));
}

const loadRebet = () => import('../../features/sports/betslip/rebet.ts');

/** The address with the filter as it is and `[page]` where the number goes. */
function linkOf(params: URLSearchParams): string {
  const rest = withFilter(params, 'page', '').toString();
  return `/bet-history?${rest === '' ? '' : `${rest}&`}page=[page]`;
}

/** A bet that a link names and this page of the list does not hold. */
function NamedBet({ betId }: { betId: string }) {
  const query = useBet(betId);
  const onAgain = useAgain();
  if (!query.data) return null;
  return (
    <ul className="m-0 list-none p-0">
      <BetRow
        key={betId}
        bet={query.data.bet}
        isOpened
        renderRound={renderRound}
        onAgain={onAgain}
        renderCashOut={renderCashOut}
      />
    </ul>
  );
}

const emptyTexts = {
  open: 'ui.betslip.noOpenBets',
  settled: 'ui.history.emptySettled',
  'cashed-out': 'ui.history.emptyCashedOut',
} as const satisfies Record<BetFilter['status'], string>;

function NoBets({ filter }: { filter: BetFilter }) {
  const t = useText();
  const { from, to, product, game_type, bet_type, sport } = filter;
  if ([from, to, product, game_type, bet_type, sport].some((value) => value !== undefined)) {
    return (
      <EmptyState icon="history" title={t('ui.history.empty')} text={t('ui.history.emptyText')} />
    );
  }
  return <EmptyState icon="ticket" title={t(emptyTexts[filter.status])} action={<WayToBets />} />;
}

/** To where bets are placed: matches where the site has them, else its games. */
function WayToBets() {
  const t = useText();
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  return (
    <AppLink to={hasSports ? '/sports' : '/'} className={buttonClass('secondary')}>
      {t(hasSports ? 'ui.deposit.toSports' : 'ui.notFound.backHome')}
    </AppLink>
  );
}

/** Below each other on phones, in a line from there on. */
const fieldsClass = [
  'grid w-full grid-cols-1 gap-1',
  'sm:grid-flow-col sm:grid-cols-none sm:auto-cols-[minmax(0,18rem)]',
  'sm:[justify-content:var(--page-title-side,start)]',
].join(' ');

/** Product, and, folded away until they are wanted, days and file. */
function HistoryFilter({ filter, problems }: { filter: BetFilter; problems: RangeProblems }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const product = readProduct(params);
  return (
    <div className="grid grid-cols-1 [justify-items:var(--page-title-side)] gap-1">
      <div className={fieldsClass}>
        <SelectField
          label={t('ui.history.product')}
          isLabelHidden
          value={product}
          onChange={(event) => {
            const chosen = event.target.value;
            setParams((now) => withFilter(now, 'product', chosen));
          }}
          options={[
            { value: '', label: t('ui.history.everyProduct') },
            ...productChoices.map((value) => ({ value, label: productName(t, value) })),
          ]}
        />
        {hasSportsBets(params) ? <KindFields /> : null}
      </div>
      <DaysAndFile asked={{ what: 'bets', ...filter }} problems={problems} />
    </div>
  );
}

function productName(t: Text, product: string): string {
  if (product === 'games') return t('ui.history.everyGame');
  const key = categoryNameKey(product === 'sports' ? 'sportsbook' : product);
  return key ? t(key) : product;
}

function HistorySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}
