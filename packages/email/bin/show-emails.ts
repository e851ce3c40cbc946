import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@groundswell/contracts';
import { composeEmail } from '../src/compose-email.ts';
import { madeEmails } from '../test-support/made-emails.ts';

/** Writes each email in each language as `<folder>/<number>-<name>.<language>.html` and `.txt`, for review. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The folder to write into must be named.');
mkdirSync(folder, { recursive: true });
for (const lang of LANGUAGES) {
  for (const [index, letter] of madeEmails().entries()) {
    const { subject, text, html } = composeEmail(letter, lang, {
      product: 'Groundswell',
      site: 'https://groundswell.example',
    });
    const file = join(folder, `${String(index + 1).padStart(2, '0')}-${letter.letter}.${lang}`);
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.txt`, `${subject}\n\n${text}`);
  }
}
