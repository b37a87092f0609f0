import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useBuyCards, type Game } from './bingo.queries.ts';

const counts = [1, 2, 3, 4, 6, 8, 10, 12, 18, 24, 36, 48, 72, 96];

/** What so many cards cost, as the wire writes it; null when the price cannot be read. */
function costOf(price: string, count: number, currency: string): string | null {
  if (!isCurrencyCode(currency)) return null;
  const minor = parseAmount(price, currency);
  return minor === null ? null : formatAmount(minor * BigInt(count), currency);
}

/** Buys cards of a game. `held`: what the player has of it already. */
export function BuyCards({ game, held }: { game: Game; held: number }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const [wanted, setWanted] = useState(game.variant === '90' ? 6 : 3);
  const buy = useBuyCards(game, () => showToast({ tone: 'success', title: t('ui.bingo.bought') }));
  const room = game.max_cards - held;
  if (!isSignedIn && !game.play_money)
    return (
      <Button size="large" className="justify-self-start" onClick={openSignIn}>
        {t('ui.bingo.signIn')}
      </Button>
    );
  if (room <= 0) return <Notice>{t('ui.bingo.full')}</Notice>;
  const offered = counts.filter((count) => count <= room);
  const count = offered.includes(wanted) ? wanted : (offered.at(-1) ?? 1);
  const cost = costOf(game.price, count, currency);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('ui.bingo.count')}
        hint={held > 0 ? t('ui.bingo.held', { count: held, most: game.max_cards }) : undefined}
        value={String(count)}
        onChange={(event) => setWanted(Number(event.target.value))}
        options={offered.map((one) => ({
          value: String(one),
          label: labelOf(one, game.variant, t('ui.bingo.strip')),
        }))}
        className="min-w-40"
      />
      <Button
        size="large"
        isBusy={buy.isPending}
        disabled={cost === null}
        onClick={() => buy.mutate({ count })}
      >
        {t('ui.bingo.buy', { amount: format.money(cost ?? '0', currency) })}
      </Button>
    </div>
  );
}

/** Six tickets of 90 are a strip: every number stands on one of them. */
const labelOf = (count: number, variant: Game['variant'], strip: string): string =>
  variant === '90' && count === 6 ? `${count} · ${strip}` : String(count);
