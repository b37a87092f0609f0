export { foldText } from './fold-text.ts';
export { matchText, searchRank, type Span, type TextMatch } from './fuzzy-match.ts';
