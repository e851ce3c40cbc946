import { printTide } from './print-tide.ts';

// A reader such as `head` may close the pipe early; that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await printTide(process.argv.slice(2));
