import { placeTerms, type CardRunner, type Positions } from '@pavilion/sports';
import type { FinishCard } from './finish.store.ts';
import { typeOfKind } from './kind-of.ts';

/** The runners as the rules of races name them. */
export const cardOf = ({ runners }: Pick<FinishCard, 'runners'>): CardRunner[] =>
  runners.map(({ id, number, name, withdrawn }) => ({
    ...{ id, number, name },
    withdrawn: withdrawn && {
      atMs: Date.parse(withdrawn.at),
      oddsMilli: withdrawn.oddsMilli,
    },
  }));

/**
 * What an order does not tell that bets ask: the places they are paid for, or which of two runners
 * was before the other; null where it tells enough. Whoever is not named counts as unplaced, so a
 * finish told by halves would lose bets that have won.
 */
export function untold(card: FinishCard, positions: Positions): string | null {
  const ran = card.runners.filter(({ withdrawn }) => withdrawn === null);
  const places = Math.min(placesAsked(card, ran.length), ran.length);
  if (positions.size < places)
    return `the first ${places}, because bets are paid for so many places`;
  const pair = duelsOf(card).find((duel) => isOpen(duel, card, positions));
  if (pair === undefined) return null;
  const names = pair.map((id) => card.runners.find((one) => one.id === id)?.name ?? id);
  return `which of ${names.join(' and ')} was before the other`;
}

function placesAsked({ sport, asked, placeCount, isHandicap }: FinishCard, ran: number): number {
  const ofKinds = asked.flatMap(({ kind, param }) => {
    const type = typeOfKind(sport, kind);
    return type.base === 'place' ? [Number(param ?? type.param)] : [];
  });
  const ofTerms = placeCount === 0 ? [] : [placeCount, placeTerms(ran, isHandicap).places];
  return Math.max(1, ...ofKinds, ...ofTerms);
}

const duelsOf = ({ sport, asked }: FinishCard): string[][] =>
  asked.flatMap(({ kind, param }) =>
    typeOfKind(sport, kind).base === 'runner-duel' && param !== null ? [param.split(',')] : [],
  );

/** Neither of the two is named though both ran. */
const isOpen = (duel: readonly string[], { runners }: FinishCard, positions: Positions): boolean =>
  duel.every(
    (id) =>
      !positions.has(id) && runners.some((runner) => runner.id === id && runner.withdrawn === null),
  );
