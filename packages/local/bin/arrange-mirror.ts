// npm run mirror -- --from DIR --to DIR --scene NAME: arranges loose NOAA files into a mirror of NOAA's hosts, for npm
// start -- --mirror.
import { resolve } from 'node:path';
import { arrangeMirror, isScene, SCENES } from '../src/noaa/arrange-mirror.ts';
import { readCommandLine } from './command-line.mjs';

const { values } = readCommandLine({
  usage: `Usage: npm run mirror -- --from DIR --to DIR --scene ${SCENES.join('|')}`,
  options: { from: 'text', to: 'text', scene: 'text' },
  check: ({ values: { from, to, scene } }) => {
    if (from === undefined || to === undefined) return 'Name the folders: --from DIR --to DIR.';
    return isScene(scene ?? '') ? undefined : `--scene must be one of ${SCENES.join(', ')}, not "${scene}".`;
  },
});
const { from = '', to = '', scene = '' } = values;
if (isScene(scene)) {
  const places = await arrangeMirror(resolve(from), resolve(to), scene);
  console.log(`${places.length} files in ${resolve(to)}. Start with: npm start -- --mirror ${to}`);
}
