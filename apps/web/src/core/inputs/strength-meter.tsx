import { loadCommonPasswords, passwordStrength } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { use, useDeferredValue, Suspense } from 'react';

const steps = [
  'ui.auth.strengthRefused',
  'ui.auth.strengthWeak',
  'ui.auth.strengthFair',
  'ui.auth.strengthGood',
  'ui.auth.strengthStrong',
] as const;
const tones = ['bg-negative', 'bg-negative', 'bg-warning', 'bg-positive', 'bg-positive'] as const;

/**
 * How hard a new password is to guess, said in words and shown in four steps. Nothing while the
 * field is empty.
 */
export function StrengthMeter(props: { password: string; accountId: string }) {
  const password = useDeferredValue(props.password);
  if (password === '') return null;
  return (
    <Suspense fallback={<MeterRoom />}>
      <Meter password={password} accountId={props.accountId} />
    </Suspense>
  );
}

/** What the meter will take, so that nothing below moves under a finger when it comes. */
function MeterRoom() {
  return (
    <div className="grid gap-1" aria-hidden="true">
      <span className="h-1.5" />
      <p className="text-sm">{'\u00a0'}</p>
    </div>
  );
}

function Meter({ password, accountId }: { password: string; accountId: string }) {
  const t = useText();
  const commonPasswords = use(loadCommonPasswords());
  const score = passwordStrength(password, { accountId, commonPasswords });
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full',
              step <= Math.max(score, 1) ? tones[score] : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      <p className="text-sm text-text-muted" role="status">
        {t(steps[score])}
      </p>
    </div>
  );
}
