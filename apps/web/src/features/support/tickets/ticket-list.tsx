import { useFormat, useText } from '@pavilion/i18n/react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useTickets } from './tickets.queries.ts';

/** What the player wrote to the site, newest first; nothing where he wrote nothing. */
export function TicketList() {
  const t = useText();
  const format = useFormat();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const tickets = useTickets(isSignedIn).data?.value ?? [];
  if (!isSignedIn || tickets.length === 0) return null;
  return (
    <section className="grid gap-3 panel p-4 sm:p-6" aria-labelledby="own-tickets">
      <h2 id="own-tickets" className="m-0 text-lg font-bold">
        {t('ui.contact.mine')}
      </h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {tickets.map((ticket) => (
          <li key={ticket.ticket_id}>
            <AppLink
              to={`/contact-us?ticket=${ticket.ticket_id}`}
              aria-label={t('ui.contact.open', { number: ticket.ticket_number })}
              className="grid min-h-11 gap-1 rounded-control border border-line bg-surface-2 px-3 py-2 hover:border-accent"
            >
              <span className="font-semibold wrap-anywhere">{ticket.subject}</span>
              <span className="text-sm text-text-muted">
                {ticket.ticket_number} · {t(`ui.contact.state.${ticket.state}`)} ·{' '}
                {format.dateTime(ticket.created_at)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
