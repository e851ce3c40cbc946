import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLimits } from '../../plans/bin/limits-section.ts';
import { drawClientTypes } from './client-types.ts';
import { listAddresses } from './list-addresses.ts';
import { drawOpenApi, drawOpenDescription } from './open-api.ts';
import { drawReference } from './reference.ts';

const repoRoot = join(import.meta.dirname, '../../..');
writeFileSync(join(repoRoot, 'docs/reference/api.md'), drawReference());
const plansPage = join(repoRoot, 'docs/plans.md');
writeFileSync(plansPage, withLimits(readFileSync(plansPage, 'utf8')));
writeFileSync(join(repoRoot, 'docs/reference/openapi.json'), drawOpenApi());
writeFileSync(join(repoRoot, 'packages/open-api/src/openapi.generated.json'), drawOpenDescription());
writeFileSync(join(repoRoot, 'packages/api-client/src/replies.generated.ts'), drawClientTypes());
writeFileSync(join(repoRoot, 'web/src/api/calls.generated.json'), listAddresses());
