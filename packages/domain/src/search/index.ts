export { foldText } from './fold-text.ts';
export { createSearch, matchText, type Span, type TextMatch } from './fuzzy-match.ts';
