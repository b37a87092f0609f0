import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** A file of eight megabytes with the fields beside it. */
const formLimitBytes = 9 * 1024 * 1024;
const fieldsMax = 20;

/**
 * Calls that take a file come as a form; what is sent otherwise is answered as of any other call.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: formLimitBytes },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) =>
      readForm(request.headers['content-type'] ?? '', body),
  );
}

/**
 * The fields of a form by name, texts and files. What is no form, and a name that comes twice, is
 * `invalidInput`.
 */
async function readForm(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => null);
  const fields = form ? [...form.entries()] : [];
  const names = new Set(fields.map(([name]) => name));
  if (!form || fields.length > fieldsMax || names.size < fields.length)
    throw new Failure('invalidInput', { errors: [{ path: '', code: 'invalidType' }] });
  return Object.fromEntries(fields);
}
