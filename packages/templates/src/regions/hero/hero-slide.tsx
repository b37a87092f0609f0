// chunk: parts
import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { Slide } from '../../props/hero.ts';
import styles from './hero-slide.module.css';
import type from './hero-type.module.css';
import { SlideArt } from './slide-art.tsx';

/** Titles with more letters than this are set smaller. */
const longTitle = 44;

/**
 * One banner: drawn art with live text on its calm side, or on its foot where the box is narrow.
 * The text stands on the page's own surface, which fades into the art, so that its contrast is the
 * palette's.
 */
export function HeroSlide(props: {
  slide: Slide;
  isPriority: boolean;
  shape?: 'wide' | 'tall';
  className?: string | undefined;
}) {
  const { Link, text } = useTemplateEnvironment();
  const { slide } = props;
  return (
    <Link to={slide.to} className={classNames(styles.slide, props.className)}>
      <SlideArt
        slide={slide}
        isPriority={props.isPriority}
        shape={props.shape ?? 'wide'}
        className={styles.art}
      />
      <span className={styles.copy}>
        <span
          className={classNames(type.display, styles.title)}
          data-long={slide.title.length > longTitle}
        >
          {slide.title}
        </span>
        <span className={type.call}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}
