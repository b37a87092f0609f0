import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { EmptyState } from '@pavilion/ui/states';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { SiteModal } from '../core/modals/site-modal.tsx';
import { AppLink } from '../core/navigation/app-link.tsx';
import { useLayoutStore, type Partner } from '../core/stores/layout.store.ts';

/** Logo, link and name of every partner. */
export function PartnersModal() {
  const t = useText();
  const partners = useLayoutStore((state) => state.partners);
  return (
    <SiteModal id="partners" kind="sheet" title={t('_m.partners')}>
      {partners.length === 0 ? (
        <EmptyState icon="handshake" title={t('ui.common.emptyTitle')} />
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {partners.map((partner, index) => (
          <li key={`${partner.href}-${index}`}>
            <PartnerPlate partner={partner} />
          </li>
        ))}
      </ul>
    </SiteModal>
  );
}

/**
 * The logos are drawn in light colours, so every one stands on a dark plate; a sign stands in for a
 * missing one.
 */
function PartnerPlate({ partner }: { partner: Partner }) {
  const { hasFailed: isBroken, watch } = usePictureFailure();
  const { href, img_url, partner_name } = partner;
  return (
    <AppLink
      to={href}
      className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface-2 text-center text-sm no-underline hover:border-accent"
    >
      <span className="grid h-16 place-items-center bg-[var(--shade)] px-3">
        {isBroken || img_url === '' ? (
          <Icon name="handshake" size={28} className="text-[#fff]" />
        ) : (
          <img
            src={img_url}
            alt=""
            width={110}
            height={36}
            loading="lazy"
            className="h-9 max-w-full object-contain"
            {...watch}
          />
        )}
      </span>
      <span className="grid place-items-center p-3 font-semibold wrap-anywhere">
        {partner_name}
      </span>
    </AppLink>
  );
}
