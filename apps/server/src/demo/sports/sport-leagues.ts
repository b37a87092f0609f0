import {
  demoPlaces,
  keyOfName,
  localName,
  namesInScripts,
  type LocalNames,
  type NameInScripts,
} from '@pavilion/domain/simulation';
import { createSeededRandom, randomNormal } from '@pavilion/domain/random';
import type { LocaleCode } from '@pavilion/domain/locales';
import { sportLeagueData, type Sides, type SportLeagueData } from './data/leagues.data.ts';
import { eSportsTeams, nicknames } from './data/nicknames.data.ts';
import { givenNames, surnames } from './data/persons.data.ts';

/** A club, or a player where players are the sides. */
export interface SportSide {
  /** Unique within its sport and country. */
  key: string;
  names: LocalNames;
}

export interface SportLeague extends Omit<SportLeagueData, 'name' | 'sides'> {
  names: LocalNames;
  sides: readonly SportSide[];
}

const playersOfTour = 12;

/** How a league that is played fast is called in a language; elsewhere as in English. */
const express = {
  EN: (name: string) => `${name} Express`,
  CN: (name: string) => `${name}快车`,
  CT: (name: string) => `${name}快車`,
  ESP: (name: string) => `${name} Exprés`,
  MS: (name: string) => `${name} Ekspres`,
  NE: (name: string) => `${name} एक्सप्रेस`,
  RUS: (name: string) => `${name} Экспресс`,
  VI: (name: string) => `${name} Tốc Hành`,
} satisfies Partial<Record<LocaleCode, (name: string) => string>>;

/** The invented leagues of all sports but football, in the order they are shown. */
export const sportLeagues: readonly SportLeague[] = sportLeagueData.map(
  ({ name, sides, ...league }) => ({
    ...league,
    names: league.speed > 1 ? expressNames(namesInScripts(name)) : namesInScripts(name),
    sides: sidesOf(sides, league.country),
  }),
);

function sidesOf(sides: Sides, country: string): SportSide[] {
  if (sides.of === 'teams') return eSportsTeams.map((name) => sideOf(namesInScripts(name)));
  if (sides.of === 'clubs') return clubsOf(country, sides.nicknames);
  const given = givenNames[sides.of];
  return Array.from({ length: playersOfTour }, (_, index) => {
    const first = given[index % given.length];
    const last = surnames[(sides.from + index) % surnames.length];
    if (first === undefined || last === undefined) throw new RangeError('a tour needs names');
    return sideOf(personNames(first, last));
  });
}

/** Each town of the country has a club; nicknames go round. */
function clubsOf(country: string, names: readonly (keyof typeof nicknames)[]): SportSide[] {
  return demoPlaces
    .filter((place) => place.country === country)
    .map((place, index) => {
      const form = nicknames[names[index % names.length] ?? 'hawks'];
      const filled = namesInScripts(
        form.map((text, script) =>
          text.replace('{}', place.names[script] ?? place.names[0]),
        ) as unknown as NameInScripts,
      );
      const vi = place.vi === undefined ? {} : { VI: form[0].replace('{}', place.vi) };
      return sideOf({ ...filled, ...vi });
    });
}

/** First name, then surname; Chinese joins foreign names by a dot. */
function personNames(first: NameInScripts, last: NameInScripts): LocalNames {
  const joined = first.map((name, script) => {
    const isChinese = script === 2 || script === 3;
    return `${name}${isChinese ? '·' : ' '}${last[script] ?? last[0]}`;
  });
  return namesInScripts(joined as unknown as NameInScripts);
}

function sideOf(names: LocalNames): SportSide {
  return { key: keyOfName(names.EN), names };
}

function expressNames(names: LocalNames): LocalNames {
  const named = Object.entries(express).map(([code, name]) => [
    code,
    name(localName(names, code as keyof typeof express)),
  ]);
  return { ...names, ...Object.fromEntries(named) } as LocalNames;
}

/**
 * How far a side stands above the mean of its league, in deviations; the same seed always gives the
 * same.
 */
export function strengthOf(seed: string, league: SportLeague, side: SportSide): number {
  return randomNormal(createSeededRandom(`${seed}/strength/${league.code}/${side.key}`), 0, 1);
}
