import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import {
  costOf,
  digitsOf,
  kindsOf,
  stakedLine,
  type DraftLine,
  type StakedGame,
} from './lottery-lines.ts';
import { Digits, Pair } from './number-fields.tsx';

/** 4D, 3D and 2D: a kind of bet, a number, a stake. */
export function StakedEditor({
  game,
  isFull,
  onAdd,
}: {
  game: StakedGame;
  isFull: boolean;
  onAdd: (line: DraftLine) => void;
}) {
  const t = useText();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const [kind, setKind] = useState<string>(kindsOf[game][0]);
  const [number, setNumber] = useState('');
  const [pair, setPair] = useState<readonly [string, string]>(['', '']);
  const [stake, setStake] = useState('');
  const line = stakedLine(game, { kind, number, pair });
  const hasStake =
    isCurrencyCode(currency) && (costOf({ stake: amountText(stake) }, null, currency) ?? 0n) > 0n;
  const add = (of: DraftLine) => {
    onAdd({ ...of, stake });
    setNumber('');
    setPair(['', '']);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (line && hasStake && !isFull) add(line);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <Kind
          game={game}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setNumber('');
          }}
        />
        {game === 'lotto-2d' ? (
          <Pair pair={pair} onChange={setPair} />
        ) : (
          <Digits count={digitsOf(game, kind)} value={number} onChange={setNumber} />
        )}
        <Stake currency={currency} value={stake} onChange={setStake} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="secondary"
          icon="plus"
          disabled={isFull || line === null || !hasStake}
        >
          {t('ui.lottery.add')}
        </Button>
        <Button
          kind="secondary"
          icon="dice"
          type="button"
          disabled={isFull || !hasStake}
          onClick={() => add({ kind, quick: 1 })}
        >
          {t('ui.lottery.quick')}
        </Button>
      </div>
    </form>
  );
}

function Kind(props: { game: StakedGame; value: string; onChange: (kind: string) => void }) {
  const t = useText();
  return (
    <SelectField
      label={t('ui.lottery.kind')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      options={kindsOf[props.game].map((one) => ({
        value: one,
        label: t(`ui.lottery.kinds.${one}`),
      }))}
    />
  );
}

function Stake(props: { currency: string; value: string; onChange: (value: string) => void }) {
  const t = useText();
  return (
    <TextField
      label={t('ui.lottery.stake')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountMaxLength}
      after={<span className="pe-3 text-text-muted">{props.currency}</span>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      inputClassName="numeric"
    />
  );
}
