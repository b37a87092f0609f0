import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { EmptyState } from '@pavilion/ui/states';
import { closeModal } from '../core/modals/modal.store.ts';
import { AppLink } from '../core/navigation/app-link.tsx';
import { useLayoutStore } from '../core/stores/layout.store.ts';

/** Logo, link and name of every partner. */
export function PartnersModal() {
  const t = useText();
  const partners = useLayoutStore((state) => state.partners);
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={t('_m.partners')}
      closeLabel={t('ui.common.close')}
      onClose={() => closeModal('partners')}
    >
      {partners.length === 0 ? (
        <EmptyState icon="handshake" title={t('ui.common.emptyTitle')} />
      ) : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {partners.map(({ href, img_url, partner_name }) => (
          <li key={partner_name}>
            <AppLink
              to={href}
              className="grid h-full justify-items-center gap-2 rounded-card border border-line bg-surface-2 p-4 text-center text-sm"
            >
              <img
                src={img_url}
                alt=""
                width={110}
                height={40}
                loading="lazy"
                className="h-10 object-contain"
              />
              {partner_name}
            </AppLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
