export { pickOne, randomInteger, randomNormal, randomPoisson, shuffled } from './draws.ts';
export { createSeededRandom } from './seeded-random.ts';
