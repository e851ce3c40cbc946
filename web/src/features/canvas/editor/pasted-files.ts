interface Pasted {
  readonly files: readonly File[];
  /** Whether the pasted text is inserted too; false if the files are the only content. */
  readonly hasWords: boolean;
}

/**
 * Returns the pasted or dropped files. It returns none beside HTML text, because a word processor adds an image of the
 * text. `parse` is the browser's parser, which runs no scripts.
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
