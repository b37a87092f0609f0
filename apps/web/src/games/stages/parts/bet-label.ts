import type { Text } from '@pavilion/i18n';
import { lineName } from './bet-name.ts';

/** A way to bet as the game's facts name it: in English, and by a key with its values. */
export interface NamedBet {
  bet: string;
  key?: string;
  values?: Readonly<Record<string, string>>;
}

/** Words that stand in a bet's name, and where their texts are. */
const words: Readonly<Record<string, readonly string[]>> = {
  risk: ['ui.game.risk'],
  guess: ['ui.game.hiLo'],
  side: ['ui.game.round.sides', 'ui.game.coinFlip', 'ui.game.cards.bets'],
};

/** Where the texts of bets are that have none of their own. */
const places: Readonly<
  Record<string, (values: Readonly<Record<string, string>>, t: Text) => string>
> = {
  side: ({ side = '' }) => side,
  line: ({ kind = '', of = '' }, t) => lineName(kind, of, t),
  over: ({ target = '' }, t) => `${t.find('ui.game.dice.over') ?? 'over'} ${target}`,
  under: ({ target = '' }, t) => `${t.find('ui.game.dice.under') ?? 'under'} ${target}`,
};

/**
 * A way to bet in the page's language: "16 rows, high"; what no text is known for stays as it is.
 */
export function betLabel({ bet, key, values = {} }: NamedBet, t: Text): string {
  if (key === undefined) return bet;
  const said = translated(values, t);
  return places[key]?.(said, t) ?? t.find(`ui.game.bets.${key}`, said) ?? bet;
}

function translated(values: Readonly<Record<string, string>>, t: Text): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const said = (words[name] ?? []).map((place) => t.find(`${place}.${value}`)).find(Boolean);
      return [name, said ?? value];
    }),
  );
}
