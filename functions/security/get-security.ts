import { userEndpoint } from '@groundswell/accounts';
import { getSecurity } from '@groundswell/contracts';

export const handler = userEndpoint(getSecurity, async ({ user }) => {
  const { hasPassword, socials, secondFactors, sessions } = user;
  const { totp, passkeys = [], recoveryCodes = [] } = secondFactors ?? {};
  return {
    has_password: hasPassword,
    providers: [...new Set(socials.map(({ provider }) => provider))],
    second_factor: {
      totp: totp !== undefined,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: toInstant(createdAt),
        used_at: usedAt === undefined ? undefined : toInstant(usedAt),
      })),
      recovery_codes_left: recoveryCodes.length,
    },
    sessions: Object.entries(sessions)
      .map(([id, { device, browser, system, network, country, signedInAt, seenAt, remembered }]) => ({
        id,
        device,
        browser,
        system,
        network,
        country,
        signed_in_at: toInstant(signedInAt),
        seen_at: toInstant(seenAt),
        is_current: id === user.sessionId,
        remembered,
      }))
      .sort((a, b) => b.seen_at.localeCompare(a.seen_at)),
  };
});

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
