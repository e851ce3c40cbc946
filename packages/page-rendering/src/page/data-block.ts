/**
 * Writes data as a page block that its content cannot close. It is not executable, because the content security policy
 * forbids inline scripts.
 */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
