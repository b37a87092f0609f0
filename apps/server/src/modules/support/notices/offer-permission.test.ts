import { expect, it } from 'vitest';
import { wantsOffer, type OfferPermission } from './offer-permission.ts';

const may: OfferPermission = { mayMarket: true, isOver: false, consents: { mail: true } };

it.each<[string, Partial<OfferPermission>, boolean]>([
  ['to who consented', {}, true],
  ['not to who is excluded since', { mayMarket: false }, false],
  ['not once it is over', { isOver: true }, false],
  ['not to who took their consent back', { consents: { mail: false, push: true } }, false],
  ['not to who consented to another channel', { consents: { inbox: true } }, false],
])('an offer is mailed %s', (_whom, change, expected) => {
  expect(wantsOffer({ ...may, ...change }, 'mail')).toBe(expected);
});
