/** An email in the inbox of the local cloud. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

const PATIENCE_MS = 90_000;

/** Waits for the newest email to an address, except those in `before`. */
export async function nextMail(
  siteUrl: string,
  to: string,
  before: readonly Mail[] = [],
  patienceMs = PATIENCE_MS,
): Promise<Mail> {
  const seen = new Set(before.map(({ id }) => id));
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const found = (await listMail(siteUrl, to)).find(({ id }) => !seen.has(id));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No letter came to ${to}.`);
}

/** Lists all emails to an address, newest first. */
export async function listMail(siteUrl: string, to: string): Promise<readonly Mail[]> {
  const reply = await fetch(`${siteUrl}/_local/mail.json`);
  return ((await reply.json()) as Mail[]).filter((mail) => mail.to === to);
}

/** Returns the six digits of an email with a pass code. */
export function codeOf({ text }: Mail): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error(`There is no code in: ${text}`);
  return code;
}
