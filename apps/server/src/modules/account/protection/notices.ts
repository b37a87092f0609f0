import type { LimitKind, LimitPeriod } from '@pavilion/domain/limits';
import { defineNotice } from '../../../notices/define-notice.ts';
import { momentText, type NoticeWriter } from '../../../notices/notice-writer.ts';

interface LimitNews {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or minutes for `session`; null: none. */
  value: string | null;
  currency: string;
}

interface UsedNews extends LimitNews {
  value: string;
  /** In the unit of `value`. */
  used: string;
}

/** All of them tell of limits and lead to where limits are set. */
const place = { topic: 'limit', link: '/responsible-gaming' } as const;

export const limitSet = defineNotice<LimitNews>({
  ...place,
  name: 'limit.set',
  write: (limit, writer) => ({
    title: writer.t('messages.notice.limitSet.title'),
    body:
      limit.value === null
        ? writer.t('messages.notice.limitSet.removed', nameOf(limit, writer))
        : writer.t('messages.notice.limitSet.body', {
            ...nameOf(limit, writer),
            value: valueText(limit, limit.value, writer),
          }),
  }),
});

export const limitAsked = defineNotice<LimitNews & { activeAt: string }>({
  ...place,
  name: 'limit.asked',
  write: (limit, writer) => ({
    title: writer.t('messages.notice.limitAsked.title'),
    body: writer.t('messages.notice.limitAsked.body', {
      ...nameOf(limit, writer),
      time: momentText(limit.activeAt),
    }),
  }),
});

export const limitNear = defineNotice<UsedNews>({
  ...place,
  name: 'limit.near',
  write: (limit, writer) => ({
    title: writer.t('messages.notice.limitNear.title'),
    body: writer.t('messages.notice.limitNear.body', usedOf(limit, writer)),
  }),
});

export const limitReached = defineNotice<UsedNews>({
  ...place,
  name: 'limit.reached',
  write: (limit, writer) => ({
    title: writer.t('messages.notice.limitReached.title'),
    body: writer.t('messages.notice.limitReached.body', usedOf(limit, writer)),
  }),
});

const nameOf = ({ kind, period }: LimitNews, { t }: NoticeWriter) => ({
  kind: t(`ui.limits.kind.${kind}`),
  period: t(`ui.limits.period.${period}`),
});

const valueText = ({ kind, currency }: LimitNews, value: string, { t, money }: NoticeWriter) =>
  kind === 'session' ? t('ui.limits.minutes', { minutes: Number(value) }) : money(value, currency);

const usedOf = (limit: UsedNews, writer: NoticeWriter) => ({
  ...nameOf(limit, writer),
  used: valueText(limit, limit.used, writer),
  limit: valueText(limit, limit.value, writer),
});
