import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge, Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { usePushDevice, useTurnPushOff, useTurnPushOn } from './push.queries.ts';

/** Notices on this very device: the browser is asked when the player presses, never before. */
export function PushDevice() {
  const t = useText();
  const query = usePushDevice(useUserStore((state) => state.user.account_id !== ''));
  const state = query.data?.state;
  return (
    <section aria-labelledby="push-device" className="grid grid-cols-1 gap-3 panel p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h3
            id="push-device"
            className="m-0 flex flex-wrap items-center gap-2 text-base font-semibold"
          >
            {t('ui.notices.push.title')}
            {state === 'on' ? <Badge kind="positive">{t('ui.notices.push.on')}</Badge> : null}
          </h3>
          <p className="m-0 text-sm text-text-muted">{t('ui.notices.push.text')}</p>
        </div>
        {query.data && (state === 'on' || state === 'off') ? (
          <PushSwitch isOn={state === 'on'} publicKey={query.data.publicKey} />
        ) : null}
      </div>
      {query.isPending ? <Skeleton className="h-11" /> : null}
      {query.isError && !query.data ? (
        <ErrorState
          title={t('ui.notices.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
          className="py-4"
        />
      ) : null}
      {state === 'denied' || state === 'unsupported' ? (
        <Notice>{t(`ui.notices.push.${state}`)}</Notice>
      ) : null}
    </section>
  );
}

function PushSwitch({ isOn, publicKey }: { isOn: boolean; publicKey: string }) {
  const t = useText();
  const turnOn = useTurnPushOn();
  const turnOff = useTurnPushOff();
  const isFailed = turnOn.isError || turnOff.isError;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind={isOn ? 'secondary' : 'primary'}
        isBusy={turnOn.isPending || turnOff.isPending}
        onClick={() => {
          turnOn.reset();
          turnOff.reset();
          if (isOn) turnOff.mutate();
          else turnOn.mutate(publicKey);
        }}
      >
        {t(isOn ? 'ui.notices.push.turnOff' : 'ui.notices.push.turnOn')}
      </Button>
      <p role="status" className="m-0 text-sm text-text-muted empty:hidden">
        {isFailed ? t('ui.notices.push.failed') : null}
        {turnOn.data === false ? t('ui.notices.push.notAllowed') : null}
      </p>
    </div>
  );
}
