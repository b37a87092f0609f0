import { useCallback, useEffect, useRef, useState } from 'react';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const middleOf = (element: Element) => {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2;
};

/** Item of the track whose middle is nearest to the middle of the track. */
function nearestItem(track: Element): number {
  const distances = [...track.children].map((item) => Math.abs(middleOf(item) - middleOf(track)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Asks for the pictures of an item and resolves when each is there or cannot be had: nobody is
 * shown an empty slide.
 */
async function picturesOf(item: Element | undefined): Promise<void> {
  for (const picture of item?.querySelectorAll('img') ?? []) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
}

/**
 * Drives a scroll-snap track: which item shows, stepping, and advancing by itself `intervalMs`
 * after the last step (0: never), once the next item's pictures are there, unless it is paused,
 * held (pointer over it or focus inside), or reduced motion is asked for. Works in both writing
 * directions and with items narrower than the track.
 */
export function useCarousel(count: number, intervalMs: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);

  const show = useCallback(
    (wanted: number) => {
      const track = trackRef.current;
      const next = count === 0 ? 0 : (wanted + count) % count;
      const item = track?.children[next];
      if (!track || !item) return;
      const behavior = prefersStillness() ? 'instant' : 'smooth';
      track.scrollBy({ left: middleOf(item) - middleOf(track), behavior });
      setIndex(next);
    },
    [count],
  );

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const onScrollEnd = () => setIndex(nearestItem(track));
    track.addEventListener('scrollend', onScrollEnd);
    return () => track.removeEventListener('scrollend', onScrollEnd);
  }, [count]);

  useEffect(() => {
    if (intervalMs === 0 || isPaused || isHeld || count < 2 || prefersStillness()) return;
    let isOver = false;
    const turn = async (): Promise<void> => {
      await picturesOf(trackRef.current?.children[(index + 1) % count]);
      if (!isOver && !prefersStillness()) show(index + 1);
    };
    const timer = setTimeout(() => void turn(), intervalMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [count, index, intervalMs, isHeld, isPaused, show]);

  return { trackRef, index, show, isPaused, setPaused, setHeld };
}

export type CarouselState = ReturnType<typeof useCarousel>;
