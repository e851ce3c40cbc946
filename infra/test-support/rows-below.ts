/** Reads the cells of the first table below a heading of a page, row by row, without the table's head. */
export function rowsBelow(page: string, heading: string): readonly (readonly string[])[] {
  const below = page.split(new RegExp(`^#+ ${heading}(?: <a .*)?$`, 'm'))[1] ?? '';
  const table = below.match(/(?:^\|.*\n?)+/m)?.[0] ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .slice(1)
        .split('|')
        .slice(0, -1)
        .map((cell) => cell.trim()),
    );
}
