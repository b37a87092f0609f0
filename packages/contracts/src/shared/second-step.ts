import * as z from 'zod/mini';
import { requiredText } from './fields.ts';

/**
 * Ways to prove once more that it is the player himself; the order is that in which he is offered
 * them.
 */
export const stepUpKinds = ['totp', 'passkey', 'recovery', 'code'] as const;
export type StepUpKindName = (typeof stepUpKinds)[number];

/**
 * WebAuthn options as the browser's `parse…OptionsFromJSON` takes them; opaque to everything else.
 */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const base64Url = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength, 'tooLong'), z.regex(/^[A-Za-z0-9_-]+$/, 'invalidType'));

const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z.optional(z.looseObject({})),
};

/** What a browser answers when a passkey was made (`PublicKeyCredential.toJSON`). */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4096),
    attestationObject: base64Url(32_768),
    transports: z.optional(z.array(requiredText(32)).check(z.maxLength(10, 'tooLong'))),
  }),
});

/** What a browser answers when a passkey signed. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4096),
    authenticatorData: base64Url(4096),
    signature: base64Url(4096),
    userHandle: z.optional(z.nullable(base64Url(128))),
  }),
});
export type PasskeyProof = z.output<typeof passkeyProof>;
export type NewPasskey = z.output<typeof newPasskey>;

/** A passkey as its owner sees it. */
export const passkeyRecord = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** The address of the site it signs in at. */
  domain: z.string(),
  /** Kept by the maker of the device on all of its owner's devices. */
  is_synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
