import { useLayoutStore, type Site } from '../../core/stores/layout.store.ts';

type Rules = Site['rules'];

/** Of a site that has not said: nothing is bound. */
const free: Rules = {
  is_parallel_play_allowed: true,
  are_slot_stakes_bounded: false,
  is_small_return_neutral: false,
  is_net_result_shown: false,
  history_months: 12,
};

/** What the law of the site's place asks of pages, outside components. */
export const placeRules = (): Rules => useLayoutStore.getState().site?.rules ?? free;

/** The same, for components. */
export const usePlaceRules = (): Rules => useLayoutStore((state) => state.site?.rules ?? free);
