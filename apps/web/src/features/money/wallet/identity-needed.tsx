import { useFormat, useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { AppLink } from '../../../core/navigation/app-link.tsx';

/**
 * A sum is more than the player's papers allow: what is left without further ones, and the way to
 * send some.
 */
export function IdentityNeeded({
  detail,
  currency,
  isCalm = false,
}: {
  /** Null: nothing is needed. */
  detail: string | null;
  currency: string;
  /** Said beforehand: nothing was refused. */
  isCalm?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  if (detail === null) return null;
  const [what, room = ''] = detail.split(' ');
  const amount = room === '' ? null : format.money(room, currency);
  return (
    <Notice kind={isCalm ? 'info' : 'warning'}>
      {amount === null ? null : (
        <p className="m-0 mb-1">
          {t(
            what === 'deposit' ? 'ui.verification.depositRoom' : 'ui.verification.withdrawalRoom',
            { amount },
          )}
        </p>
      )}
      <AppLink to="/profile" className="font-semibold text-accent-text underline">
        {t('ui.verification.verifyNow')}
      </AppLink>
    </Notice>
  );
}
