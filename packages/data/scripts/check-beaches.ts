import { parseArgs } from 'node:util';
import { listBeachEvidence } from '../src/places/beach-evidence.ts';
import { listBeachFaults } from '../src/places/beach-faults.ts';
import { listBeaches, listRegions } from '../src/places/places.ts';
import { cellKey, readSeaCells } from './wave-grids.ts';

/** Lists every beach with a fault, and every beach without a tide station. Only faults make the check fail. */
const { values } = parseArgs({ options: { mask: { type: 'string', multiple: true } } });
const beaches = listBeaches();
const evidence = listBeachEvidence();

const faults = [
  ...listBeachFaults(beaches, evidence, listRegions()),
  ...(values.mask ?? []).flatMap((file) => listMaskFaults(file)),
];
const tideless = beaches.filter(({ tideStationId }) => tideStationId === undefined);

for (const { beach, fault } of faults) console.log(`${beach} ${fault}.`);
console.log(`${beaches.length} beaches, ${faults.length} faults.`);
console.log(`Without a tide station: ${tideless.map(({ name }) => name).join('; ') || 'none'}.`);
if (faults.length > 0) process.exitCode = 1;

/**
 * Lists the beaches whose wave model cell has no waves in a gfswave regional file. The file's name tells its grid, for
 * example `atlocn` or `wcoast`.
 */
function listMaskFaults(file: string) {
  const grid = /atlocn|wcoast|epacif/.exec(file)?.[0];
  if (!grid) throw new Error(`The name of ${file} contains no grid: atlocn, wcoast or epacif.`);
  const sea = readSeaCells(file);
  return beaches.flatMap(({ id, name, waveGrid }) => {
    const cell = evidence.find((item) => item.id === id)?.seaCell;
    return waveGrid !== grid || (cell && sea.has(cellKey(cell)))
      ? []
      : [{ beach: name, fault: `has no waves at its cell in ${file}` }];
  });
}
