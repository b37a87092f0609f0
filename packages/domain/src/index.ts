/** Everything the domain package offers, for code that does not mind the size; screens import one module by name. */
export * from './categories/index.ts';
export * from './currencies/index.ts';
export * from './locales/index.ts';
export * from './screens/index.ts';
export * from './themes/index.ts';
export * from './ids/index.ts';
export * from './random/index.ts';
export * from './money/index.ts';
export * from './input/index.ts';
export * from './masking/index.ts';
export * from './odds/index.ts';
export * from './markets/index.ts';
export * from './settlement/index.ts';
export * from './bets/index.ts';
export * from './pricing/index.ts';
export * from './vip/index.ts';
export * from './fixtures/index.ts';
