import type { FormCode } from './fields/simple.ts';

/** Why a file is refused (wire 14). */
export type CampaignCode =
  | FormCode
  | 'notJson'
  | 'duplicateCode'
  | 'unknownCode'
  | 'circular'
  | 'unknownSite'
  | 'unknownLanguage'
  | 'languageMissing'
  | 'unknownCategory'
  | 'unknownProvider'
  | 'unknownGame'
  | 'unknownMethod'
  | 'windowBackwards'
  | 'windowOutside'
  | 'oddsImpossible'
  | 'rtpTooHigh'
  | 'budgetMissing'
  | 'prizeAboveBudget'
  | 'stackingOverlap'
  | 'codeTooShort'
  | 'unsafeText'
  | 'wagerTooHigh'
  | 'mixedProducts'
  | 'orderForbidden'
  | 'cashOutCapForbidden'
  | 'jackpotForbidden'
  | 'vipForbidden'
  | 'bonusForbidden'
  | 'changesRunning';

export type Path = ReadonlyArray<string | number>;

/** What is wrong at a place of the file. */
export interface Found {
  path: Path;
  code: CampaignCode;
  /** For whom wrote the file, in English. */
  words: string;
}

/** The same with the line it stands on, 1 the first. */
export interface CampaignProblem extends Omit<Found, 'path'> {
  line: number;
  /** `items[0].grant.percent`; empty: the file itself. */
  path: string;
}

export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** A problem as the operator's tool prints it. */
export const problemText = ({ line, path, code, words }: CampaignProblem): string =>
  `${line}: ${path}: ${code}: ${words}`;
