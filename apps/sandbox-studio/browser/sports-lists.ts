import { button, el } from './dom.ts';
import type { Match, Means, OwnBet, Pick } from './sports.types.ts';

const signs: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

/** Coming matches by league, each with its prices as buttons. */
export function matchList(
  means: Means,
  matches: readonly Match[],
  { pick, choose }: { pick: Pick | null; choose(pick: Pick): void },
): HTMLElement {
  const { text } = means;
  if (matches.length === 0) return el('p', 'empty', {}, text('noMatches'));
  return byLeague(means, matches, (match) =>
    el(
      'li',
      'match',
      { 'data-match': match.id },
      el(
        'p',
        'when',
        {},
        el('span', '', { 'data-starts': match.startsAt }),
        ` · ${clock(means, match.startsAt)}`,
      ),
      el('p', 'sides', {}, el('span', '', {}, match.home), el('span', '', {}, match.away)),
      el(
        'div',
        'prices',
        {},
        ...match.odds.map(({ outcome, odds }) => {
          const isChosen = pick?.match.id === match.id && pick.outcome === outcome;
          const label = `${match.home} – ${match.away}: ${text(outcome)} ${odds}`;
          const made = button('', 'price', () => choose({ match, outcome, odds }), {
            'aria-pressed': String(isChosen),
            'aria-label': label,
            'data-outcome': outcome,
          });
          made.append(
            el('span', 'sign', { 'aria-hidden': 'true' }, signs[outcome] ?? ''),
            el('strong', '', { 'aria-hidden': 'true' }, odds),
          );
          return made;
        }),
      ),
    ),
  );
}

/** Matches that run or have ended, with the board. */
export function resultList(means: Means, matches: readonly Match[]): HTMLElement {
  const { text } = means;
  if (matches.length === 0) return el('p', 'empty', {}, text('noResults'));
  return byLeague(means, matches, (match) =>
    el(
      'li',
      `match is-${match.state}`,
      {},
      el('p', 'when', {}, stateOf(means, match), ` · ${clock(means, match.startsAt)}`),
      el('p', 'sides', {}, el('span', '', {}, match.home), el('span', '', {}, match.away)),
      el('p', 'board', {}, ...(match.score ?? []).map((side) => el('span', '', {}, String(side)))),
    ),
  );
}

/** The player's bets, the newest first. */
export function betList(means: Means, bets: readonly OwnBet[]): HTMLElement {
  const { text, money } = means;
  if (bets.length === 0) return el('p', 'empty', {}, text('noBets'));
  const states = { open: 'betOpen', won: 'betWon', lost: 'betLost' };
  return el(
    'ul',
    'bets',
    {},
    ...bets.map((bet) =>
      el(
        'li',
        `bet is-${bet.state}`,
        {},
        el('p', 'sides', {}, `${bet.home} – ${bet.away}`),
        el('p', 'state', {}, text(states[bet.state])),
        el(
          'p',
          'when',
          {},
          `${text(bet.outcome)} · ${bet.odds}`,
          bet.score ? ` · ${bet.score.join(' : ')}` : ` · ${clock(means, bet.startsAt)}`,
        ),
        el(
          'p',
          'figures',
          {},
          `${text('stake')} ${money(bet.stake)}`,
          bet.state === 'lost'
            ? null
            : el(
                'strong',
                '',
                {},
                ` · ${text(bet.state === 'open' ? 'possibleWin' : 'betWon')} ${money(bet.win)}`,
              ),
        ),
      ),
    ),
  );
}

function byLeague(
  { setup, text }: Means,
  matches: readonly Match[],
  row: (match: Match) => HTMLElement,
): HTMLElement {
  return el(
    'div',
    'leagues',
    {},
    ...setup.leagues.flatMap(({ code, name, sport }) => {
      const own = matches.filter(({ league }) => league === code);
      if (own.length === 0) return [];
      const title = el('h2', '', {}, name, el('span', 'label', {}, ` ${text(sport)}`));
      return [el('section', '', {}, title, el('ul', 'matches', {}, ...own.map(row)))];
    }),
  );
}

function stateOf({ text }: Means, { state, minute }: Match): string {
  if (state === 'ended') return text('ended');
  return minute === null
    ? text('running')
    : `${text('running')} · ${text('minute', { minute: String(minute) })}`;
}

const clock = ({ setup }: Means, at: string): string =>
  new Intl.DateTimeFormat(setup.language, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** `4:09` */
export function timeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
