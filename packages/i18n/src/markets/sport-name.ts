import type { Text } from '../text.types.ts';

/**
 * Name of a sport by its wire name (`ice-hockey`); one without a name keeps it. They are among the
 * texts that come first: the menus of sportsbook brands name them on every page.
 */
export function sportName(t: Pick<Text, 'find'>, sport: string): string {
  return t.find(`ui.sports.sport.${sport}`) ?? sport;
}

/** Name of a group of markets on a match page; one without a name keeps its code. */
export function marketGroupName(t: Pick<Text, 'find'>, group: string): string {
  return t.find(`ui.markets.group.${group}`) ?? group;
}
