import { readFileSync } from 'node:fs';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { describeField } from '../src/grib2/describe-field.ts';
import { GribError } from '../src/grib2/grib-error.ts';
import { parseGrib2 } from '../src/grib2/parse-grib2.ts';

const { values, words } = readCommandLine({
  usage:
    'Usage: npm run grib -- FILE [--at i,j,...]\nPrints one JSON line per field; --at adds the values at these indexes in file order.',
  options: { at: 'text' },
  words: ['FILE'],
  check: ({ values: { at } }) =>
    at === undefined || /^\d{1,9}(,\d{1,9})*$/.test(at) ? undefined : `--at must be indexes such as 0,17, not "${at}".`,
});
const [file = ''] = words;

// A reader that closes the pipe early, such as `head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = main();

/** Returns the exit code: 0 when every field was printed, 1 for a file that cannot be read. */
function main(): number {
  const at = (values.at?.split(',') ?? []).map(Number);
  try {
    for (const field of parseGrib2(readFileSync(file))) console.log(JSON.stringify(describeField(field, at)));
    return 0;
  } catch (error) {
    if (!(error instanceof GribError) && !isFileError(error)) throw error;
    console.error(`${file}: ${error.message}`);
    return 1;
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
