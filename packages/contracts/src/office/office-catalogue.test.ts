import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { defineOfficeCall, type OfficeCall } from './define-office-call.ts';
import { officeCalls } from './office-catalogue.ts';
import { permissions } from './permissions.ts';

const calls: [string, OfficeCall][] = Object.entries(officeCalls);

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

describe('what a call does', () => {
  it('is not done by whoever may only read', () => {
    const reading = calls.filter(([, { access }]) => /[.]read$/.test(access.permission));
    const changing = reading.filter(([, { effect }]) => effect !== 'reads');
    expect(changing.map(([, { name }]) => name)).toEqual([]);
  });

  it('is more than to read where its name says so', () => {
    const word = /\b(add|approve|cancel|create|grant|refuse|resolve|send|stop|remove)\b/;
    const reading = calls.filter(([, { effect }]) => effect === 'reads');
    expect(reading.map(([, { name }]) => name).filter((name) => word.test(name))).toEqual([]);
  });

  it('is agreed to by a second person where it moves money, never where it only reads', () => {
    const approved = calls.filter(([, { needsApproval }]) => needsApproval);
    expect(approved.map(([key, { effect }]) => [key, effect])).toEqual([
      ['payoutApprove', 'movesMoney'],
      ['tradingVoidBets', 'movesMoney'],
    ]);
  });
});

/** Every field an answer may have, at any depth. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

describe('an answer', () => {
  it.each(calls)('of %s can be written as JSON schema, in snake_case', (key, { response }) => {
    const names = namesIn(z.toJSONSchema(response));
    // A round is told in the words of the Provider API.
    if (key === 'providerRoundDetails') return;
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/i.test(name))).toEqual([]);
  });

  it('holds a secret nowhere but in its kept field, which may be left out', () => {
    const secret = /secret|password|token|private|credential|sealed|hash/;
    const held = calls.flatMap(([key, { response }]) =>
      namesIn(z.toJSONSchema(response)).flatMap((name) =>
        secret.test(name) ? [`${key}.${name}`] : [],
      ),
    );
    // Of a chat's and an assistant's secret alone whether there is one.
    expect(held).toEqual([
      ...['vipTokens.per_token', 'providerKeyAdd.secret'],
      ...['chatSettings.secret', 'assistantSettings.secret'],
    ]);
    const kept = calls.flatMap(([key, { keeps }]) => (keeps ? [`${key}.${keeps.field}`] : []));
    expect(kept).toEqual([
      ...['contentExport.file', 'kycShow.file', 'affiliateStatement.file'],
      ...['providerKeyAdd.secret', 'pokerHand.deck'],
    ]);
    for (const [, { keeps, response }] of calls)
      if (keeps) expect(z.toJSONSchema(response).required ?? []).not.toContain(keeps.field);
  });
});

it('a call without an answer, or that keeps a field it does not have, does not compile', () => {
  const call = {
    name: 'pot show',
    access: { permission: 'promotions.read' },
    effect: 'reads',
    summary: 'A pot',
    request: z.object({}),
  } as const;
  const response = z.object({ pot: z.string() });
  // @ts-expect-error An answer belongs to every call.
  expect(defineOfficeCall(call)).toBe(call);
  // @ts-expect-error What is kept is a field of the answer.
  defineOfficeCall({ ...call, response, keeps: { field: 'key', as: 'utf8' } });
  expect(defineOfficeCall({ ...call, response })).toMatchObject(call);
});
