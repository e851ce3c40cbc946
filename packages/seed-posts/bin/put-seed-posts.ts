// Inserts the seed posts into the table of a deployment: `npm run seed-posts -- --table NAME`. A rerun leaves existing
// posts unchanged.
import { readProductName } from '../../../web/bin/product-name.ts';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { putSeedPosts } from '../src/index.ts';

const { values } = readCommandLine({
  usage: 'npm run seed-posts -- --table NAME     writes the seed posts into the table of a deployment',
  options: { table: 'text' },
});
if (values.table !== undefined) process.env.TABLE_NAME = values.table;
if (process.env.TABLE_NAME) {
  const { put, existing } = await putSeedPosts(readProductName());
  console.log(`${put} posts are new, ${existing} were there.`);
} else {
  console.error('Name the table of the deployment: --table NAME.');
  process.exitCode = 1;
}
