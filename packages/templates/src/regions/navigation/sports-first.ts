import type { MenuItem, ShellProps } from '../../props/shell.ts';

interface SportsFirst {
  /** The ways into the sportsbook, and its sports where it has several. */
  sports: MenuItem[];
  games: MenuItem[];
}

/** The menu in two parts: sports and games. */
export function sportsFirst({
  menu,
  sportsTree,
}: Pick<ShellProps, 'menu' | 'sportsTree'>): SportsFirst {
  const lead = menu.filter(({ isSports }) => isSports);
  const games = menu.filter(({ isSports }) => !isSports);
  // A single sport is what the way to all matches leads to.
  const isRepeated = lead.length > 0 && sportsTree.length < 2;
  return { sports: isRepeated ? lead : [...lead, ...sportsTree], games };
}
