import { lotteryRules, isLotteryCode } from '@pavilion/games/lottery/index';
import { defineNotice } from '../../../notices/define-notice.ts';

interface DrawOf {
  /** Code of the lottery. */
  game: string;
  /** What the wire calls the draw. */
  drawId: string;
}

const link = ({ drawId }: DrawOf): string => `/lottery?draw=${encodeURIComponent(drawId)}`;

/** Names of lotteries are names of the studio's products: the same in every language. */
const nameOf = (game: string): string => (isLotteryCode(game) ? lotteryRules(game).name : game);

/** There is a result of a draw that the player has tickets in; nothing of what they won. */
export const drawResult = defineNotice<DrawOf>({
  name: 'lottery.drawn',
  topic: 'bet',
  link,
  write: ({ game, drawId }, { t }) => ({
    title: t('messages.notice.lotteryDrawn.title', { game: nameOf(game) }),
    body: t('messages.notice.lotteryDrawn.body', { draw: drawId }),
  }),
});

/** A draw was called off and stakes came back. */
export const ticketsBack = defineNotice<DrawOf>({
  name: 'lottery.voided',
  topic: 'bet',
  link,
  write: ({ game, drawId }, { t }) => ({
    title: t('messages.notice.lotteryVoided.title', { game: nameOf(game) }),
    body: t('messages.notice.lotteryVoided.body', { draw: drawId }),
  }),
});

/** A subscription bought nothing for a draw. */
export const drawSkipped = defineNotice<DrawOf>({
  name: 'lottery.skipped',
  topic: 'bet',
  link: '/lottery?view=tickets',
  write: ({ game, drawId }, { t }) => ({
    title: t('messages.notice.lotterySkipped.title', { game: nameOf(game) }),
    body: t('messages.notice.lotterySkipped.body', { draw: drawId }),
  }),
});

/** A subscription ended because three purchases in a row were refused. */
export const subscriptionStopped = defineNotice<DrawOf>({
  name: 'lottery.subscription-stopped',
  topic: 'bet',
  link: '/lottery?view=tickets',
  write: ({ game }, { t }) => ({
    title: t('messages.notice.lotteryStopped.title', { game: nameOf(game) }),
    body: t('messages.notice.lotteryStopped.body'),
  }),
});
