import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Writes `src/common-passwords.generated.json`: of the passwords that @zxcvbn-ts/language-common (MIT) counted most often
 * in breaches, those that the rule of eight characters lets pass; a line each, compressed to a third.
 * Run: node --import tsx packages/accounts/scripts/common-passwords.ts
 */
const LEAST_CHARACTERS = 8;

const entry = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common'));
const listed: string[] = JSON.parse(readFileSync(join(dirname(entry), '..', 'src', 'passwords.json'), 'utf8'));
const kept = [...new Set(listed.map((one) => one.toLowerCase()))].filter((one) => one.length >= LEAST_CHARACTERS);
const file = join(import.meta.dirname, '..', 'src', 'common-passwords.generated.json');
const lines = Buffer.from(kept.sort().join('\n'));
const packed = brotliCompressSync(lines, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: lines.length } });
writeFileSync(file, `${JSON.stringify(packed.toString('base64'))}\n`);
console.log(`${kept.length} passwords, ${readFileSync(file).length} bytes.`);
