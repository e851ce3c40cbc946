import { readFile, rename, writeFile } from 'node:fs/promises';
import { verifyForecast } from './verify.ts';

/** npm run verify-forecast: checks a past forecast against a site's log. */
process.exitCode = await verifyForecast(process.argv.slice(2), {
  fetch,
  now: Date.now,
  print: (line) => console.log(line),
  readText: (file) => readFile(file, 'utf8').catch(missing),
  async writeText(file, text) {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  },
});

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
