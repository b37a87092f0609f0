export { openSite } from './open-site.ts';
export { startingContentOf } from './starting-content.ts';
