// npm run mirror -- --from DIR --to DIR --scene NAME: arranges loose NOAA files into a mirror of NOAA's hosts, for npm
// start -- --mirror.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { arrangeMirror, isScene, SCENES } from '../src/noaa/arrange-mirror.ts';

const text = { type: 'string' } as const;
const { from, to, scene } = parseArgs({ options: { from: text, to: text, scene: text } }).values;

if (from === undefined || to === undefined || scene === undefined || !isScene(scene)) {
  console.error(`Usage: npm run mirror -- --from DIR --to DIR --scene ${SCENES.join('|')}`);
  process.exitCode = 2;
} else {
  const places = await arrangeMirror(resolve(from), resolve(to), scene);
  console.log(`${places.length} files in ${resolve(to)}. Start with: npm start -- --mirror ${to}`);
}
