#!/usr/bin/env node
// npx --no-install groundswell-verify: checks a past forecast against a site's log. The sources are TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./verify-forecast.ts');
