interface Pasted {
  readonly files: readonly File[];
  /** Its words go into the text as well; without them the files are all that there is. */
  readonly hasWords: boolean;
}

/**
 * The files of what is pasted or dropped. None beside words in HTML: a word processor sends a drawing of its text along.
 * `parse`: the browser's parser, which runs nothing.
 */
export function pastedFiles(
  data: Pick<DataTransfer, 'files' | 'getData'> | null,
  parse: (html: string) => Document,
): Pasted {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return { files: [], hasWords: true };
  const html = data.getData('text/html');
  if (html) return parse(html).body?.textContent?.trim() ? { files: [], hasWords: true } : { files, hasWords: false };
  // A folder of files gives their names as text.
  const lines = data.getData('text/plain').split('\n');
  const words = lines.filter((line) => line.trim() !== '' && !files.some(({ name }) => line.trim().endsWith(name)));
  return { files, hasWords: words.length > 0 };
}
