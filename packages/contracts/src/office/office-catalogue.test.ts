import { expect, it } from 'vitest';
import type { DeclaredCall } from './define-office-call.ts';
import { officeCalls } from './office-catalogue.ts';
import { permissions } from './permissions.ts';

const calls: [string, DeclaredCall][] = Object.entries(officeCalls);

it('each call is named after what it does, once', () => {
  const named = calls.map(([key, { name }]) => [key, name]);
  expect(named.map(([key]) => key)).toEqual(
    named.map(([, name = '']) =>
      name.replaceAll(/[ -](\w)/g, (_, first: string) => first.toUpperCase()),
    ),
  );
});

it('each permission lets somebody do something, and no more are asked for', () => {
  const asked = new Set(calls.map(([, { access }]) => access.permission));
  expect([...asked].toSorted()).toEqual([...permissions].toSorted());
});

it('who may read may not change: a permission is of one kind', () => {
  const reading = calls.filter(([, { access }]) => /[.]read$/.test(access.permission));
  const changing = /\b(add|approve|cancel|create|grant|refuse|resolve|send|stop|remove)\b/;
  expect(reading.map(([, { name }]) => name).filter((name) => changing.test(name))).toEqual([]);
});
