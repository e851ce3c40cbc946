/** Folder of the messages: one folder per area, in it one file per language. */
export const messagesDir: string;
/** Brings `src/paraglide` up to date with the messages. */
export function compileMessages(): Promise<void>;
export { compileMessages as setup };
