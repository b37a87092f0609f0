import {
  commonProviderErrors,
  providerErrors,
  signatureHeaders,
  providerApiVersion,
  studioCalls,
  walletCalls,
  type ProviderCall,
} from '@pavilion/contracts/provider';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const studioServer = {
  url: '{base}',
  description: "The studio's own base address, as the operator connected it",
  variables: { base: { default: 'https://studio.example' } },
};

const headerMeanings: Readonly<Record<string, string>> = {
  key: 'Id of the key. Two may be active at once.',
  timestamp: 'RFC 3339, UTC, with milliseconds; at most five minutes off.',
  nonce: '16 to 64 of A-Z a-z 0-9 _ -; each is good once.',
  signature:
    'hex(HMAC-SHA256(secret, METHOD \\n path with query \\n timestamp \\n nonce \\n hex(SHA-256(raw body)))). The guide names vectors.',
};

/** What each code means, and what it asks of studio and game. */
const codeMeanings = Object.entries(providerErrors)
  .map(
    ([code, { message, retry, clientAction }]) =>
      `- \`${code}\` (retry ${retry}, clientAction ${clientAction}): ${message}`,
  )
  .join('\n');

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/**
 * The OpenAPI 3.1 document of the provider API, from the contracts that the server validates with.
 */
export function providerOpenApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pavilion Provider API',
      version: providerApiVersion,
      description:
        'What the wallet serves to game studios (tag wallet), and what a studio serves to the wallet below its own base address (tag studio). Every request is signed by four headers; every answer says what to repeat (`retry`) and what the game does (`clientAction`).',
    },
    security: [{ key: [], timestamp: [], nonce: [], signature: [] }],
    paths: Object.fromEntries(
      Object.entries({ ...walletCalls, ...studioCalls }).map(([name, call]) => [
        call.path,
        {
          ...(call.door === 'studio' ? { servers: [studioServer] } : {}),
          post: operation(name, call),
        },
      ]),
    ),
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: Object.fromEntries(
        Object.entries(signatureHeaders).map(([name, header]) => [
          name,
          { type: 'apiKey', in: 'header', name: header, description: headerMeanings[name] },
        ]),
      ),
    },
  };
}

const decision = (status: Json, code: Json): Json => ({
  status,
  code,
  retry: { enum: ['never', 'same-request', 'reconcile'] },
  clientAction: { enum: ['none', 'refresh', 'deposit', 'realityCheck', 'close'] },
});

const refusal: Json = {
  type: 'object',
  required: ['status', 'code', 'retry', 'clientAction', 'message'],
  properties: {
    ...decision(
      { const: 'refused' },
      {
        type: 'string',
        enum: Object.keys(providerErrors),
        description: codeMeanings,
      },
    ),
    message: { type: 'object', properties: { en: { type: 'string' } } },
  },
};

function operation(name: string, call: ProviderCall): Json {
  const codes = new Set([...commonProviderErrors, ...call.errors]);
  const failures = Map.groupBy(codes, (code) => providerErrors[code].status);
  const refusedWith200 = failures.get(200) ?? [];
  failures.delete(200);
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.door],
    requestBody: { required: true, content: content(schemaOf(call.request, 'input')) },
    responses: {
      200: {
        description: ['OK', ...refusedWith200].join(', '),
        content: content({ oneOf: [success(call), { $ref: '#/components/schemas/Refusal' }] }),
      },
      ...Object.fromEntries(
        [...failures].map(([status, ofStatus]) => [
          status,
          {
            description: ofStatus.join(', '),
            content: content({ $ref: '#/components/schemas/Refusal' }),
          },
        ]),
      ),
    },
  };
}

function success(call: ProviderCall): Json {
  const fields = schemaOf(call.response, 'output');
  // Of a studio's answer nothing is read but that it is one of success, and its fields.
  const base: Json =
    call.door === 'studio'
      ? { status: { const: 'ok' } }
      : decision({ const: 'ok' }, { const: 'OK' });
  return {
    type: 'object',
    required: [...Object.keys(base), ...((fields['required'] as string[] | undefined) ?? [])],
    properties: { ...base, ...(fields['properties'] as Json) },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Answers get more fields in time, and who reads them passes over what he does not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as Json;
  return rest;
}
