import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useProfile } from './account.queries.ts';
import { useIdentity, useLimitsInForce, usePockets } from './overview.queries.ts';

/** What the player has not done yet and would be glad of; nothing where all is done. */
export function NextSteps() {
  const t = useText();
  const profile = useProfile().data;
  const limits = useLimitsInForce().data;
  const pockets = usePockets().data;
  const identity = useIdentity().data;
  const steps = [
    profile?.full_name === '' ? { to: '/edit-profile', text: t('ui.account.stepName') } : null,
    pockets && Number(pockets.balance) === 0
      ? { to: '/deposit', text: t('ui.account.stepDeposit') }
      : null,
    identity && identity.required.length > 0
      ? { to: '/profile', text: t('ui.account.stepVerify') }
      : null,
    limits?.value.length === 0
      ? { to: '/responsible-gaming', text: t('ui.account.stepLimits') }
      : null,
  ].filter((step) => step !== null);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="grid grid-cols-1 gap-3">
      <h2 id="next-steps" className="m-0 text-lg font-bold">
        {t('ui.account.nextSteps')}
      </h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {steps.map((step) => (
          <li key={step.to}>
            <AppLink
              to={step.to}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-line bg-surface-2 px-4 py-2 hover:bg-surface-3"
            >
              <span>{step.text}</span>
              <Icon name="chevron-right" size={18} className="shrink-0 rtl:rotate-180" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
