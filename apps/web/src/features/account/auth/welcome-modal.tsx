import { useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { leadsWithSports } from '../../../common/sports/leads-with-sports.ts';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { SiteModal } from '../../../core/modals/site-modal.tsx';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { welcomeSteps, type WelcomeStep } from './welcome-steps.ts';

const icons: Record<WelcomeStep, IconName> = {
  deposit: 'wallet',
  sports: 'football',
  demo: 'slots',
};
const paths: Record<WelcomeStep, string> = {
  deposit: '/deposit',
  sports: '/sports',
  demo: '/slots',
};

/**
 * Greets a new player and shows what can be done next: money, a bet, or a game that costs nothing.
 */
export function WelcomeModal() {
  const t = useText();
  const name = useUserStore((state) => state.user.account_id);
  const counts = useLayoutStore((state) => state.provider_count);
  const isSportsFirst = useLayoutStore((state) => leadsWithSports(state.template));
  const words: Record<WelcomeStep, [title: string, text: string]> = {
    deposit: [t('ui.auth.welcomeDeposit'), t('ui.auth.welcomeDepositText')],
    sports: [t('ui.auth.welcomeSports'), t('ui.auth.welcomeSportsText')],
    demo: [t('ui.auth.welcomeDemo'), t('ui.auth.welcomeDemoText')],
  };
  return (
    <SiteModal id="welcome" kind="sheet" size="small" title={t('ui.auth.welcomeTitle', { name })}>
      <div className="grid gap-4">
        <p className="text-text-muted">{t('ui.auth.welcomeText')}</p>
        <ul className="grid gap-2">
          {welcomeSteps(counts, isSportsFirst).map((step) => (
            <li key={step}>
              <AppLink
                to={paths[step]}
                onClick={() => closeModal('welcome')}
                className="flex min-h-16 items-center gap-4 rounded-card border border-line-strong bg-surface-2 px-4 py-3 hover:bg-surface-3"
              >
                <Icon name={icons[step]} size={28} className="shrink-0 text-accent-text" />
                <span className="grid min-w-0 flex-1">
                  <span className="font-semibold wrap-anywhere">{words[step][0]}</span>
                  <span className="text-sm text-text-muted">{words[step][1]}</span>
                </span>
                <Icon name="chevron-right" size={20} className="shrink-0 text-text-muted" />
              </AppLink>
            </li>
          ))}
        </ul>
        <AppLink
          to="/responsible-gaming"
          onClick={() => closeModal('welcome')}
          className="inline-flex min-h-[24px] items-center text-sm text-accent-text underline"
        >
          {t('ui.auth.welcomeLimits')}
        </AppLink>
      </div>
    </SiteModal>
  );
}
