/** The folder of the messages: one folder per area, with one file per language. */
export const messagesDir: string;
/** Updates `src/paraglide` from the messages; skips its type declarations if `declares` is false. */
export function compileMessages(options?: { readonly declares?: boolean }): Promise<void>;
export function setup(): Promise<void>;
