import { givenName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { openLiveChat } from '../../core/startup/live-chat.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { TicketForm } from '../../features/support/tickets/ticket-form.tsx';
import { TicketList } from '../../features/support/tickets/ticket-list.tsx';
import { TicketView } from '../../features/support/tickets/ticket-view.tsx';

/** /contact-us: the ways to reach the site that it really has. */
export function ContactUsScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const ticket = params.get('ticket');
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const socials = useLayoutStore((state) => state.accountList);
  return (
    <PageColumn title={t('_m.contactUs')}>
      <div className="grid grid-cols-1 gap-4">
        {ticket === null ? null : <TicketView key={ticket} id={ticket} />}
        <TicketList />
        {hasChat ? (
          <Way icon="chat" title={t('ui.contact.chat')} text={t('ui.contact.chatText')}>
            <Button icon="chat" onClick={openLiveChat}>
              {t('ui.floating.assistantPeople')}
            </Button>
          </Way>
        ) : null}
        {socials.length > 0 ? (
          <Way icon="share" title={t('ui.contact.social')}>
            <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
              {socials.map(({ name, href }) => (
                <li key={name}>
                  <AppLink to={href} className={buttonClass('secondary', 'medium')}>
                    {givenName(t, name)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </Way>
        ) : null}
        <Way icon="mail" title={t('ui.contact.write')} text={t('ui.contact.writeText')}>
          <TicketForm />
        </Way>
        <Way icon="info" title={t('ui.contact.faqs')} text={t('ui.contact.faqsText')}>
          <AppLink to="/faqs" className={buttonClass('secondary', 'medium')}>
            {t('_m.faqs')}
          </AppLink>
        </Way>
      </div>
    </PageColumn>
  );
}

function Way(props: { icon: IconName; title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 panel p-4 sm:p-6">
      <Icon name={props.icon} size={28} className="text-accent-text" />
      <div className="grid justify-items-start gap-3">
        <div className="grid gap-1">
          <h2 className="m-0 text-lg font-bold">{props.title}</h2>
          {props.text ? <p className="m-0 text-text-muted">{props.text}</p> : null}
        </div>
        {props.children}
      </div>
    </section>
  );
}
