import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Drives a scroll-snap track: which slide shows, stepping, and advancing by itself until somebody interacts, pauses
 * it, or asks for reduced motion.
 */
export function useCarousel(count: number, intervalMs: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);

  const show = useCallback(
    (wanted: number) => {
      const track = trackRef.current;
      if (!track || count === 0) return;
      const next = (wanted + count) % count;
      const slide = track.children[next] as HTMLElement | undefined;
      if (slide) track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'smooth' });
      setIndex(next);
    },
    [count],
  );

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const onScrollEnd = () => {
      const position = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
      setIndex(Math.min(count - 1, Math.max(0, position)));
    };
    track.addEventListener('scrollend', onScrollEnd);
    return () => track.removeEventListener('scrollend', onScrollEnd);
  }, [count]);

  useEffect(() => {
    if (isPaused || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => show(index + 1), intervalMs);
    return () => clearInterval(timer);
  }, [count, index, intervalMs, isPaused, show]);

  return { trackRef, index, show, isPaused, setPaused };
}
