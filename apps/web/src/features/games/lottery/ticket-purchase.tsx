import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SwitchField } from '@pavilion/ui/choice';
import { SelectField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { drawsFrom, readSoldOut, totalOf, type DraftLine } from './lottery-lines.ts';
import { useBuyTickets, useDraws, useSubscribe, type DrawDetail } from './lottery.queries.ts';

/** Buys the lines for this draw, for the next ones too, or for every one to come. */
export function TicketPurchase(props: {
  draw: DrawDetail;
  lines: readonly DraftLine[];
  onDone: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const [ahead, setAhead] = useState(1);
  const [isEvery, setEvery] = useState(false);
  const draws = useDraws().data?.value ?? [];
  const following = drawsFrom(props.draw, draws);
  const { buy, isBusy, soldOut } = usePurchase(props);
  const code = isCurrencyCode(currency) ? currency : null;
  const chosen = following.slice(0, ahead);
  const times = isEvery ? 1 : chosen.length;
  const total = code === null ? null : totalOf(props.lines, props.draw.price, code, times);
  const isReady = props.lines.length > 0 && total !== null;
  return (
    <div className="grid gap-4">
      <SwitchField
        label={t('ui.lottery.everyDraw')}
        hint={t('ui.lottery.everyDrawText')}
        checked={isEvery}
        onChange={(event) => setEvery(event.target.checked)}
      />
      {isEvery ? null : <Ahead most={following.length} value={chosen.length} onChange={setAhead} />}
      <div role="status">
        {soldOut === null ? null : <SoldOut detail={soldOut} currency={currency} />}
      </div>
      {isSignedIn ? (
        <Button
          size="large"
          disabled={!isReady}
          isBusy={isBusy}
          onClick={() => buy(isEvery ? 'every' : chosen)}
        >
          {isEvery
            ? t('ui.lottery.subscribe')
            : t('ui.lottery.buy', { amount: format.money(total ?? '0', currency) })}
        </Button>
      ) : (
        <Button size="large" onClick={openSignIn}>
          {t('ui.lottery.signIn')}
        </Button>
      )}
    </div>
  );
}

/**
 * How the lines are bought: for so many draws from this one on, or for every one; and what was sold
 * out.
 */
function usePurchase({
  draw,
  lines,
  onDone,
}: {
  draw: DrawDetail;
  lines: readonly DraftLine[];
  onDone: () => void;
}) {
  const t = useText();
  const [soldOut, setSoldOut] = useState<string | null>(null);
  const done = (title: string) => {
    const action = { label: t('ui.lottery.tab.tickets'), to: '/lottery?view=tickets' };
    showToast({ tone: 'success', title, action });
    setSoldOut(null);
    onDone();
  };
  const tickets = useBuyTickets({
    bought: () => done(t('ui.lottery.bought')),
    soldOut: setSoldOut,
  });
  const subscription = useSubscribe(() => done(t('ui.lottery.subscribed')));
  const wanted = { game: draw.game, plays: lines.map(sent) };
  const buy = (draws: readonly string[] | 'every'): void => {
    if (draws === 'every') subscription.mutate({ ...wanted, draws: null });
    else tickets.mutate({ ...wanted, draw_ids: [...draws] });
  };
  return { buy, soldOut, isBusy: tickets.isPending || subscription.isPending };
}

function Ahead({
  most,
  value,
  onChange,
}: {
  most: number;
  value: number;
  onChange: (value: number) => void;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <SelectField
      label={t('ui.lottery.ahead')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={Array.from({ length: most }, (_, place) => ({
        value: String(place + 1),
        label: format.number(place + 1),
      }))}
      className="max-w-48"
    />
  );
}

/** A line as the call takes it: its stake as an amount. */
const sent = (line: DraftLine): Record<string, unknown> =>
  typeof line['stake'] === 'string' ? { ...line, stake: amountText(line['stake']) } : { ...line };

function SoldOut({ detail, currency }: { detail: string; currency: string }) {
  const t = useText();
  const format = useFormat();
  const read = readSoldOut(detail);
  const text = read
    ? t('ui.lottery.soldOut', { number: read.number, amount: format.money(read.room, currency) })
    : t('errors.soldOut');
  return <Notice kind="warning">{text}</Notice>;
}
