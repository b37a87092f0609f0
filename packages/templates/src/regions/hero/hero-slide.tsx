import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { Slide } from '../../region-props.ts';
import styles from './hero-slide.module.css';

/** One banner: drawn art with live text over its calm side. Without its picture the art direction's own surface stays. */
export function HeroSlide(props: { slide: Slide; isPriority: boolean }) {
  const { Link, text } = useTemplateEnvironment();
  const [isBroken, setBroken] = useState(false);
  const { slide } = props;
  return (
    <Link to={slide.to} className={styles.slide}>
      {isBroken ? null : (
        <picture>
          <source media="(max-width: 720px)" srcSet={slide.mobileImageUrl} />
          <img
            src={slide.imageUrl}
            alt=""
            className={styles.art}
            loading={props.isPriority ? 'eager' : 'lazy'}
            fetchPriority={props.isPriority ? 'high' : 'auto'}
            decoding={props.isPriority ? 'sync' : 'async'}
            onError={() => setBroken(true)}
          />
        </picture>
      )}
      <span className={styles.copy}>
        <span className={styles.title}>{slide.title}</span>
        <span className={styles.call}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}
