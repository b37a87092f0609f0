import { describe, expect, it } from 'vitest';
import { providerErrors, studioCalls, walletCalls } from '@pavilion/contracts/provider';
import { providerOpenApiDocument } from './provider-openapi.ts';

type Json = Record<string, unknown>;

describe('the document of the provider API', () => {
  const document = providerOpenApiDocument();
  const text = JSON.stringify(document);
  const at = (...keys: (string | number)[]): unknown =>
    keys.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
  const requiredOf = (path: string) =>
    at(
      'paths',
      path,
      'post',
      'responses',
      200,
      'content',
      'application/json',
      'schema',
      'oneOf',
      0,
      'required',
    );

  it('has every call, the studio’s below its own address', () => {
    for (const { path } of Object.values(walletCalls)) {
      expect(at('paths', path, 'post', 'tags')).toEqual(['wallet']);
      expect(at('paths', path, 'servers')).toBeUndefined();
    }
    for (const { path } of Object.values(studioCalls)) {
      expect(at('paths', path, 'post', 'tags')).toEqual(['studio']);
      expect(at('paths', path, 'servers', 0, 'url')).toBe('{base}');
    }
  });

  it('says what each code asks for, and how a request is signed', () => {
    const meanings = String(
      at('components', 'schemas', 'Refusal', 'properties', 'code', 'description'),
    );
    for (const [code, { retry, message }] of Object.entries(providerErrors)) {
      expect(meanings).toContain(`\`${code}\` (retry ${retry}`);
      expect(meanings).toContain(message);
    }
    const schemes = at('components', 'securitySchemes') as Record<string, { description: string }>;
    expect(Object.keys(schemes)).toEqual(['key', 'timestamp', 'nonce', 'signature']);
    for (const { description } of Object.values(schemes)) expect(description).toMatch(/\w/);
  });

  it('forbids no field that comes later, and asks of a studio’s answer what is read of it', () => {
    expect(text).not.toContain('"additionalProperties":false');
    expect(requiredOf('/provider/v1/health')).toEqual(
      expect.arrayContaining(['status', 'code', 'retry', 'clientAction']),
    );
    expect(requiredOf('/studio/v1/health')).toEqual(expect.not.arrayContaining(['code', 'retry']));
  });

  it('names nothing that is not in it', () => {
    for (const [, ref = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
      expect([ref, typeof at(...ref.split('/'))]).toEqual([ref, 'object']);
  });
});
