import { useTemplateEnvironment } from '../../environment.tsx';
import { ResponsibleLine } from '../../parts/responsible-line.tsx';
import { SocialLinks } from '../../parts/social-links.tsx';
import type { FooterProps } from '../../props/footer.ts';
import styles from './footer-compact.module.css';
import { HelpLinks } from './help-links.tsx';
import { PartnerLogos } from './partner-logos.tsx';

/** Two quiet lines: pages and social accounts, then age and legal words. */
export function FooterCompact(props: FooterProps) {
  const { text } = useTemplateEnvironment();
  return (
    <footer className={styles.footer} data-region="footer">
      <div className={styles.line}>
        <HelpLinks shell={props.shell} />
        <SocialLinks socials={props.socials} />
      </div>
      <PartnerLogos partners={props.partners} label={text('ui.template.ourPartners')} />
      <div className={styles.line}>
        <ResponsibleLine minimumAge={props.minimumAge} />
        <p className={styles.legal}>{props.legal}</p>
      </div>
    </footer>
  );
}
