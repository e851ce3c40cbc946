/** Folder of the messages: one folder per area, in it one file per language. */
export const messagesDir: string;
/** Brings `src/paraglide` up to date with the messages; not its declarations of types, if `declares` is false. */
export function compileMessages(options?: { readonly declares?: boolean }): Promise<void>;
export function setup(): Promise<void>;
