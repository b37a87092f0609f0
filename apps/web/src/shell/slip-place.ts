import type { Template } from '@pavilion/templates/props/template';
import { leadsWithSports } from '../common/sports/leads-with-sports.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useSportsSlots } from '../common/sports/sports-slots.store.ts';
import { useMedia } from '@pavilion/web-core/viewport/use-media';

/** Whether the window is wide enough for the column of the bet slip beside the page. */
export const useHasSlipRoom = (): boolean => useMedia('(min-width: 1200px)');

/** The column of the bet slip: always there, there because it was opened, or not there. */
export type SlipPlace = 'standing' | 'opened' | 'none';

interface SlipState {
  template: Pick<Template, 'slipPlacement'>;
  isSportsbook: boolean;
  path: string;
  isOpen: boolean;
}

/**
 * Where the bet slip stands in a window with room for it. Its room is kept beside every page that
 * is made of prices, so that nothing moves when one is chosen.
 */
export function slipPlace({ template, isSportsbook, path, isOpen }: SlipState): SlipPlace {
  if (template.slipPlacement === 'column' || path === '/sports') return 'standing';
  if (isSportsbook && path === '/') return 'standing';
  return isOpen ? 'opened' : 'none';
}

/** The place of the bet slip beside a page. */
export function useSlipPlace(template: Template, path: string): SlipPlace {
  const isOpen = useSportsSlots((slots) => slots.isSlipOpen);
  const isSportsbook = useLayoutStore((state) => leadsWithSports(state.template));
  return slipPlace({ template, isSportsbook, path, isOpen });
}
