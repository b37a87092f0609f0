import { isCurrencyCode } from '@pavilion/domain/currencies';
import { shortId } from '@pavilion/domain/ids';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import {
  createFormat,
  givenName,
  isMessageTag,
  localeCodeOf,
  sourceTag,
  type MessageTag,
} from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import {
  isNoticeName,
  type NoticeName,
  type NoticeParams,
  type SettledBet,
} from './notice-catalogue.ts';

import { offerNotice, offerText, type OfferParams } from './offer-text.ts';
import { welcomeNotice, welcomeText, type WelcomeParams } from './welcome-texts.ts';
import type { NoticeText } from './notice-text.types.ts';

type Write<Name extends NoticeName> = (params: NoticeParams[Name], writer: Writer) => NoticeText;

/** What writes a notice in one language. */
interface Writer {
  tag: MessageTag;
  t: ReturnType<typeof createTranslator>;
  money: (minor: string, currency: string) => string;
  number: (value: number) => string;
  date: (iso: string) => string;
  /** The name in this language, else in English. */
  nameIn: (names: Readonly<Record<string, string>>) => string;
}

const writers: { readonly [Name in NoticeName]: Write<Name> } = {
  'deposit.paid': ({ amountMinor, currency }, { t, money }) => ({
    title: t('messages.notice.depositPaid.title'),
    body: t('messages.notice.depositPaid.body', { amount: money(amountMinor, currency) }),
  }),
  'withdrawal.changed': ({ state, amountMinor, currency }, { t, money }) => ({
    title: t('messages.notice.withdrawal.title', { state: t(`ui.withdrawal.state.${state}`) }),
    body: t(`messages.notice.withdrawal.${state}`, { amount: money(amountMinor, currency) }),
  }),
  'limit.set': (limit, { t, money }) => ({
    title: t('messages.notice.limitSet.title'),
    body:
      limit.value === null
        ? t('messages.notice.limitSet.removed', limitName(limit, t))
        : t('messages.notice.limitSet.body', {
            ...limitName(limit, t),
            value: limitValue(limit, limit.value, { t, money }),
          }),
  }),
  'limit.asked': (limit, { t }) => ({
    title: t('messages.notice.limitAsked.title'),
    body: t('messages.notice.limitAsked.body', {
      ...limitName(limit, t),
      time: momentText(limit.activeAt),
    }),
  }),
  'limit.near': (limit, { t, money }) => ({
    title: t('messages.notice.limitNear.title'),
    body: t('messages.notice.limitNear.body', usedOf(limit, { t, money })),
  }),
  'limit.reached': (limit, { t, money }) => ({
    title: t('messages.notice.limitReached.title'),
    body: t('messages.notice.limitReached.body', usedOf(limit, { t, money })),
  }),
  'device.new': ({ device, place, at }, { t }) => ({
    title: t('messages.notice.device.title'),
    body: t('messages.notice.device.body', {
      device: device || t('ui.account.unknownDevice'),
      place,
      time: momentText(at),
    }),
  }),
  'vip.raised': ({ name }, { t }) => ({
    title: t('messages.notice.vipRaised.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipRaised.body', { level: givenName(t, name) }),
  }),
  'vip.kept': ({ name }, { t }) => ({
    title: t('messages.notice.vipKept.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipKept.body', { level: givenName(t, name) }),
  }),
  'vip.lost': ({ name }, { t }) => ({
    title: t('messages.notice.vipLost.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipLost.body', { level: givenName(t, name) }),
  }),
  'verification.approved': ({ kind }, { t }) => ({
    title: t('messages.verification.approvedTitle'),
    body: t('messages.verification.approved', { document: t(`ui.verification.kind.${kind}`) }),
  }),
  'verification.refused': ({ kind, reason }, { t }) => ({
    title: t('messages.verification.refusedTitle'),
    body: t('messages.verification.refused', {
      document: t(`ui.verification.kind.${kind}`),
      reason: t(`ui.verification.reason.${reason}`),
    }),
  }),
  'verification.expired': ({ kind }, { t }) => ({
    title: t('messages.verification.expiredTitle'),
    body: t('messages.verification.expired', { document: t(`ui.verification.kind.${kind}`) }),
  }),
  'verification.ending': ({ kind, until }, { t, date }) => ({
    title: t('messages.verification.endsSoonTitle'),
    body: t('messages.verification.endsSoon', {
      document: t(`ui.verification.kind.${kind}`),
      date: date(until),
    }),
  }),
  'verification.asked': ({ kind, reason }, { t }) => ({
    title: t('messages.verification.askedTitle'),
    body: t('messages.verification.asked', {
      document: t(`ui.verification.kind.${kind}`),
      reason: t(`ui.verification.askReason.${reason}`),
    }),
  }),
  'export.ready': ({ url, until }, { t }) => ({
    title: t('messages.notice.exportReady.title'),
    body: t('messages.notice.exportReady.body', { url, time: momentText(until) }),
  }),
  'prize.won': ({ titles, place, prizeMinor, turnoverMinor, currency }, writer) => {
    const { t, money, number, nameIn } = writer;
    const prize = money(prizeMinor, currency);
    const turnover = money(turnoverMinor, currency);
    return {
      title: t('messages.notice.prizeWon.title', { prize, tournament: nameIn(titles) }),
      body: t('messages.notice.prizeWon.body', { prize, turnover, place: number(place) }),
    };
  },
  'jackpot.won': ({ names, amountMinor, currency }, { t, money, nameIn }) => {
    const amount = money(amountMinor, currency);
    return {
      title: t('messages.notice.jackpotWon.title', { amount }),
      body: t('messages.notice.jackpotWon.body', { amount, pot: nameIn(names) }),
    };
  },
  'bet.corrected': (bet, { t, money, nameIn }) => {
    const match = `${nameIn(bet.homeNames)} – ${nameIn(bet.awayNames)}`;
    const before = money(bet.beforeMinor, bet.currency);
    const after = money(bet.afterMinor, bet.currency);
    const score = `${bet.homeScore}–${bet.awayScore}`;
    return {
      title: t('messages.notice.betCorrected.title', { match }),
      body:
        bet.homeScore === null
          ? t('messages.notice.betCorrected.voided', { before, after })
          : t('messages.notice.betCorrected.body', { before, after, score }),
    };
  },
  'bet.settled': ({ bets }, writer) => ({
    title: settledTitle(bets, writer),
    body: bets.map((bet) => betLine(bet, writer)).join('\n'),
  }),
};

/** A notice in a language (BCP 47 tag; English where there are no texts). */
export function noticeText<Name extends NoticeName>(
  name: Name,
  params: NoticeParams[Name],
  language: string,
): NoticeText {
  const tag = isMessageTag(language) ? language : sourceTag;
  const format = createFormat({ tag, timeZone: 'UTC' });
  const write: Write<Name> = writers[name];
  return write(params, {
    tag,
    t: createTranslator(tag),
    money: (minor, currency) =>
      isCurrencyCode(currency) ? format.money(BigInt(minor), currency) : minor,
    number: format.number,
    date: format.date,
    nameIn: (names) => names[localeCodeOf(tag)] ?? names[fallbackLocaleCode] ?? '',
  });
}

/** A notice, an offer or the welcome as it stands in its row. Throws on one this version does not know: rows are written by it alone. */
export function storedNoticeText(name: string, params: unknown, language: string): NoticeText {
  if (name === offerNotice) return offerText(params as OfferParams, language);
  // Written from `WelcomeParams`, and read back as JSON.
  if (name === welcomeNotice) return welcomeText(language, params as WelcomeParams);
  if (!isNoticeName(name)) throw new Error(`the notice ${name} has no text`);
  // Written from `NoticeParams` of the same name, and read back as JSON.
  return noticeText(name, params as NoticeParams[typeof name], language);
}

type LimitParams = NoticeParams['limit.set'];

const limitName = ({ kind, period }: LimitParams, t: Writer['t']) => ({
  kind: t(`ui.limits.kind.${kind}`),
  period: t(`ui.limits.period.${period}`),
});

const limitValue = (
  { kind, currency }: LimitParams,
  value: string,
  { t, money }: Pick<Writer, 't' | 'money'>,
): string =>
  kind === 'session' ? t('ui.limits.minutes', { minutes: Number(value) }) : money(value, currency);

const usedOf = (limit: NoticeParams['limit.near'], writer: Pick<Writer, 't' | 'money'>) => ({
  ...limitName(limit, writer.t),
  used: limitValue(limit, limit.used, writer),
  limit: limitValue(limit, limit.value ?? '0', writer),
});

/** The server knows nobody's zone. */
const momentText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

function settledTitle(bets: readonly SettledBet[], { t }: Writer): string {
  const [bet] = bets;
  return bets.length === 1 && bet
    ? t('ui.history.settledOne', { result: t(`ui.history.result.${bet.result}`) })
    : t('ui.history.settledMany', { count: bets.length });
}

/** A bet in one sentence: match and score, market, stake, odds, what it paid, its number. */
function betLine(bet: SettledBet, { tag, t, money }: Writer): string {
  const code = localeCodeOf(tag);
  return t('messages.settlement.body', {
    match: `${bet.homeNames[code] ?? bet.homeName} – ${bet.awayNames[code] ?? bet.awayName}`,
    score: bet.homeScore === null ? '' : `${bet.homeScore}:${bet.awayScore}`,
    market: t(`ui.sports.market.${bet.marketKind}`),
    stake: money(bet.stakeMinor, bet.currency),
    odds: bet.odds,
    payout: money(bet.payoutMinor, bet.currency),
    number: shortId(bet.id),
  }).replace(/ ,|  /, (gap) => gap.at(-1) ?? '');
}
