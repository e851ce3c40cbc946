/**
 * Writes data as a `<script>` block, and escapes `<` so that the data cannot close the block. The block is not
 * executable, because the content security policy forbids inline scripts.
 */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
