import { useTemplateEnvironment } from '../../environment.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { ResponsibleLine } from '../../parts/responsible-line.tsx';
import { SocialLinks } from '../../parts/social-links.tsx';
import type { FooterProps } from '../../props/footer.ts';
import type { MenuItem } from '../../props/shell.ts';
import { helpLinks, otherLinks } from './footer-links.ts';
import { PartnerLogos } from './partner-logos.tsx';
import styles from './footer-columns.module.css';

/** Columns of links, partners, and the legal line. */
export function FooterColumns(props: FooterProps) {
  const { text } = useTemplateEnvironment();
  const { shell } = props;
  return (
    <footer className={styles.footer} data-region="footer">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <BrandLogo brand={shell.brand} />
          <ResponsibleLine minimumAge={props.minimumAge} />
          <SocialLinks socials={props.socials} />
        </div>
        <LinkColumn title={text('ui.template.games')} items={shell.menu} />
        <LinkColumn title={text('ui.template.more')} items={otherLinks(shell)} />
        <LinkColumn
          title={text('ui.template.help')}
          items={helpLinks.map((link) => ({
            ...link,
            label: text(`_m.${link.id}`),
            icon: 'help',
            isActive: false,
          }))}
        />
      </div>
      <div className={styles.partners}>
        <PartnerLogos partners={props.partners} label={text('ui.template.ourPartners')} />
      </div>
      <p className={styles.legal}>{props.legal}</p>
    </footer>
  );
}

function LinkColumn({ title, items }: { title: string; items: MenuItem[] }) {
  const { Link } = useTemplateEnvironment();
  if (items.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} className={styles.link}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
