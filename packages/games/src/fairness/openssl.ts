/** Text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The line that prints the hash of a server seed, as it was published before. */
export function seedHashCommand(serverSeed: string): string {
  return `printf '%s' ${quoted(serverSeed)} | openssl dgst -sha256`;
}

/** The line that prints the first block of numbers a round was dealt from. */
export function firstBlockCommand(seeds: {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}): string {
  const message = quoted(`${seeds.clientSeed}:${seeds.nonce}:0`);
  return `printf '%s' ${message} | openssl dgst -sha256 -hmac ${quoted(seeds.serverSeed)}`;
}

/**
 * The line that prints the HMAC of a chain's link, whose first 52 bits decide where a crash breaks.
 */
export function linkCommand(hash: string, salt: string): string {
  return `printf '%s' ${quoted(hash)} | xxd -r -p | openssl dgst -sha256 -hmac ${quoted(salt)}`;
}

/**
 * The line that walks from a round's hash to the end of the chain that was published before the
 * first round.
 */
export function chainCommand(hash: string, steps: number): string {
  const step = `h=$(printf '%s' $h | xxd -r -p | openssl dgst -sha256 -r | cut -c1-64)`;
  return `h=${quoted(hash)}; for i in $(seq ${steps}); do ${step}; done; echo $h`;
}
