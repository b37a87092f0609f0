import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { marketName, selectionName } from '../../core/odds/selection-text.ts';
import { useOddsText } from '../../core/odds/use-odds.ts';
import { removeSelection, setStake, type SlipLine } from './betslip.store.ts';
import { payoutMinorOf } from './slip-sums.ts';

/** One bet of the slip: what, price (and how it moved), stake, possible payout, and why it was refused. */
export function SlipLineRow(props: {
  line: SlipLine;
  currency: string;
  minStake: string | null;
  maxStake: string | null;
  refusal: string | null;
}) {
  const { line, currency } = props;
  const t = useText();
  const format = useFormat();
  const oddsText = useOddsText();
  const stakeId = useId();
  const payout = payoutMinorOf(line, currency);
  const hasMoved = line.odds !== line.currentOdds;
  const name = selectionName(t, line);
  return (
    <li className="grid gap-2 border-b border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-bold">{name}</p>
          <p className="text-xs text-text-muted">{marketName(t, line.kind)}</p>
          <p className="truncate text-xs text-text-muted">
            {line.home} – {line.away}
          </p>
        </div>
        <p className="numeric text-end text-sm font-bold">
          {hasMoved ? (
            <s className="me-1 text-xs font-normal text-text-muted">{oddsText(line.odds)}</s>
          ) : null}
          <span>{oddsText(line.currentOdds)}</span>
        </p>
        <IconButton
          icon="close"
          iconSize={16}
          label={t('ui.betslip.remove', { selection: name })}
          onClick={() => removeSelection(line.selectionId)}
          className="-my-2 -me-2"
        />
      </div>
      {line.isOpen ? null : (
        <p className="flex items-center gap-1.5 text-xs font-semibold text-warning">
          <Icon name="lock" size={14} />
          {t('ui.sports.suspended')}
        </p>
      )}
      <div className="flex items-center gap-2">
        <label htmlFor={stakeId} className="sr-only">
          {t('ui.betslip.stakeOf', { selection: name })}
        </label>
        <input
          id={stakeId}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('ui.betslip.stake')}
          value={line.stake}
          maxLength={18}
          aria-invalid={props.refusal !== null || undefined}
          aria-describedby={props.refusal ? `${stakeId}-refusal` : undefined}
          onChange={(event) =>
            setStake(line.selectionId, event.target.value.replace(/[^\d.,]/g, ''))
          }
          className={classNames(
            'numeric min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface-0 px-3 text-end',
            'aria-invalid:border-negative placeholder:text-start placeholder:text-text-muted',
          )}
        />
        {props.maxStake ? (
          <button
            type="button"
            onClick={() => setStake(line.selectionId, props.maxStake ?? '')}
            aria-label={t('ui.betslip.maxStakeOf', {
              amount: format.money(props.maxStake, currency),
            })}
            className="min-h-11 rounded-control border border-line-strong px-3 text-xs font-bold hover:bg-surface-2"
          >
            {t('ui.betslip.max')}
          </button>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
        {props.minStake && props.maxStake ? (
          <span className="numeric">
            {format.money(props.minStake, currency)} – {format.money(props.maxStake, currency)}
          </span>
        ) : (
          <span />
        )}
        {payout === null ? null : (
          <span className="numeric">
            {t('ui.betslip.payout')}{' '}
            <strong className="text-text">{format.money(payout, currency)}</strong>
          </span>
        )}
      </div>
      {props.refusal ? (
        <p
          id={`${stakeId}-refusal`}
          className="flex items-start gap-1.5 text-xs font-semibold text-negative"
        >
          <Icon name="error" size={14} className="mt-0.5 shrink-0" />
          {t.find(`errors.${props.refusal}`) ?? props.refusal}
        </p>
      ) : null}
    </li>
  );
}
