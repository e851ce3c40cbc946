import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAddresses } from './list-addresses.ts';
import { drawOpenApi, drawReference } from './reference.ts';

const repoRoot = join(import.meta.dirname, '../../..');
writeFileSync(join(repoRoot, 'docs/api.md'), drawReference());
writeFileSync(join(repoRoot, 'docs/openapi.json'), drawOpenApi());
writeFileSync(join(repoRoot, 'web/src/api/calls.generated.json'), listAddresses());
