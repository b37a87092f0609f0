export { termsOf, type ItemTerms } from './terms.ts';
