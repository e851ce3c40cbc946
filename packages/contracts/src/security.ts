import * as v from 'valibot';
import { AuthOutcome, PROVIDERS, ProviderToken } from './auth.ts';
import { call } from './call.ts';
import { CurrentPassword, NewPassword, RepeatedPassword } from './credentials.ts';
import { Instant, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
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

/** The code of an authenticator app: six digits, spaces ignored. */
const TotpCode = v.pipe(
  v.string(message('totp-missing')),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, message('totp-not-six-digits')),
);
/**
 * The browser's response to WebAuthn options, as `@simplewebauthn/browser` returns it. The server library validates it
 * completely.
 */
const Credential = v.looseObject({
  id: Id,
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({}),
});
/** The recovery codes, which the user sees once. */
const RecoveryCodes = v.array(v.string());

/** Returns the account's sign-in methods and sessions. */
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
        /**
         * The device as one text, 'Chrome on Android', and then its browser and system separately. Absent if the
         * browser does not reveal them.
         */
        device: v.optional(v.string()),
        browser: v.optional(v.string()),
        system: v.optional(v.string()),
        /** The network of the last request, '203.0.113.0/24'. */
        network: v.string(),
        /** The country code (ISO 3166), as the edge reports it. */
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
 * Sets a password and ends every other session. This session continues with a new cookie. An account with a password
 * must send the current one. An account without a password needs a sign-in within ten minutes (422 with `sign_in`). If
 * the account has no second factor, a checked pass code also suffices (422 with `passcode`).
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

/** Links a sign-in provider to the account. 422 with `sign_in` or `passcode`: see `change-password`. */
export const linkProvider = call({
  name: 'link-provider',
  method: 'POST',
  path: '/api/security/link-provider',
  access: 'user',
  body: v.object({ provider: Provider, ...ProviderToken }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/** Unlinks a sign-in provider from the account. The call is refused if that is the only sign-in method. */
export const unlinkProvider = call({
  name: 'unlink-provider',
  method: 'POST',
  path: '/api/security/unlink-provider',
  access: 'user',
  body: v.object({ provider: Provider }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/**
 * Returns a secret for an authenticator app. The app becomes a second factor once `confirm-totp` has checked one of its
 * codes.
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
    /** The setup address, 'otpauth://totp/...', for a QR code. */
    uri: v.string(),
    /** The encrypted secret, which the page sends to `confirmTotp` within ten minutes. */
    ticket: v.string(),
  }),
});

/** Adds an authenticator app after checking its first code. */
export const confirmTotp = call({
  name: 'confirm-totp',
  method: 'POST',
  path: '/api/security/totp/confirm',
  access: 'user',
  body: v.object({ ticket: v.pipe(v.string(), v.maxLength(1024)), code: TotpCode }),
  /** `recovery_codes` are present if the account had no second factor before. */
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

/** Stores a passkey that the browser has created. */
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
      v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'name' })),
      v.regex(ONE_PLAIN_LINE, message('not-one-line', { field: 'name' })),
    ),
    credential: Credential,
  }),
  reply: v.object({
    success: v.boolean(),
    ...Refusal.entries,
    recovery_codes: v.optional(RecoveryCodes),
  }),
});

/** Removes a second factor. Removing the last one also removes the recovery codes. */
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

/** Replaces the recovery codes with ten new ones. */
export const renewRecoveryCodes = call({
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/api/security/recovery-codes',
  access: 'user',
  fails: [422],
  reply: v.object({ success: v.boolean(), recovery_codes: v.optional(RecoveryCodes) }),
});

/**
 * Checks the second factor, the last step of signing in. It follows a reply with `needsSecondFactor`. A cookie set in
 * the first step identifies the user.
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
  /** `sendToSignIn` means that the first step has expired and the user has to sign in again. */
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
