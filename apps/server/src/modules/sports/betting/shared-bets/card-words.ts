import { isCurrencyCode } from '@pavilion/domain/currencies';
import { createFormat, localeCodeOf, type MessageTag } from '@pavilion/i18n';
import { marketName, selectionName } from '@pavilion/i18n/market-name';
import { createTranslator } from '@pavilion/i18n/server';
import type { BetView } from '../bet-view.ts';

/** How a line of a card is written. */
export type LineStyle = 'title' | 'pick' | 'about' | 'foot';

export interface CardLine {
  style: LineStyle;
  text: string;
}

interface CardChoice {
  tag: MessageTag;
  /** Whether stake and payout are told; who bet never is. */
  hasStake: boolean;
  /** What it paid, or what is left of it can still pay. */
  payout: string;
  /** Where bets like it are placed. */
  host: string;
}

type Leg = NonNullable<BetView['legs']>[number];
type Pick = Leg['picks'][number];
type Words = ReturnType<typeof wordsIn>;

/** What stands on the card of a bet, line by line. */
export function cardWords(bet: BetView, { tag, hasStake, payout, host }: CardChoice): CardLine[] {
  const words = wordsIn(tag);
  const lines: CardLine[] = [
    { style: 'title', text: joined([...kindOf(words, bet), resultOf(words, bet.result)]) },
    ...(bet.legs ?? []).flatMap((leg) => legLines(words, leg)),
    ...(hasStake ? amountLines(words, bet, payout) : []),
    { style: 'foot', text: host },
  ];
  return lines.filter(({ text }) => text !== '');
}

function wordsIn(tag: MessageTag) {
  const code = localeCodeOf(tag);
  const format = createFormat({ tag, timeZone: 'UTC' });
  return {
    t: createTranslator(tag),
    nameIn: (names: Readonly<Record<string, string>> | undefined, name: string): string =>
      names?.[code] ?? name,
    money: (amount: string, currency: string): string =>
      isCurrencyCode(currency) ? format.money(amount, currency) : amount,
  };
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

const resultOf = ({ t }: Words, result: BetView['result']): string | null =>
  result === null ? null : t(`ui.history.result.${result}`);

/** Of several legs: what they are together and, where one price pays them, at which. */
function kindOf({ t }: Words, bet: BetView): string[] {
  const count = bet.legs?.length ?? 1;
  const eachWay = bet.each_way ? [t('ui.runners.eachWay')] : [];
  if (count === 1) return eachWay;
  if (bet.bet_type !== 'system')
    return [t('ui.history.betKind.parlay', { count }), ...(bet.each_way ? eachWay : [bet.odds])];
  const sizes = (bet.sizes ?? []).join(', ');
  const free = count - (bet.bankers?.length ?? 0);
  return [t('ui.history.betKind.system', { sizes, count: free }), ...eachWay];
}

function legLines(words: Words, leg: Leg): CardLine[] {
  const [only, ...others] = leg.picks;
  if (!only) return [];
  const event = [eventOf(words, leg), scoreOf(leg), resultOf(words, leg.result)];
  if (others.length === 0)
    return [
      { style: 'pick', text: joined([backedOf(words, leg, only), leg.odds]) },
      { style: 'about', text: joined([marketOf(words, leg, only), ...event]) },
    ];
  return [
    { style: 'pick', text: joined([words.t('ui.builder.title'), leg.odds]) },
    ...leg.picks.map((pick): CardLine => ({
      style: 'about',
      text: joined([backedOf(words, leg, pick), marketOf(words, leg, pick)]),
    })),
    { style: 'about', text: joined(event) },
  ];
}

const scoreOf = ({ home_score: home, away_score: away }: Leg): string | null =>
  home === null || away === null ? null : `${home}:${away}`;

const sidesOf = ({ nameIn }: Words, leg: Leg) => ({
  home: nameIn(leg.home_team_names, leg.home_team_name),
  away: nameIn(leg.away_team_names, leg.away_team_name),
});

function eventOf(words: Words, leg: Leg): string {
  if (leg.event_name !== undefined) return words.nameIn(leg.event_names, leg.event_name);
  const { home, away } = sidesOf(words, leg);
  return `${home} – ${away}`;
}

function backedOf(words: Words, leg: Leg, pick: Pick): string {
  const { name, names } = pick;
  const own = name === undefined ? {} : { outcomeName: words.nameIn(names, name) };
  return selectionName(words.t, pick, pick.outcome, { ...sidesOf(words, leg), ...own });
}

function marketOf(words: Words, leg: Leg, pick: Pick): string {
  const { name, names, player_id: playerId } = pick;
  const isOfPlayer = playerId !== undefined && name !== undefined;
  const player = isOfPlayer ? { player: words.nameIn(names, name) } : {};
  return marketName(words.t, pick, { ...sidesOf(words, leg), ...player });
}

function amountLines({ t, money }: Words, bet: BetView, payout: string): CardLine[] {
  const told = t(bet.payout === null ? 'ui.history.potentialPayout' : 'ui.history.payout');
  return [
    { style: 'foot', text: `${t('ui.history.stake')} ${money(bet.stake, bet.currency)}` },
    { style: 'foot', text: `${told} ${money(payout, bet.currency)}` },
  ];
}
