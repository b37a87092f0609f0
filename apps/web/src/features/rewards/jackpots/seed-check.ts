/** False where the browser cannot check (a page without TLS). */
export const canCheckSeeds = (): boolean => 'subtle' in crypto;

/** True when a seed, taken as text, has the SHA-256 hash that was shown before its draw. */
export async function isSeedOf(seed: string, seedHash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const pairs = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return pairs.join('') === seedHash.toLowerCase();
}
