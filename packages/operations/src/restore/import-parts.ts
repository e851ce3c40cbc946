import { cleanLine } from '@groundswell/contracts';
import type { Exported } from './export-folder.ts';
import type { Part, Written } from './part.ts';

/**
 * Writes an export into empty parts; yields each part's name and counts. A marker in the table remembers the import
 * until it is complete. With `isContinued` only an import that this export began in these parts goes on. Throws
 * otherwise, and if a part is not empty.
 */
export async function* importParts(
  parts: readonly Part[],
  exported: Exported,
  isContinued = false,
): AsyncGenerator<Written & Pick<Part, 'name'>> {
  const marker = parts.find((part) => part.marker)?.marker;
  const name = `${exported.id} into ${parts.map(({ target }) => target).join(', ')}`;
  const begun = await marker?.find();
  if (isContinued) {
    if (!marker) throw new Error('Name the table: it remembers which import was interrupted.');
    if (begun === undefined) throw new Error('There is nothing to continue: no import is under way there.');
    if (begun !== name) throw new Error(`The import that is under way there is another one: ${begun}.`);
  } else {
    if (begun !== undefined) throw new Error(`An import is under way there (${begun}): continue it with --continue.`);
    for (const part of parts) await assertEmpty(part);
    await marker?.begin(name);
  }
  for (const part of parts) yield { name: part.name, ...(await part.write(exported.read(part))) };
  await marker?.end(name);
}

async function assertEmpty(part: Part): Promise<void> {
  for await (const { key } of part.read())
    throw new Error(`The ${part.name} to restore into must be empty, but it contains ${cleanLine(key)}.`);
}
