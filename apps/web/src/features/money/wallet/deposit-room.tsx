import { useFormat, useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { Progress } from '@pavilion/ui/progress';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { IdentityNeeded } from './identity-needed.tsx';
import type { Cashier, DepositMethod } from './deposit.queries.ts';

/** What the player's limits, the law and his papers leave him to deposit, before he types. */
export function DepositRoom({ cashier, method }: { cashier: Cashier; method: DepositMethod }) {
  const t = useText();
  const { room, identity_room: identityRoom } = cashier;
  const { currency } = method;
  // Room for more than the method takes at once is nothing to speak of.
  const isNarrow = identityRoom !== null && Number(identityRoom) < Number(method.max_amount);
  return (
    <>
      {room.length === 0 ? null : (
        <div className="grid gap-3 panel p-4 text-sm">
          {room.map((limit) => (
            <RoomLine key={`${limit.period} ${limit.is_own}`} limit={limit} currency={currency} />
          ))}
          <AppLink
            to="/responsible-gaming"
            className="inline-flex min-h-8 items-center justify-self-start pointer-coarse:min-h-11 text-accent-text underline"
          >
            {t('ui.deposit.changeLimits')}
          </AppLink>
        </div>
      )}
      {!isNarrow ? null : (
        <IdentityNeeded detail={`deposit ${identityRoom}`} currency={currency} isCalm />
      )}
    </>
  );
}

function RoomLine({ limit, currency }: { limit: Cashier['room'][number]; currency: string }) {
  const t = useText();
  const format = useFormat();
  const text = t(limit.is_own ? 'ui.deposit.roomOwn' : 'ui.deposit.roomLaw', {
    period: t(`ui.limits.period.${limit.period}`),
    room: format.money(limit.room, currency),
    limit: format.money(limit.limit, currency),
  });
  const share = Number(limit.room) / Math.max(Number(limit.limit), Number.MIN_VALUE);
  const percent = 100 - share * 100;
  if (Number(limit.room) === 0) return <Notice kind="warning">{text}</Notice>;
  return (
    <div className="grid gap-2">
      <p className="m-0 tabular-nums">{text}</p>
      <Progress percent={percent} label={text} valueText={text} />
    </div>
  );
}
