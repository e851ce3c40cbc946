import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { handler as beginTotp } from '../begin-totp.ts';
import { handler as confirmTotp } from '../confirm-totp.ts';
import type { Member } from './open-member.ts';

/** Adds an authenticator app for a member. `codeIn(n)` returns the app's code n steps of 30 s from now. */
export async function setUpTotp(member: Member) {
  const { secret, ticket } = (await member.call(beginTotp)).body;
  const program = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  const codeIn = (steps: number) => program.generate({ timestamp: Date.now() + steps * 30_000 });
  const { body } = await member.call(confirmTotp, { ticket, code: codeIn(0) });
  expect(body.success).toBe(true);
  return { secret: String(secret), ticket, codeIn, recoveryCodes: (body.recovery_codes ?? []) as string[] };
}
