import { displayEmail, type SecurityReply, type SocialProvider } from '@groundswell/contracts';
import { ApiError } from '../../../api/api-error.ts';
import { isTooShort } from '../../../credentials/typed.ts';
import { m } from '../../../paraglide/later.js';
import { agoWords } from '../../../ui/ago-words.ts';
import { momentWords } from '../../../ui/clock-words.ts';

export type Session = SecurityReply['sessions'][number];
export type Passkey = SecurityReply['second_factor']['passkeys'][number];
/** Sentences beside the fields of a new password; `form` is for the form as a whole. */
export type PasswordFaults = Partial<Record<'current' | 'chosen' | 'form', string>>;

const DAY_MIN = 24 * 60;

/** Sorts sessions: this device first, then by last use. */
export function inOrder(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || Date.parse(b.seen_at) - Date.parse(a.seen_at),
  );
}

/**
 * Returns the device in the page's language, 'Chrome on Android'; the server's own text if the browser or the system is
 * missing, as in old sessions.
 */
export function deviceWords({ device, browser, system }: Pick<Session, 'device' | 'browser' | 'system'> = {}): string {
  if (browser === undefined || system === undefined) return device ?? m.security_device_unknown();
  return m.security_device({ browser, system });
}

/** Returns the country and network: 'France, 203.0.113.0/24'. */
export function placeWords({ country, network }: Session, language: string): string {
  return [countryName(country, language), network].filter(Boolean).join(language === 'zh-CN' ? '，' : ', ');
}

function countryName(code: string | undefined, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code ?? '')) return undefined;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code ?? '');
}

/** Returns the time since an instant, '5 min ago', or the instant itself after a day. `now` is UTC ms. */
export function whenWords(instant: string, now: number, language: string): string {
  const at = Date.parse(instant);
  const ageMin = (now - at) / 60_000;
  return ageMin < DAY_MIN ? agoWords(ageMin) : momentWords(instant, language);
}

export function mediumDate(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.parse(instant));
}

/** Lists the linked providers and those that can be linked, each once. */
export function listProviders(
  offered: readonly SocialProvider[],
  linked: readonly SocialProvider[],
): { provider: SocialProvider; isLinked: boolean }[] {
  return [...new Set([...offered, ...linked])].map((provider) => ({ provider, isLinked: linked.includes(provider) }));
}

/**
 * Returns the errors of a new password, found before it is sent; `current` is undefined if the account has no password.
 */
export function faultsOfPassword(current: string | undefined, chosen: string): PasswordFaults {
  return {
    ...(current === '' && { current: m.auth_password_missing() }),
    ...(chosen === ''
      ? { chosen: m.auth_password_missing() }
      : isTooShort(chosen) && { chosen: m.auth_password_short() }),
  };
}

/** Returns the server's errors, each beside its field. */
export function faultsOfRefusal(error: Error): PasswordFaults {
  const {
    current_password: current,
    password,
    password_confirmation: again,
  } = error instanceof ApiError ? error.fields : {};
  const chosen = password ?? again;
  if (!current?.[0] && !chosen?.[0]) return { form: error.message };
  return { ...(current?.[0] && { current: current[0] }), ...(chosen?.[0] && { chosen: chosen[0] }) };
}

/** Splits a code into groups of four, as people compare and type it. */
export function inGroups(code: string, between: string): string {
  return (
    code
      .replaceAll(/[\s-]/g, '')
      .match(/.{1,4}/g)
      ?.join(between) ?? ''
  );
}

/** Returns the content of the saved file: the account, and a code per line. */
export function recoveryText(codes: readonly string[], { product, email }: { product: string; email: string }): string {
  return `${m.security_codes_file({ product, email: displayEmail(email) })}\n\n${codes.map((code) => inGroups(code, '-')).join('\n')}\n`;
}

/** Throws the server's message if it refused the change. */
export function expectSuccess({
  success,
  errorMsg,
}: {
  readonly success: boolean;
  readonly errorMsg?: string | undefined;
}): void {
  if (!success) throw new Error(errorMsg ?? m.errors_occurred());
}
