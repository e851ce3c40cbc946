interface Pasted {
  readonly files: readonly File[];
  /** Whether the pasted content also has text to insert; false if it consists of files only. */
  readonly hasWords: boolean;
}

/**
 * Returns the pasted or dropped files. If the content also has HTML with text, it returns none: a word processor adds
 * an image of the copied text. `parse` is the browser's parser, which runs no scripts.
 */
export function pastedFiles(
  data: Pick<DataTransfer, 'files' | 'getData'> | null,
  parse: (html: string) => Document,
): Pasted {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return { files: [], hasWords: true };
  const html = data.getData('text/html');
  if (html) return parse(html).body?.textContent?.trim() ? { files: [], hasWords: true } : { files, hasWords: false };
  // Copied files also appear as text, one line per file name.
  const lines = data.getData('text/plain').split('\n');
  const words = lines.filter((line) => line.trim() !== '' && !files.some(({ name }) => line.trim().endsWith(name)));
  return { files, hasWords: words.length > 0 };
}
