import * as z from 'zod/mini';
import {
  callCatalogue,
  commonErrorCodes,
  errorCatalogue,
  sessionErrorCodes,
  type Call,
  type ErrorCode,
} from '@pavilion/contracts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document, generated from the contracts: the only source is what the server
 * validates with.
 */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pavilion',
      version: '1',
      description:
        'Public calls. Success is `statusCode: 1`; a failure answers HTTP status H with `statusCode: -H` and a code as `message`.',
    },
    paths: Object.fromEntries(
      Object.entries(callCatalogue).map(([name, call]) => [call.path, pathItem(name, call)]),
    ),
    components: { schemas: { Failure: failureSchema } },
  };
}

const failureSchema: Json = {
  type: 'object',
  required: ['statusCode', 'message'],
  properties: {
    statusCode: { type: 'integer', maximum: -400 },
    message: { type: 'string', enum: Object.keys(errorCatalogue) },
    statusDetail: { type: 'string' },
    challenge: { type: 'string' },
    kinds: { type: 'array', items: { type: 'string' } },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
};

function pathItem(name: string, call: Call): Json {
  const operation: Json = {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    responses: { 200: success(call), ...failures(call) },
  };
  if (call.method === 'GET') operation['parameters'] = queryParameters(call);
  else
    operation['requestBody'] = {
      required: true,
      content: call.takesFile
        ? { 'multipart/form-data': { schema: schemaOf(call.request, 'input') } }
        : content(schemaOf(call.request, 'input')),
    };
  return { [call.method.toLowerCase()]: operation };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

function success(call: Call): Json {
  if (call.answersWith !== undefined)
    return { description: 'OK', content: { [call.answersWith]: { schema: { type: 'string' } } } };
  const fields = schemaOf(call.response, 'output');
  const properties = {
    statusCode: { const: 1 },
    message: { const: 'OK' },
    ...(fields['properties'] as Json),
  };
  const required = [
    'statusCode',
    'message',
    ...((fields['required'] as string[] | undefined) ?? []),
  ];
  return { description: 'OK', content: content({ type: 'object', properties, required }) };
}

/** One response per HTTP status, naming its codes. */
function failures(call: Call): Json {
  const codes: ErrorCode[] = [
    ...commonErrorCodes,
    ...(call.access === 'public' ? [] : sessionErrorCodes),
    ...call.errors,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        content: content({ $ref: '#/components/schemas/Failure' }),
      },
    ]),
  );
}

function queryParameters(call: Call): Json[] {
  const properties = (schemaOf(call.request, 'input')['properties'] ?? {}) as Json;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });
