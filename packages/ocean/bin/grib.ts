import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeField } from '../src/grib2/describe-field.ts';
import { GribError } from '../src/grib2/grib-error.ts';
import { parseGrib2 } from '../src/grib2/parse-grib2.ts';

const USAGE =
  'Usage: npm run grib -- FILE [--at i,j,...]\nPrints one JSON line per field; --at adds the values at these indexes in file order.';

// A reader that closes the pipe early, such as `head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = main(process.argv.slice(2));

/** Returns the exit code: 0 when every field was printed, 1 for a file that cannot be read, 2 for wrong arguments. */
function main(args: string[]): number {
  const call = parseCall(args);
  if (!call) {
    console.error(USAGE);
    return 2;
  }
  try {
    for (const field of parseGrib2(readFileSync(call.file))) console.log(JSON.stringify(describeField(field, call.at)));
    return 0;
  } catch (error) {
    if (!(error instanceof GribError) && !isFileError(error)) throw error;
    console.error(`${call.file}: ${error.message}`);
    return 1;
  }
}

function parseCall(args: string[]): { file: string; at: number[] } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { at: { type: 'string' } } });
    const [file, ...others] = positionals;
    const at = values.at === undefined ? [] : values.at.split(',').map(parseIndex);
    return file === undefined || others.length > 0 || at.includes(Number.NaN) ? undefined : { file, at };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}.`);
    return undefined;
  }
}

function parseIndex(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
