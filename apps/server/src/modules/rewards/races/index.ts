export { closeRaces } from './race.store.ts';
