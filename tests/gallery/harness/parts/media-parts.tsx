import { Carousel } from '@pavilion/ui/carousel';
import { Icon } from '@pavilion/ui/icon';
import { GamePicture } from '@pavilion/ui/picture';
import { SizedImage } from '@pavilion/ui/sized-image';
import styles from './parts.module.css';
import { PartSection, Specimen } from './specimen.tsx';

const labels = {
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  item: (number: number) => `Slide ${number}`,
};
const slides = [
  'Welcome bonus up to ₱10,000',
  'Daily cashback on every table',
  'Friday tournament',
].map((title) => ({ id: title, title }));

const cover = (widthPx: number) =>
  `/art/cover/slots/golden-koi/Golden%20Koi/Lumina/wide-${widthPx}.webp`;
const fallback = (
  <>
    <Icon name="slots" size={28} />
    Golden Koi
  </>
);

/** Pictures, and pictures in a row. */
export function MediaParts() {
  return (
    <PartSection
      id="media"
      title="Images and carousel"
      about="A stand-in of 32 px first; a new file half a second after the box has come to rest; a drawn fallback."
    >
      <Specimen name="Image">
        <SizedImage
          source={cover}
          widthsPx={[320, 640]}
          alt="Golden Koi"
          ratio="16 / 9"
          sizes="320px"
          fallback={fallback}
          className="rounded-card"
        />
      </Specimen>
      <Specimen name="Image, stand-in of colours, never loaded">
        <SizedImage
          source={() => '/art/slow'}
          widthsPx={[320]}
          alt="Golden Koi"
          ratio="16 / 9"
          placeholder="#26324a,#3d5170"
          fallback={fallback}
          className="rounded-card"
        />
      </Specimen>
      <Specimen name="Covers, one broken">
        <div className="grid grid-cols-2 gap-3">
          {['golden-koi', 'none'].map((code) => (
            <GamePicture
              key={code}
              imageUrl={
                code === 'none' ? '/art/none/poster.webp' : cover(360).replace('wide-360', 'poster')
              }
              placeholder="#26324a,#3d5170"
              name="Golden Koi and the Nine Lanterns of the Old Harbour"
              shape="square"
              className="rounded-card"
            />
          ))}
        </div>
      </Specimen>
      {(['dots', 'bars', 'numbers'] as const).map((controls) => (
        <Specimen key={controls} name={`Carousel, ${controls}`}>
          <Carousel
            label={`Offers with ${controls}`}
            labels={labels}
            items={slides}
            controls={controls}
            intervalMs={controls === 'dots' ? undefined : 0}
            controlsClassName={styles.slideControls}
          >
            {(slide) => (
              <a href={`#${slide.id}`} className={styles.slide}>
                {slide.title}
              </a>
            )}
          </Carousel>
        </Specimen>
      ))}
    </PartSection>
  );
}
