import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawInstrumentsPage } from './instruments-page.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/reference/instruments.md'), drawInstrumentsPage());
