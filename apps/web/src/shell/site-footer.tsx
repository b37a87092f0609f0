import { givenName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import type { FooterProps } from '@pavilion/templates/props/footer';
import { clock } from '../core/clock.ts';
import { useBelow } from '../core/layout/below.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useMinimumAge } from '../core/stores/use-minimum-age.ts';
import { SiteFacts } from './site-facts.tsx';
import { useShellProps } from './use-shell-props.tsx';

/** The template's footer, and who stands behind the site. */
export function SiteFooter() {
  const below = useBelow();
  const props = useFooterProps();
  if (!below) return null;
  return (
    <>
      <below.Footer {...props} />
      <SiteFacts />
    </>
  );
}

/** Links, partners and the legal line for the template's footer. */
function useFooterProps(): FooterProps {
  const shell = useShellProps();
  const t = useText();
  const socials = useLayoutStore((state) => state.accountList);
  const partners = useLayoutStore((state) => state.partners);
  const minimumAge = useMinimumAge();
  const year = String(clock.now().getFullYear());
  return {
    shell,
    minimumAge,
    socials: socials.map(({ name, href, img_url }) => ({
      name: givenName(t, name),
      href,
      imageUrl: img_url,
    })),
    partners: partners.map(({ partner_name, href, img_url }) => ({
      name: partner_name,
      href,
      imageUrl: img_url,
    })),
    legal: t('ui.shell.legal', { year, site: shell.brand.name, age: minimumAge }),
  };
}
