// chunk: lobby
import { LinkedLogo } from '../../parts/linked-logo.tsx';
import type { FooterProps } from '../../props/footer.ts';
import styles from './partner-logos.module.css';

/**
 * Partners' logos, each a link that opens a new tab. The logos are drawn in white, so every one
 * stands on a dark plate.
 */
export function PartnerLogos(props: Pick<FooterProps, 'partners'> & { label: string }) {
  if (props.partners.length === 0) return null;
  return (
    <ul className={styles.logos} aria-label={props.label}>
      {props.partners.map((partner) => (
        <li key={partner.name}>
          <a
            href={partner.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.plate}
            aria-label={partner.name}
          >
            <LinkedLogo name={partner.name} imageUrl={partner.imageUrl} size={28} isWide />
          </a>
        </li>
      ))}
    </ul>
  );
}
