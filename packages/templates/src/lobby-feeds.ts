import type { TemplateName } from '@pavilion/domain/themes';

/** What a lobby may show besides rows of games: providers and their games, the whole catalogue, or leagues by day. */
export type LobbyFeed = 'providers' | 'catalogue' | 'leagues';

/** The feed of each template whose lobby has one, as its region says it; for those who must know before it is loaded. */
export const lobbyFeeds: Partial<Record<TemplateName, LobbyFeed>> = {
  template6: 'providers',
  template10: 'catalogue',
  template14: 'catalogue',
  template16: 'providers',
  template21: 'leagues',
  template22: 'leagues',
  template23: 'leagues',
};
