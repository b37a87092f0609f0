import { Icon, type IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { ResponsibleLine } from '../../parts/responsible-line.tsx';
import { SocialLinks } from '../../parts/social-links.tsx';
import type { FooterProps } from '../../props/footer.ts';
import type { SiteBrand } from '../../props/shell.ts';
import { AppPhone } from './app-phone.tsx';
import styles from './footer-app-band.module.css';
import { HelpLinks } from './help-links.tsx';
import { PartnerLogos } from './partner-logos.tsx';

/** A band that offers the app on sites that have one, then pages, partners and the legal line. */
export function FooterAppBand(props: FooterProps) {
  const { text } = useTemplateEnvironment();
  const { brand, onGetApp } = props.shell;
  return (
    <footer className={styles.footer} data-region="footer">
      {onGetApp ? <AppBand brand={brand} onGetApp={onGetApp} /> : null}
      <div className={styles.rest}>
        <div className={styles.line}>
          <BrandLogo brand={brand} />
          <HelpLinks shell={props.shell} />
          <SocialLinks socials={props.socials} />
        </div>
        <PartnerLogos partners={props.partners} label={text('ui.template.ourPartners')} />
        <div className={styles.line}>
          <ResponsibleLine minimumAge={props.minimumAge} />
          <p className={styles.legal}>{props.legal}</p>
        </div>
      </div>
    </footer>
  );
}

function AppBand({ brand, onGetApp }: { brand: SiteBrand; onGetApp: () => void }) {
  const { text } = useTemplateEnvironment();
  return (
    <section className={styles.band} aria-labelledby="footer-app">
      <AppPhone brand={brand} />
      <div className={styles.offer}>
        <h2 id="footer-app" className={styles.title}>
          {text('ui.template.appTitle', { site: brand.name })}
        </h2>
        <p className={styles.text}>{text('ui.template.appText')}</p>
        <div className={styles.stores}>
          <StoreLink icon="phone" label={text('ui.template.appAndroid')} onPress={onGetApp} />
          <StoreLink icon="download" label={text('ui.template.appIos')} onPress={onGetApp} />
        </div>
        <p className={styles.hint}>{text('ui.template.appInstall')}</p>
      </div>
    </section>
  );
}

/** Leads to the page about the app; on a site without it the shell shows the ways itself. */
function StoreLink(props: { icon: IconName; label: string; onPress: () => void }) {
  const { Link, isOffered } = useTemplateEnvironment();
  const face = (
    <>
      <Icon name={props.icon} size={22} />
      {props.label}
    </>
  );
  return isOffered?.('/download') === false ? (
    <button type="button" className={styles.store} onClick={props.onPress}>
      {face}
    </button>
  ) : (
    <Link to="/download" className={styles.store}>
      {face}
    </Link>
  );
}
