import { fraction, multiplierScale, type MultiplierE4 } from '@pavilion/games';
import {
  drawMatchCard,
  drawPays,
  sabongChance,
  sabongGames,
  sabongKinds,
  type MatchCard,
  type SabongKind,
} from '@pavilion/games/sabong/index';
import { kindTable } from './kind-table.ts';

type Derby = { winner: SabongKind; seconds: number; meron: string; wala: string };

const sidePays = 21_200n;
const pays: Readonly<Record<SabongKind, MultiplierE4>> = {
  meron: sidePays,
  wala: sidePays,
  draw: drawPays * multiplierScale,
};

const shown = ({ name, plumage, weightGrams }: MatchCard['meron']): string =>
  `${name}|${plumage}|${weightGrams}`;

/** A drawn match of two cocks at fixed prices; a draw beats both sides. */
export const sabongTable = kindTable<SabongKind, Derby>({
  code: 'sabong-fixed',
  name: 'Sabong at fixed prices',
  category: 'sabong',
  kinds: sabongKinds,
  outcomeOf(stream) {
    const { winner, seconds } = sabongGames.sabong.draw(stream);
    const { meron, wala } = drawMatchCard(stream);
    return { winner, seconds, meron: shown(meron), wala: shown(wala) };
  },
  payOf: (kind, { winner }) => (kind === winner ? pays[kind] : 0n),
  topOf: (kind) => pays[kind],
  rtpOf(kind) {
    const { numerator, denominator } = sabongChance(kind);
    return fraction(numerator * pays[kind], denominator * multiplierScale);
  },
  markOf: ({ winner }) => winner,
});
