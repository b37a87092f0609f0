import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Sent = OfficeAnswer<typeof officeCalls.offerSend>;
type Offer = OfficeAnswer<typeof officeCalls.offerList>['value'][number];

const skipTexts: Record<keyof Sent['skipped'], string> = {
  noConsent: 'consented to no channel that reaches them',
  selfExcluded: 'excluded themselves or are in a time-out',
  accountPending: 'did not finish their sign-up',
  BLOCK: 'are blocked',
  CLOSE: 'closed their account',
  permissionDenied: 'are not of the site',
};

function sentLines({ offer, was_sent, reach, players, skipped, ...money }: Sent): string[] {
  const { delivered, inbox, mail, push } = reach;
  const claim = money.to_claim === null ? '' : `, ${money.to_claim} ${money.currency} to claim`;
  const reached = `${delivered} players: ${inbox} by inbox, ${mail} by mail, ${push} by push${claim}`;
  if (offer !== null) {
    const verb = was_sent ? 'was sent before; it reached' : 'reached';
    return [`offer ${offer} ${verb} ${reached}`];
  }
  return [
    `${players} players in the audience`,
    `would reach ${reached}`,
    ...Object.entries(skipTexts).flatMap(([reason, text]) => {
      // The keys are those of the answer.
      const count = skipped[reason as keyof typeof skipTexts];
      return count === undefined ? [] : [`${count} ${text}`];
    }),
  ];
}

const lineOf = (offer: Offer): string =>
  [
    offer.offer,
    offer.at,
    offer.is_sent ? 'sent' : 'being sent',
    offer.audience,
    offer.title,
    offer.reward === null ? 'no reward' : `${offer.reward} ${offer.currency}`,
    ...(offer.template === null ? [] : [`as ${offer.template}`]),
    offer.expires_at === null ? 'stays' : `until ${offer.expires_at}`,
    `delivered ${offer.reach.delivered}`,
    `inbox ${offer.reach.inbox}, mail ${offer.reach.mail}, push ${offer.reach.push}`,
    `read ${offer.read}`,
    `claimed ${offer.claimed}`,
  ].join('\t');

export const offerCommands = [
  defineCommand(officeCalls.offerSend, [], sentLines),
  defineCommand(officeCalls.offerList, [], ({ value }) => [
    ...value.map(lineOf),
    `${value.length} offers`,
  ]),
];
