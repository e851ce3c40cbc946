import * as v from 'valibot';
import { AuthOutcome, PROVIDERS, ProviderToken } from './auth.ts';
import { call } from './call.ts';
import { CurrentPassword, NewPassword, RepeatedPassword } from './credentials.ts';
import { Instant } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

const Success = v.object({ success: v.boolean() });
const Id = v.pipe(
  v.string(message('not-given', { field: 'id' })),
  v.regex(/^[\w-]{1,400}$/, message('not-one', { field: 'id' })),
);
const Provider = v.picklist(
  PROVIDERS,
  message('not-among', { field: 'provider', choices: 'facebook, google or sign-in-with-apple' }),
);

/** A code of an authenticator program: six digits, spaces ignored. */
const TotpCode = v.pipe(
  v.string(message('totp-missing')),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, message('totp-not-six-digits')),
);
/**
 * A browser's response to WebAuthn options, as returned by `@simplewebauthn/browser`; the library validates it
 * completely.
 */
const Credential = v.looseObject({
  id: Id,
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({}),
});
/** Recovery codes, shown once. */
const RecoveryCodes = v.array(v.string());

/** Returns the account's ways to sign in and its sessions. */
export const getSecurity = call({
  name: 'get-security',
  method: 'GET',
  path: '/api/security',
  access: 'user',
  reply: v.object({
    has_password: v.boolean(),
    providers: v.array(Provider),
    second_factor: v.object({
      totp: v.boolean(),
      passkeys: v.array(
        v.object({ id: v.string(), name: v.string(), created_at: Instant, used_at: v.optional(Instant) }),
      ),
      recovery_codes_left: v.number(),
    }),
    sessions: v.array(
      v.object({
        id: v.string(),
        /** 'Chrome on Android', and its parts; absent where the browser does not state them. */
        device: v.optional(v.string()),
        browser: v.optional(v.string()),
        system: v.optional(v.string()),
        /** The last seen network, '203.0.113.0/24'. */
        network: v.string(),
        /** ISO 3166, as the edge reports it. */
        country: v.optional(v.string()),
        signed_in_at: Instant,
        seen_at: Instant,
        is_current: v.boolean(),
        remembered: v.boolean(),
      }),
    ),
  }),
});
export type SecurityReply = v.InferOutput<typeof getSecurity.reply>;

/**
 * Sets a password and ends every other session. This session goes on, with a new cookie. An account that has a password
 * must give it; one without needs a sign-in of the last ten minutes (422 with `sign_in`) or, where that has no second
 * step, a pass code (422 with `passcode`).
 */
export const changePassword = call({
  name: 'change-password',
  method: 'POST',
  path: '/api/security/password',
  access: 'user',
  body: v.object({
    current_password: v.optional(CurrentPassword),
    password: NewPassword,
    password_confirmation: RepeatedPassword,
  }),
  reply: Success,
});

/** Ends one of the user's own sessions. */
export const endSession = call({
  name: 'end-session',
  method: 'POST',
  path: '/api/security/end-session',
  access: 'user',
  body: v.object({ session_id: Id }),
  reply: Success,
});

/** Adds a provider as a way to sign in. 422 with `sign_in` or `passcode`: see `change-password`. */
export const linkProvider = call({
  name: 'link-provider',
  method: 'POST',
  path: '/api/security/link-provider',
  access: 'user',
  body: v.object({ provider: Provider, ...ProviderToken }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/** Removes a provider as a way to sign in. It is refused where that is the only one. */
export const unlinkProvider = call({
  name: 'unlink-provider',
  method: 'POST',
  path: '/api/security/unlink-provider',
  access: 'user',
  body: v.object({ provider: Provider }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/**
 * Returns a secret for an authenticator program. It takes effect once `confirm-totp` has shown that the program has it.
 */
export const beginTotp = call({
  name: 'begin-totp',
  method: 'POST',
  path: '/api/security/totp/begin',
  access: 'user',
  fails: [422],
  reply: v.object({
    /** Base32. */
    secret: v.string(),
    /** 'otpauth://totp/...', to be shown as a QR code. */
    uri: v.string(),
    /** Returns the secret to `confirmTotp`, sealed, for ten minutes. */
    ticket: v.string(),
  }),
});

/** Turns an authenticator program on by its first code. */
export const confirmTotp = call({
  name: 'confirm-totp',
  method: 'POST',
  path: '/api/security/totp/confirm',
  access: 'user',
  body: v.object({ ticket: v.pipe(v.string(), v.maxLength(1024)), code: TotpCode }),
  /** Recovery codes come with the first second factor. */
  reply: v.object({
    success: v.boolean(),
    ...Refusal.entries,
    recovery_codes: v.optional(RecoveryCodes),
  }),
});

/** Returns WebAuthn's options to create a passkey. */
export const beginPasskey = call({
  name: 'begin-passkey',
  method: 'POST',
  path: '/api/security/passkey/begin',
  access: 'user',
  fails: [422],
  reply: v.object({ options: v.looseObject({ challenge: v.string() }), ticket: v.string() }),
});

/** Stores a created passkey. */
export const confirmPasskey = call({
  name: 'confirm-passkey',
  method: 'POST',
  path: '/api/security/passkey/confirm',
  access: 'user',
  body: v.object({
    ticket: v.pipe(v.string(), v.maxLength(1024)),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, message('passkey-unnamed')),
      v.maxLength(40, message('too-long', { field: 'name', count: 40 })),
    ),
    credential: Credential,
  }),
  reply: v.object({
    success: v.boolean(),
    ...Refusal.entries,
    recovery_codes: v.optional(RecoveryCodes),
  }),
});

/** Removes a second factor. With the last one the recovery codes go too. */
export const removeSecondFactor = call({
  name: 'remove-second-factor',
  method: 'POST',
  path: '/api/security/remove-second-factor',
  access: 'user',
  body: v.variant('factor', [
    v.object({ factor: v.literal('totp') }),
    v.object({ factor: v.literal('passkey'), id: Id }),
  ]),
  reply: Success,
});

/** Replaces the recovery codes by ten new ones. */
export const renewRecoveryCodes = call({
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/api/security/recovery-codes',
  access: 'user',
  fails: [422],
  reply: v.object({ success: v.boolean(), recovery_codes: v.optional(RecoveryCodes) }),
});

/**
 * Checks the second factor, the last step of signing in. It follows a reply with `needsSecondFactor`: this browser's
 * cookie identifies the user.
 */
export const giveSecondFactor = call({
  name: 'give-second-factor',
  method: 'POST',
  path: '/login/second-factor',
  access: 'anyone',
  body: v.variant('factor', [
    v.object({ factor: v.literal('totp'), code: TotpCode }),
    v.object({
      factor: v.literal('recovery'),
      code: v.pipe(
        v.string(message('recovery-code-missing')),
        v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
        v.regex(/^[A-Z2-7]{16}$/, message('recovery-code-missing')),
      ),
    }),
    v.object({ factor: v.literal('passkey'), ticket: v.pipe(v.string(), v.maxLength(1024)), credential: Credential }),
  ]),
  /** `sendToSignIn`: the first step was too long ago. */
  reply: v.object({ ...AuthOutcome.entries, sendToSignIn: v.optional(v.boolean()) }),
});

/** Returns WebAuthn's options to present a passkey as the second factor. */
export const askPasskey = call({
  name: 'ask-passkey',
  method: 'POST',
  path: '/login/passkey-options',
  access: 'anyone',
  reply: v.object({
    valid: v.boolean(),
    options: v.optional(v.looseObject({ challenge: v.string() })),
    ticket: v.optional(v.string()),
    sendToSignIn: v.optional(v.boolean()),
  }),
});
