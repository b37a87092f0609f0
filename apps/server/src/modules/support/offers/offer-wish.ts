import { createHash } from 'node:crypto';
import { jsonText } from '@pavilion/database';
import {
  audienceText,
  offerProblems,
  type OfferAudience,
  type OfferContent,
} from '@pavilion/domain/offers';
import type { Site } from '../../../site-directory/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';

export interface OfferTemplate {
  kind: 'bonus' | 'free_bet' | 'free_rounds';
  code: string;
}

/** An offer as an operator wants it. */
export interface OfferWish extends OfferContent {
  /** What the operator knows it by; null: a name made of all it says. */
  code: string | null;
  audience: OfferAudience;
  /** The item of the site that the reward becomes; null: it is cash, or nothing. */
  template: OfferTemplate | null;
}

const codePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
const shortCodeLength = 12;

/** Throws {@link OperatorError} with everything that is wrong with the wish. */
export function refuseBadWish(site: Site, wish: OfferWish): void {
  const problems = offerProblems(wish, site.languages);
  if (wish.code !== null && !codePattern.test(wish.code))
    problems.push('the id is of small letters, digits and dashes, at most 40');
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
}

/** The wish by which it is known: the same words to the same players are the same offer. */
export function nameOf(wish: OfferWish): { code: string; fingerprint: string } {
  const { texts, link, rewardMinor, expiresDays, audience, template } = wish;
  const languages = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const said = jsonText([
    ...[languages, link, rewardMinor, expiresDays, audienceText(audience)],
    ...(template === null ? [] : [template.code]),
  ]);
  const fingerprint = createHash('sha256').update(said).digest('hex');
  return { code: wish.code ?? fingerprint.slice(0, shortCodeLength), fingerprint };
}
