import type { ProviderErrorCode } from '@pavilion/contracts/provider';

/** What the provider contract refuses, and fields that the refusal carries (a balance). */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly code: ProviderErrorCode;
  readonly fields: object;

  constructor(code: ProviderErrorCode, fields: object = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

export function refuse(code: ProviderErrorCode, fields?: object): never {
  throw new ProviderRefusal(code, fields);
}

/**
 * Nobody knows whether the database committed: no answer is better than a wrong one, the studio
 * repeats the request.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
