import type { MessageGroup } from './message-groups.ts';
import type { MessagePart } from './message-parts.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What comes first of each topic; a topic or a group that is missing comes later as a whole. */
const firstTexts: Partial<Record<MessageGroup, Record<string, 'all' | readonly string[]>>> = {
  ui: {
    common: words(`
      close errorText errorTitle gameCount live loading ok retry
    `),
    search: words('categories games label matches'),
    shell: words('seoHome seoPage'),
    sports: words('kickOffUntold live sport'),
    template: words(`
      account accountMenu balanceRefresh betSlip bonusMoney deposit discover featuredMatches featuredTables games
      homeOf hot inPlay jackpots jackpotsPause jackpotsPlay joinTable joinText joinTitle language
      languageNow live liveTable liveTables liveWinners menu minute mobileBar more motionPause
      motionPlay myBets nextMatches offline products providers providersOf quickGames raceEnds raceJoin raceLeaders racePlace racePrize
      racePrizes races search seatsTaken seeAll signIn
      signOut signUp skip slideNext slideNumber slidePrevious slides slidesPause slidesPlay sports
      tickerNext tickerPause tickerPlay tokens unavailable winnersPause winnersPlay
    `),
  },
  _m: { categories: 'all', menus: 'all', screens: 'all' },
  // What goes wrong before the rest is there must have its words all the same.
  errors: { page: 'all' },
};

/** The part that a text of a topic belongs to; branches stay whole. */
export function partOfText(group: MessageGroup, topic: string, key: string): MessagePart {
  const first = firstTexts[group]?.[topic] ?? [];
  return first === 'all' || first.includes(key.split('.')[0] ?? '') ? 'first' : 'later';
}
