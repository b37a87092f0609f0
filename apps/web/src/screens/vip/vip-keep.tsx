import type { vip } from '@pavilion/contracts/player/rewards/vip.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { vipProgressPercent } from '@pavilion/domain/vip';
import { givenName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Way } from './vip-way.tsx';

type Keep = NonNullable<CallResponse<typeof vip>['keep']>;

/** What the player's level asks for in this cycle, and what happens without. */
export function VipKeep({ keep, level }: { keep: Keep; level: string }) {
  const t = useText();
  const format = useFormat();
  const deposits = shareOf(keep.deposit_done, keep.deposit_needed);
  const turnover = shareOf(keep.turnover_done, keep.turnover_needed);
  const time = format.dateTime(keep.ends_at);
  if (deposits === 100 && turnover === 100)
    return <p className="m-0 text-sm">{t('ui.vip.kept', { level, time })}</p>;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="m-0 font-semibold">{t('ui.vip.keep', { level })}</p>
      <Way
        name={t('ui.vip.deposits')}
        done={keep.deposit_done}
        needed={keep.deposit_needed}
        percent={deposits}
      />
      <Way
        name={t('ui.vip.turnover')}
        done={keep.turnover_done}
        needed={keep.turnover_needed}
        percent={turnover}
      />
      <p className="m-0 text-sm text-text-muted">
        {t('ui.vip.keepBy', { time, level: givenName(t, keep.level_below) })}
      </p>
    </div>
  );
}

/** Where nothing is asked for, all of it is done. */
const shareOf = (done: string, needed: string): number =>
  Number(needed) > 0 ? vipProgressPercent(done, '0', needed) : 100;
