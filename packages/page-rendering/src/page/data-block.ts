/**
 * Data in a page as a block that nothing in it can end. Not a script: the content security policy forbids inline ones.
 */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
