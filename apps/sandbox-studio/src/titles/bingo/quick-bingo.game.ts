import {
  addFractions,
  fraction,
  largestMultiplier,
  multiplierScale,
  multiplierText,
  multiplyFractions,
  ParamReader,
  rtpRow,
  type Fraction,
  type InstantGame,
  type MultiplierE4,
} from '@pavilion/games';
import { bingoGames, type BingoCard } from '@pavilion/games/bingo/index';
import { callOrder, wonAtBall } from '@pavilion/games/bingo/bingo-stages';
import { quickRooms, roomCodes, type QuickRoom, type RoomCode } from './rooms.data.ts';
import { stageChance } from './stage-chance.ts';

interface BingoPlay {
  room: RoomCode;
  cards: number;
}
type BingoOutcome = {
  cards: readonly (readonly number[])[];
  balls: readonly number[];
};

const mostCards = 4;

const topOfRoom = ({ prizes }: QuickRoom): MultiplierE4 =>
  prizes.reduce((sum, { paysE4 }) => sum + paysE4, 0n);

/** Balls that are called: until the last prize can no longer be won. */
export const ballsOfRoom = ({ prizes }: QuickRoom): number =>
  Math.max(...prizes.map(({ within }) => within));

const returns = new Map<RoomCode, Fraction>();

/** Of each card the sum of its prizes by their chances: several cards return the same. */
function rtpOf(code: RoomCode): Fraction {
  const { variant, prizes }: QuickRoom = quickRooms[code];
  const rtp =
    returns.get(code) ??
    prizes
      .map(({ stage, within, paysE4 }) =>
        multiplyFractions(stageChance(variant, stage, within), fraction(paysE4, multiplierScale)),
      )
      .reduce(addFractions);
  returns.set(code, rtp);
  return rtp;
}

/** The room that a title names. Throws for one there is not. */
export function roomOf(code: unknown): QuickRoom {
  const known = roomCodes.find((room) => room === code);
  if (!known) throw new RangeError(`${String(code)} is no room`);
  return quickRooms[known];
}

/** The prizes of a card with the ball that won them. */
function prizesOf(
  { variant, prizes }: QuickRoom,
  card: BingoCard,
  order: ReturnType<typeof callOrder>,
) {
  return prizes.flatMap(({ stage, within, paysE4 }) => {
    const ball = wonAtBall(card, variant, stage, order);
    return ball !== null && ball <= within ? [{ stage, ball, paysE4 }] : [];
  });
}

/**
 * Bingo in a room of one's own: cards are dealt, balls are called, and every prize a card comes to
 * in time is paid. The stake is a card.
 */
export const quickBingo: InstantGame<BingoPlay, BingoOutcome> = {
  engine: 'instant',
  code: 'quick-bingo',
  name: 'Quick bingo',
  category: 'bingo',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: BigInt(mostCards) * largestMultiplier(Object.values(quickRooms).map(topOfRoom)),
  paramsSchema: { type: 'object', required: ['room', 'cards'] },
  rtp: () => roomCodes.map((kind) => rtpRow('kind', { kind }, rtpOf(kind))),
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const room = reader.choice('room', roomCodes);
    return reader.done({ room, cards: reader.integer('cards', 1, mostCards) });
  },
  topMultiplierE4: ({ room, cards }) => BigInt(cards) * topOfRoom(quickRooms[room]),
  costE4: ({ cards }) => BigInt(cards) * multiplierScale,
  play({ room, cards: count }, stream) {
    const of: QuickRoom = quickRooms[room];
    const game = bingoGames[`bingo-${of.variant}`];
    const cards = game.cards(count, stream);
    const balls = game.draw(stream).slice(0, ballsOfRoom(of));
    const order = callOrder(balls);
    const won = cards.flatMap((card, place) =>
      prizesOf(of, card, order).map((prize) => ({ ...prize, card: place })),
    );
    return {
      outcome: { cards: cards.map(({ numbers }) => numbers), balls },
      multiplierE4: won.reduce((sum, { paysE4 }) => sum + paysE4, 0n),
      events: [
        { type: 'called' },
        ...won
          .toSorted((one, other) => one.ball - other.ball)
          .map(({ stage, ball, card, paysE4 }) => ({
            type: 'prize',
            stage,
            ball,
            card,
            multiplier: multiplierText(paysE4),
          })),
      ],
    };
  },
};
