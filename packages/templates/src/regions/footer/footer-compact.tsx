import { useTemplateEnvironment } from '../../environment.tsx';
import { ResponsibleLine } from '../../parts/responsible-line.tsx';
import { SocialLinks } from '../../parts/social-links.tsx';
import type { FooterProps } from '../../region-props.ts';
import { helpLinks } from './footer-links.ts';
import styles from './footer-compact.module.css';

/** Two quiet lines: pages and social accounts, then age and legal words. */
export function FooterCompact(props: FooterProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <ul className={styles.links}>
          {helpLinks.map((link) => (
            <li key={link.id}>
              <Link to={link.to} className={styles.link}>
                {text(`_m.${link.id}`)}
              </Link>
            </li>
          ))}
        </ul>
        <SocialLinks socials={props.socials} />
      </div>
      <div className={styles.line}>
        <ResponsibleLine minimumAge={props.minimumAge} />
        <p className={styles.legal}>{props.legal}</p>
      </div>
    </footer>
  );
}
