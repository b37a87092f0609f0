import { baseRules } from '../bases/index.ts';
import type { Base } from '../engine/base-names.ts';
import type { MarketGroup, MarketType, Scope, Sport } from '../engine/market-type.ts';

/**
 * What a row says beyond its base; left out: the sport's usual stat and period, both sides, the
 * whole match.
 */
export interface KindDetail {
  readonly stat?: string;
  readonly period?: string;
  readonly scope?: Scope;
  readonly param?: string;
  readonly counts?: 'rest';
  readonly line?: MarketType['line'];
  readonly group?: MarketGroup;
  readonly combines?: { readonly parlay?: boolean; readonly builder?: boolean };
}

export interface KindRow extends KindDetail {
  readonly kind: string;
  readonly base: Base;
}

/** A row of a sport's table of kinds. */
export const row = (kind: string, base: Base, detail: KindDetail = {}): KindRow => ({
  kind,
  base,
  ...detail,
});

export interface SportUsual {
  readonly sport: Sport;
  readonly stat: string;
  readonly period: string;
  /** False where picks of one event can never be priced together. */
  readonly builder?: boolean;
}

/** The market types of a sport from its rows; outcomes and the rule of lines come from the base. */
export function defineKinds(usual: SportUsual, rows: readonly KindRow[]): readonly MarketType[] {
  return rows.map(({ kind, base, ...detail }) => {
    const rule = baseRules[base];
    const scope = detail.scope ?? 'both';
    return {
      kind,
      sport: usual.sport,
      base,
      stat: detail.stat ?? usual.stat,
      period: detail.period ?? usual.period,
      scope,
      param: detail.param ?? null,
      line: detail.line ?? rule.line,
      outcomes: rule.outcomes(detail.param ?? '', scope),
      counts: detail.counts ?? 'whole',
      group: detail.group ?? 'main',
      combines: {
        parlay: detail.combines?.parlay ?? true,
        builder: detail.combines?.builder ?? usual.builder ?? false,
      },
    };
  });
}
