export { openSite } from './open-site.ts';
export { playUnit, startingContentOf } from './starting-content.ts';
