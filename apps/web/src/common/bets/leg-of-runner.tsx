import { useText } from '@pavilion/i18n/react';
import { useTermsText } from '../sports/terms-text.ts';
import type { BetLeg as Leg } from './standing-of-pick.ts';

/**
 * What counts besides for a leg on a runner: the terms of its place part and what that returned, a
 * dead heat, and what withdrawn runners took off. Nothing on a leg of two teams.
 */
export function LegOfRunner({ leg, isEachWay }: { leg: Leg; isEachWay: boolean }) {
  const lines = useLines(leg, isEachWay);
  if (lines.length === 0) return null;
  return lines.map((line) => (
    <span key={line} className="numeric block text-xs wrap-anywhere text-text-muted">
      {line}
    </span>
  ));
}

function useLines(leg: Leg, isEachWay: boolean): string[] {
  const t = useText();
  const termsText = useTermsText();
  const { place_terms: terms, place_multiplier: placed, multiplier, deduction = 0 } = leg;
  const lines: string[] = [];
  if (isEachWay && terms) lines.push(termsText(terms));
  if (isEachWay && terms && leg.place_terms_fixed) lines.push(t('ui.runners.termsFixed'));
  if (leg.dead_heat) lines.push(t('ui.runners.deadHeatShare', { share: leg.dead_heat }));
  if (deduction > 0) lines.push(t('ui.runners.deducted', { percent: deduction }));
  if (isEachWay && placed !== undefined && placed !== null)
    lines.push(t('ui.runners.parts', { win: short(multiplier ?? '0'), place: short(placed) }));
  return lines;
}

/** `2.600000` is written `2.6`. */
const short = (multiplier: string): string =>
  multiplier.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
