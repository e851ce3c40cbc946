let awaited: string | undefined;

/** The address whose mailed code the open window waits for; undefined where none does. In memory only. */
export function awaitEmail(email: string | undefined): void {
  awaited = email?.trim().toLowerCase();
}

export function awaitedEmail(): string | undefined {
  return awaited;
}
