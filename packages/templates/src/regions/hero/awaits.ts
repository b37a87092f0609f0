// chunk: parts
import type { HeroList, HeroProps } from '../../props/hero.ts';

/** Lists not every site has: their room is kept only where it is said that they will come. */
const rare: readonly HeroList[] = ['jackpots', 'races'];

/** True while room is to be kept for a list: it is not there yet but will be. */
export function awaits(props: HeroProps, list: HeroList): boolean {
  if ((props[list]?.length ?? 0) > 0) return false;
  if (props.awaited) return props.awaited.includes(list);
  return props.isLoading && !rare.includes(list);
}
