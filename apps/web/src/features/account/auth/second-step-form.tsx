import { CallFailure } from '@pavilion/client/call-failure';
import { passkeySignInBegin } from '@pavilion/contracts/player/account/passkey-sign-in-begin.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { PasskeyStopped } from '../../../core/second-step/passkeys.ts';
import { ProofFields } from '../../../core/second-step/proof-fields.tsx';
import { proofProblems, useProof } from '../../../core/second-step/use-proof.ts';
import { leaveAuth } from './after-sign-in.ts';
import { loginSecondStep } from './auth-calls.ts';
import { showLoginFailure } from './login-failure.ts';
import type { SecondStep } from './second-step.ts';

/** The second step of a sign-in: by app, passkey or recovery code. */
export function SecondStepForm({
  challenge,
  kinds,
  onStartOver,
}: SecondStep & { onStartOver: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const proof = useProof(() => call(passkeySignInBegin, { challenge }, { handled: true }), kinds);
  const hasWay = proof.state.kinds.length > 0;

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const given = await proof.gather();
      if (!given || given.kind === 'code') return proof.refuse('required');
      leaveAuth(await loginSecondStep(challenge, { kind: given.kind, value: given.value }));
    } catch (thrown) {
      if (thrown instanceof PasskeyStopped) return proof.refuse(thrown.reason);
      if (thrown instanceof CallFailure && proofProblems.has(thrown.code))
        return proof.refuse(thrown.code);
      const isOver = thrown instanceof CallFailure && thrown.code === 'challengeExpired';
      showLoginFailure(thrown, isOver ? { afterwards: onStartOver } : {});
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="second-step" className="grid grid-cols-1 gap-4">
      <h2 id="second-step" className="m-0 text-lg font-bold">
        {t('ui.security.secondTitle')}
      </h2>
      <FormShell
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        submitLabel={t(
          proof.state.kind === 'passkey' ? 'ui.security.usePasskey' : 'ui.auth.signIn',
        )}
        isBusy={isBusy}
      >
        {hasWay ? <ProofFields state={proof.state} /> : null}
      </FormShell>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="m-0 min-w-0 flex-1 text-sm text-text-muted">{t('ui.security.lost')}</p>
        <Button kind="ghost" size="small" onClick={onStartOver}>
          {t('ui.auth.startOver')}
        </Button>
      </div>
    </section>
  );
}
