import { useTemplateEnvironment } from '../../environment.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { ResponsibleLine } from '../../parts/responsible-line.tsx';
import { SocialLinks } from '../../parts/social-links.tsx';
import type { FooterProps } from '../../props/footer.ts';
import styles from './footer-partners-band.module.css';
import { HelpLinks } from './help-links.tsx';
import { PartnerLogos } from './partner-logos.tsx';

/** A wide band of partners, then the brand in the centre with its pages below. */
export function FooterPartnersBand(props: FooterProps) {
  const { text } = useTemplateEnvironment();
  const { partners, shell } = props;
  return (
    <footer className={styles.footer} data-region="footer">
      {partners.length > 0 ? (
        <section className={styles.band} aria-labelledby="footer-partners">
          <h2 id="footer-partners" className={styles.title}>
            {text('ui.template.ourPartners')}
          </h2>
          <PartnerLogos partners={partners} label={text('ui.template.ourPartners')} />
        </section>
      ) : null}
      <div className={styles.centre}>
        <BrandLogo brand={shell.brand} />
        <HelpLinks shell={props.shell} />
        <SocialLinks socials={props.socials} />
        <ResponsibleLine minimumAge={props.minimumAge} />
        <p className={styles.legal}>{props.legal}</p>
      </div>
    </footer>
  );
}
