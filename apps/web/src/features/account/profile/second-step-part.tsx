import { recoveryRenew } from '@pavilion/contracts/player/account/recovery-renew.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecurityCard } from './security-card.tsx';
import { useRefreshSecurity, useSecondStep } from './security.queries.ts';
import { TotpCard } from './totp-card.tsx';

/** App, passkeys and recovery codes of the account. */
export function SecondStepPart() {
  const t = useText();
  const query = useSecondStep();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (query.isPending) return <Skeleton className="h-40" />;
  if (!query.data)
    return (
      <ErrorState
        title={t('ui.security.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  const { totp_since: since, passkeys, recovery_left: left } = query.data;
  return (
    <>
      <TotpCard since={since} onCodes={setCodes} />
      <PasskeysCard onCodes={setCodes} />
      {since !== null || passkeys > 0 || codes ? (
        <RecoveryCard left={left} codes={codes} onCodes={setCodes} />
      ) : null}
    </>
  );
}

function RecoveryCard(props: {
  left: number;
  codes: readonly string[] | null;
  onCodes: (codes: readonly string[] | null) => void;
}) {
  const t = useText();
  const refresh = useRefreshSecurity();
  const [isAsking, setAsking] = useState(false);
  const { left, codes, onCodes } = props;
  return (
    <SecurityCard
      title={t('ui.security.recovery')}
      text={t('ui.security.recoveryText')}
      badge={{ label: t('ui.security.recoveryLeft', { count: left }), isOn: left > 2 }}
      action={
        isAsking || codes ? null : (
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {t('ui.security.recoveryNew')}
          </Button>
        )
      }
    >
      {isAsking ? (
        <PasswordConfirm
          submitLabel={t('ui.security.recoveryNew')}
          ask={(confirmed) => call(recoveryRenew, confirmed, { handled: true })}
          onDone={({ recovery_codes }) => {
            setAsking(false);
            onCodes(recovery_codes);
            refresh();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onKept={() => onCodes(null)} /> : null}
    </SecurityCard>
  );
}
