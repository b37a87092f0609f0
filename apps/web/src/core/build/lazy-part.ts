import { createElement, lazy, useState, type ComponentType } from 'react';
import { allTexts } from '../locale/texts.ts';
import { loadGuarded } from './load-guarded.ts';

/** A component fetched when first shown. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches it ahead; shown after that it is there at once, without its place being held first.
   * Never rejects.
   */
  preload(): Promise<void>;
};

/** Texts a part shows: any of them, or none but those every page begins with. */
export type PartTexts = 'all' | 'first';

/** A component fetched when first shown, guarded as above, together with the texts it needs. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: PartTexts = 'all',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded ??= await loadGuarded(async () => {
      const [part] = await Promise.all([load(), texts === 'all' ? allTexts() : null]);
      return part;
    });
    return { default: loaded };
  };
  const Lazy = lazy(fetchPart);
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  // What could not be fetched ahead is tried again when it is shown.
  const preload = async () => void (await fetchPart().catch(() => undefined));
  return Object.assign(Part, { preload });
}
