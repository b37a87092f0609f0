import { defineNotice } from '../../../notices/define-notice.ts';

interface GameOf {
  /** As the operator calls it. */
  room: string;
  gameId: string;
}

const link = ({ gameId }: GameOf): string => `/bingo?game=${gameId}`;

/** Cards of the player won; how much stands on the page alone. */
export const cardsWon = defineNotice<GameOf>({
  name: 'bingo.won',
  topic: 'bet',
  link,
  write: ({ room }, { t }) => ({
    title: t('messages.notice.bingoWon.title', { room }),
    body: t('messages.notice.bingoWon.body'),
  }),
});

/** A game was called off and stakes came back. */
export const cardsBack = defineNotice<GameOf>({
  name: 'bingo.voided',
  topic: 'bet',
  link,
  write: ({ room }, { t }) => ({
    title: t('messages.notice.bingoVoided.title', { room }),
    body: t('messages.notice.bingoVoided.body'),
  }),
});
