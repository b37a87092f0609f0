import { classNames } from '@pavilion/ui/class-names';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useTemplateEnvironment } from '../environment.tsx';
import type { SiteBrand } from '../props/shell.ts';
import styles from './brand-logo.module.css';

/** Names with more letters than this are set smaller, in two lines. */
const longName = 16;

/**
 * The site's logo as a link home; its name in the display face when the picture is missing.
 * `isShort` shows the mark alone on narrow screens, where a balance needs the room.
 */
export function BrandLogo(props: {
  brand: SiteBrand;
  variant?: 'wide' | 'mark';
  isShort?: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const source = props.variant === 'mark' ? props.brand.logoMark : props.brand.logoWide;
  const { hasFailed, watch } = usePictureFailure(!source);
  return (
    <Link
      to="/"
      className={classNames(styles.logo, props.isShort && styles.short)}
      aria-label={text('ui.template.homeOf', { site: props.brand.name })}
    >
      {hasFailed ? (
        <NameInLetters name={props.brand.logoText || props.brand.name} />
      ) : (
        <img
          {...watch}
          src={source}
          alt=""
          height={40}
          width={props.variant === 'mark' ? 40 : 160}
          className={props.variant === 'mark' ? styles.mark : styles.wide}
          data-logo={props.variant ?? 'wide'}
        />
      )}
      {!hasFailed && props.variant !== 'mark' && props.brand.logoMark ? (
        <ShortLogo brand={props.brand} />
      ) : null}
    </Link>
  );
}

/** Stands for the wide logo where that one is hidden. */
function ShortLogo({ brand }: { brand: SiteBrand }) {
  const { hasFailed, watch } = usePictureFailure();
  return hasFailed ? (
    <Initial name={brand.logoText || brand.name} />
  ) : (
    <img
      {...watch}
      src={brand.logoMark}
      alt=""
      height={40}
      width={40}
      loading="lazy"
      className={styles.stand}
      data-logo="mark"
    />
  );
}

/** The site's name where its logo is missing; its first letter where a logo would be short. */
function NameInLetters({ name }: { name: string }) {
  return (
    <>
      <span className={styles.name} data-long={name.length > longName}>
        {name}
      </span>
      <Initial name={name} />
    </>
  );
}

const Initial = ({ name }: { name: string }) => (
  <span className={styles.initial} aria-hidden="true">
    {Array.from(name)[0]}
  </span>
);
