import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';
import type { SiteBrand } from '../region-props.ts';
import styles from './brand-logo.module.css';

/**
 * The site's logo as a link home; its name in the display face when the picture is missing. `isShort` shows the mark alone
 * on narrow screens, where a balance needs the room.
 */
export function BrandLogo(props: {
  brand: SiteBrand;
  variant?: 'wide' | 'mark';
  isShort?: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const [isBroken, setBroken] = useState(false);
  const source = props.variant === 'mark' ? props.brand.logoMark : props.brand.logoWide;
  return (
    <Link
      to="/"
      className={classNames(styles.logo, props.isShort && styles.short)}
      aria-label={text('ui.template.homeOf', { site: props.brand.name })}
    >
      {isBroken || !source ? (
        <span className={styles.name}>{props.brand.logoText || props.brand.name}</span>
      ) : (
        <img
          src={source}
          alt=""
          height={40}
          width={props.variant === 'mark' ? 40 : 160}
          className={props.variant === 'mark' ? styles.mark : styles.wide}
          data-logo={props.variant ?? 'wide'}
          onError={() => setBroken(true)}
        />
      )}
      {!isBroken && props.variant !== 'mark' && props.brand.logoMark ? (
        <img
          src={props.brand.logoMark}
          alt=""
          height={40}
          width={40}
          loading="lazy"
          className={styles.stand}
          data-logo="mark"
        />
      ) : null}
    </Link>
  );
}
