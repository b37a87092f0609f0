import { racingQuote } from '@pavilion/contracts/player/games/racing-quote.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SwitchField } from '@pavilion/ui/choice';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import { betName } from '../../stages/parts/bet-name.ts';
import type { Board } from '../../stages/table/table-view.types.ts';
import { combinationsOf, legsOf, type BetDraft } from './race-bets.ts';
import type { Race } from './race-data.ts';
import styles from './racing.module.css';

type Quote = CallResponse<typeof racingQuote>['value'];

/**
 * A bet on several runners: straight, a wheel or a box; how many combinations it has, what it costs
 * and would pay.
 */
export function CombinedBet(props: {
  board: Board;
  race: Race;
  draft: BetDraft;
  onDraft: (draft: BetDraft) => void;
}) {
  const { board, race, draft, onDraft } = props;
  const t = useText();
  const format = useFormat();
  const runners = race.card.runners.length;
  const legs = legsOf(draft, runners);
  const quote = useQuote(race, draft, legs);
  const count = legs ? combinationsOf(draft.kind, legs, runners) : 0;
  const { currency } = board.info.stake;
  const isOffered = quote === null || quote.rtp !== null || draft.market === 'pool';
  const add = (): void => {
    if (!legs) return;
    const params = { market: draft.market, kind: draft.kind, legs };
    board.place([{ params, chips: count }]);
    onDraft({ ...draft, legs: [] });
  };
  return (
    <section className={styles.combined} aria-label={t('ui.racing.combined')}>
      <SwitchField
        label={t('ui.racing.box')}
        checked={draft.isBox}
        onChange={(event) => onDraft({ ...draft, isBox: event.target.checked, legs: [] })}
      />
      <p role="status">
        {legs ? (
          <>
            <strong>{betName({ kind: draft.kind, legs }, t)}</strong>
            <span>{t('ui.racing.combinations', { count })}</span>
            <span className="numeric">
              {t('ui.racing.cost', {
                unit: format.money(board.chipMinor, currency),
                amount: format.money(board.chipMinor * BigInt(count), currency),
              })}
            </span>
            {isOffered ? <Pays quote={quote} /> : <span>{t('ui.racing.notOffered')}</span>}
          </>
        ) : (
          t('ui.racing.chooseRunners')
        )}
      </p>
      <Button onClick={add} disabled={!legs || !board.isOpen || !isOffered}>
        {t('ui.racing.add')}
      </Button>
    </section>
  );
}

/** What a bet would pay by the server; null until it is known. */
function useQuote(race: Race, draft: BetDraft, legs: number[][] | null): Quote | null {
  const { game, table_id, index } = race;
  const { kind, market } = draft;
  const query = useQuery({
    ...callQuery(racingQuote, { game, table_id, index, kind, market, legs: legs ?? [] }),
    enabled: legs !== null,
    meta: { handled: true },
  });
  return query.data?.value ?? null;
}

/** One price, or the least and the most of several. */
function Pays({ quote }: { quote: Quote | null }) {
  const t = useText();
  const known = quote?.prices.flatMap(({ price }) => (price === null ? [] : [price])) ?? [];
  const sorted = known.toSorted((a, b) => Number(a) - Number(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  return (
    <span className="numeric">
      {least === most
        ? t('ui.racing.pays', { price: least })
        : t('ui.racing.paysBetween', { least, most })}
    </span>
  );
}
