import { classNames } from './class-names.ts';
import { sourceSet } from './image-rules.ts';
import { usePictureFailure } from './use-picture-failure.tsx';

export type GameShape = 'poster' | 'square' | 'wide';

const widths: Record<GameShape, readonly [number, number]> = {
  poster: [180, 360],
  square: [180, 360],
  wide: [320, 640],
};

/** The largest of all, for boxes far wider than a card's. */
const largestWidths: Record<GameShape, number> = { poster: 480, square: 480, wide: 960 };

const ratios: Record<GameShape, string> = { poster: '3 / 4', square: '1 / 1', wide: '16 / 9' };

/**
 * Address of a game picture in another shape and width, from the poster address of the game list.
 */
export function gameImage(posterUrl: string, shape: GameShape, width: number): string {
  return posterUrl.replace(/\/poster\.webp$/, `/${shape}-${width}.webp`);
}

/** Turns the few bytes of a placeholder (`#123,#456,#789`) into a soft gradient. */
export function placeholderBackground(placeholder: string): string {
  const colours = placeholder.split(',').filter((colour) => /^#[0-9a-f]{3,8}$/i.test(colour));
  if (colours.length === 0) return 'var(--surface-2)';
  if (colours.length === 1) return colours[0] ?? 'var(--surface-2)';
  return `linear-gradient(160deg, ${colours.join(', ')})`;
}

/**
 * A game's cover with its blur-up stand-in. When the picture cannot be loaded the drawn stand-in
 * stays, with the name on it, so that no broken picture ever shows.
 */
export function GamePicture(props: {
  imageUrl: string;
  placeholder: string;
  name: string;
  shape: GameShape;
  isPriority?: boolean;
  sizes?: string;
  /** For boxes far wider than a card's: the largest picture there is may come too. */
  isLarge?: boolean;
  className?: string;
}) {
  const { hasFailed, watch } = usePictureFailure();
  const [small, large] = widths[props.shape];
  const choice = props.isLarge ? [small, large, largestWidths[props.shape]] : [small, large];
  return (
    <span
      className={classNames('relative block w-full overflow-hidden', props.className)}
      style={{
        aspectRatio: ratios[props.shape],
        background: placeholderBackground(props.placeholder),
      }}
    >
      {hasFailed ? (
        // On a phone's covers below the mark and the heart in their upper corners.
        <span className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.45)] p-3 text-center text-sm font-semibold wrap-anywhere max-sm:items-end max-sm:p-1 max-sm:pb-[18%] max-sm:text-xs text-[#fff]">
          {props.name}
        </span>
      ) : (
        <img
          {...watch}
          src={gameImage(props.imageUrl, props.shape, small)}
          srcSet={sourceSet((widthPx) => gameImage(props.imageUrl, props.shape, widthPx), choice)}
          sizes={props.sizes ?? '180px'}
          alt=""
          loading={props.isPriority ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
