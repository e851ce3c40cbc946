// Cuts the base map in a worker thread. The thread posts the tile tree and a digest, then writes the tiles into the
// folder `into`.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { cutBaseMap } = await import('../../packages/basemap/src/cut/cut-base-map.ts');
const { files, tree } = cutBaseMap();

const hash = createHash('sha256').update(tree);
for (const [name, bytes] of files) hash.update(name).update(bytes);
parentPort.postMessage({ tree, digest: hash.digest('hex').slice(0, 12) });

const fileOf = (name) => join(workerData.into, `${name}.mvt`);
for (const folder of new Set([...files.keys()].map((name) => dirname(fileOf(name)))))
  mkdirSync(folder, { recursive: true });
for (const [name, bytes] of files) writeFileSync(fileOf(name), bytes);
