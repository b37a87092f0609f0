/** So many devices of a player take notices; a further one ends the oldest. */
export const pushDevicesMax = 10;

export const pushEndpointMaxLength = 1000;

/**
 * What a browser makes for its subscription, in base64url: an uncompressed point of P-256 (65
 * bytes) and a secret (16 bytes).
 */
export const pushKeyPattern = /^B[\w-]{86}$/;
export const pushSecretPattern = /^[\w-]{22}$/;

/**
 * `https://name.of.many.labels[:443]/path`, nothing a parser could read in two ways. The last label
 * begins with a letter: no address of numbers, however it is written.
 */
const endpointPattern =
  /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])(?::443)?(?:\/[\w.~:@!$&'()*+,;=%/?-]*)?$/i;

/**
 * Names that lead nowhere, or into the network of whoever asks (RFC 6761, RFC 6762, RFC 8375 and
 * what offices use).
 */
const privateEnding =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/i;

/**
 * Whether an address may be one of a push service: the server will send to it, and nobody may aim
 * that at our own network.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > pushEndpointMaxLength) return false;
  const host = endpointPattern.exec(text)?.[1];
  return host !== undefined && host.length <= 253 && !privateEnding.test(host);
}
