import type { Text } from '@pavilion/i18n';

/**
 * How a game's definition names a way to bet, and the text that says the same in the language of
 * the page.
 */
const forms = [
  [/^cash-out at (?<target>[\d.]+)$/, 'ui.game.bets.target'],
  [/^target (?<target>[\d.]+)$/, 'ui.game.bets.aim'],
  [/^(?<mines>\d+) mines, (?<tiles>\d+) tiles$/, 'ui.game.bets.mines'],
  [/^(?<rows>\d+) rows, (?<risk>\w+)$/, 'ui.game.bets.rows'],
  [/^(?<segments>\d+) segments, (?<risk>\w+)$/, 'ui.game.bets.segments'],
  [/^(?<picks>\d+) picks, (?<risk>\w+)$/, 'ui.game.bets.picks'],
  [/^(?<difficulty>\w+), row (?<row>\d+)$/, 'ui.game.bets.climb'],
  [/^(?<guess>higher|lower) on rank (?<rank>\d+)$/, 'ui.game.bets.rank'],
  [/^base$/, 'ui.game.bets.base'],
] as const;

/** Words that stand in a bet's name, and where their texts are. */
const words: Readonly<Record<string, string>> = {
  risk: 'ui.game.risk',
  guess: 'ui.game.hiLo',
};
const sides = ['ui.game.round.sides', 'ui.game.coinFlip'];

/**
 * A way to bet in words: `"16 rows, high"` as the page's language says it; what no text is known
 * for stays as it is.
 */
export function betLabel(bet: string, t: Text): string {
  for (const [form, key] of forms) {
    const values = form.exec(bet)?.groups ?? (form.test(bet) ? {} : null);
    if (values) return t.find(key, translated(values, t)) ?? bet;
  }
  const [, direction, target] = /^(over|under) ([\d.]+)$/.exec(bet) ?? [];
  if (direction) return `${t.find(`ui.game.dice.${direction}`) ?? direction} ${target}`;
  const side = sides.map((place) => t.find(`${place}.${bet}`)).find(Boolean);
  return side ?? bet;
}

function translated(values: Record<string, string>, t: Text): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const place = words[name];
      return [name, (place && t.find(`${place}.${value}`)) ?? value];
    }),
  );
}
