import { expect, it } from 'vitest';
import { isDatabaseAway } from './sql-error.ts';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

it.each([
  [coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
  [coded('ECONNRESET', 'read ECONNRESET'), true],
  [Object.assign(new AggregateError([], 'all refused'), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Client was closed and is not queryable'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Query read timeout'), true],
  [coded('57P01', 'terminating connection due to administrator command'), true],
  [coded('57P03', 'the database system is starting up'), true],
  [coded('53300', 'sorry, too many clients already'), true],
  [coded('08006'), true],
  [coded('23505', 'duplicate key'), false],
  [coded('57014', 'canceling statement'), false],
  [new TypeError('x is not a function'), false],
  ['ECONNREFUSED', false],
])('%s: the database is away: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});
