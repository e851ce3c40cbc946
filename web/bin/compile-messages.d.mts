/** Folder of the messages, one folder an area in it, one file a language. */
export const messagesDir: string;
/** Makes `src/paraglide` say what the messages say. */
export function compileMessages(): Promise<void>;
export { compileMessages as setup };
