import { hundredthsText, multiplierText } from '@pavilion/games';
import { targetMultipliers, weapons, type TargetKind } from '@pavilion/games/fishing/index';
import { ballsOfRoom, roomOf } from '../titles/bingo/quick-bingo.game.ts';
import { layoutFamilies, type LayoutFamilyCode, type StudioTitle } from '../titles/index.ts';
import { drumOf } from '../titles/lottery/drum.game.ts';
import { plainWord } from '../titles/plain-word.ts';
import { raceBets, raceKindOf, racesOf } from '../titles/racing/meeting.ts';
import { word } from './fill.ts';
import { spotGroups } from './hall-spots.ts';
import type { Words } from './pay-table.types.ts';

export const isLayoutFamily = (family: string): family is LayoutFamilyCode =>
  Object.hasOwn(layoutFamilies, family);

/**
 * What the picture of a table, a draw, a room, a sea or a race is drawn from; null for every other
 * title.
 */
export function hallSetup(title: StudioTitle, words: Words) {
  const { family, fixed, shown, clockSeconds = 0 } = title;
  if (isLayoutFamily(family)) return { clockSeconds, groups: spotGroups(family, words) };
  if (family === 'races') return { clockSeconds, races: shownRaces(title) };
  if (family === 'drum') {
    const { balls, picks } = drumOf(fixed['drum']);
    return { balls, picks };
  }
  if (family === 'bingo') {
    const room = roomOf(fixed['room']);
    return { columns: room.variant === '75' ? 5 : 9, balls: ballsOfRoom(room) };
  }
  return family === 'fishing' ? { fish: fishOf(shown?.['fish'], words), weapons } : null;
}

function fishOf(kinds: unknown, words: Words) {
  const known = Array.isArray(kinds) ? (kinds as TargetKind[]) : [];
  return known.map((kind) => ({
    kind,
    name: word(words, `fish-${kind}`),
    pays: targetMultipliers[kind],
  }));
}

const shownRaces = ({ fixed }: StudioTitle) =>
  racesOf(raceKindOf(fixed['kind']), plainWord(fixed['meeting'])).map(({ card, prices }) => ({
    runners: card.runners.map(({ number, name, silk, form }, place) => ({
      number,
      name,
      silk,
      form,
      prices: Object.fromEntries(
        raceBets.map((kind) => {
          const price = prices[kind][place] ?? null;
          return [kind, price === null ? null : hundredthsText(price)];
        }),
      ),
    })),
  }));

/** `"1.95×"`. */
export const times = (multiplierE4: bigint): string => `${multiplierText(multiplierE4)}×`;
