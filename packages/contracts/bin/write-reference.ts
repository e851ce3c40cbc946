import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawOpenApi, drawReference } from './reference.ts';

const docs = join(import.meta.dirname, '../../../docs');
writeFileSync(join(docs, 'api.md'), drawReference());
writeFileSync(join(docs, 'openapi.json'), drawOpenApi());
