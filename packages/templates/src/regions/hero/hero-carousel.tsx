// chunk: parts
import { Carousel, type CarouselProps } from '@pavilion/ui/carousel';
import { useTemplateEnvironment } from '../../environment.tsx';

export type HeroCarouselProps<Item extends { id: string }> = Omit<
  CarouselProps<Item>,
  'label' | 'labels'
> & {
  /** Accessible name; the highlights of the site when it is missing. */
  label?: string;
};

/** The carousel with the words of the site. */
export function HeroCarousel<Item extends { id: string }>(props: HeroCarouselProps<Item>) {
  const { text } = useTemplateEnvironment();
  return (
    <Carousel
      {...props}
      label={props.label ?? text('ui.template.slides')}
      labels={{
        play: text('ui.template.slidesPlay'),
        pause: text('ui.template.slidesPause'),
        previous: text('ui.template.slidePrevious'),
        next: text('ui.template.slideNext'),
        item: (number) => text('ui.template.slideNumber', { number }),
      }}
    />
  );
}
