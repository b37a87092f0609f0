import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { CodeField } from '../inputs/code-field.tsx';
import type { ProofKind, ProofState } from './use-proof.ts';

const introKeys = {
  totp: 'ui.security.byApp',
  passkey: 'ui.security.byPasskey',
  recovery: 'ui.security.byRecovery',
  code: 'ui.withdrawal.stepUpText',
} as const satisfies Record<ProofKind, string>;
const wayKeys = {
  totp: 'ui.security.way.totp',
  passkey: 'ui.security.way.passkey',
  recovery: 'ui.security.way.recovery',
  code: 'ui.security.way.code',
} as const satisfies Record<ProofKind, string>;

/**
 * What is typed for a second step, and the other ways to prove it. A passkey is asked for when the
 * form is sent.
 */
export function ProofFields({ state }: { state: ProofState }) {
  const t = useText();
  const { kind, kinds } = state;
  const others = kinds.filter((other) => other !== kind);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="m-0 text-sm text-text-muted">
        {t(introKeys[kind])}
      </p>
      <ProofInput state={state} />
      {others.length > 0 ? (
        <div
          role="group"
          aria-label={t('ui.security.otherWay')}
          className="flex flex-wrap items-center gap-2"
        >
          {others.map((other) => (
            <Button key={other} kind="ghost" size="small" onClick={() => state.choose(other)}>
              {t(wayKeys[other])}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function ProofInput({ state }: { state: ProofState }) {
  const t = useText();
  const { kind, value, enter } = state;
  const error = useProblemText(state);
  if (kind === 'passkey')
    return error ? (
      <div role="alert">
        <Notice kind="negative">{error}</Notice>
      </div>
    ) : null;
  if (kind === 'recovery')
    return (
      <TextField
        key={kind}
        label={t('ui.security.recoveryCode')}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={(event) => enter(event.target.value)}
        error={error}
        inputClassName="numeric text-center text-lg"
      />
    );
  return (
    <CodeField
      key={kind}
      label={t(kind === 'totp' ? 'ui.security.appCode' : 'ui.auth.code')}
      autoFocus
      value={value}
      onChange={(event) => enter(event.target.value)}
      error={error}
    />
  );
}

function useProblemText({ kind, problem }: ProofState): string | undefined {
  const t = useText();
  if (problem === null) return undefined;
  if (kind === 'totp' && problem === 'expiredTac') return t('ui.security.codeUsed');
  return (
    t.find(`ui.security.${problem}`) ??
    t.find(`errors.${problem}`) ??
    t.find(`validation.${problem}`) ??
    t('errors.unknownError')
  );
}
