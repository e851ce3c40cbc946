import { distanceKm } from '@groundswell/forecast';
import { type BeachEvidence, listBeachEvidence } from '../src/places/beach-evidence.ts';
import { type BuoyCell, listBuoyCells } from '../src/places/buoy-cells.ts';
import { type InstrumentOverride, instrumentOverrides } from '../src/places/instrument-overrides.ts';
import { type Area, type CatalogueBeach, listBeaches, listRegions } from '../src/places/places.ts';
import { findStation, listStations } from '../src/places/stations.ts';

const HEAD = '| beach | wind | water | waves | why not a nearer one |\n|---|---|---|---|---|';

/** Renders `docs/reference/instruments.md`: the station of each quantity of each beach, and why no nearer one was chosen. */
export function drawInstrumentsPage(): string {
  const evidence = new Map(listBeachEvidence().map((one) => [one.id, one]));
  const parts = listRegions().flatMap(({ name, areas }) => [
    `## ${name}`,
    ...areas.flatMap((area) => [`### ${area.name}`, drawArea(area, evidence)]),
  ]);
  const names = listStations().map(({ id, name }) => `| ${id} | ${name} |`);
  return `${[drawIntroduction(), ...parts, ...drawCells(), '## Stations', ['| id | name |', '|---|---|', ...names].join('\n')].join('\n\n')}\n`;
}

function drawIntroduction(): string {
  const without = (pick: (beach: CatalogueBeach) => readonly string[]) =>
    listBeaches().filter((beach) => pick(beach).length === 0).length;
  return `# Instruments

\`packages/data/scripts/write-instruments-page.ts\` writes this page. Each column names the first station for a beach's current wind, water temperature and waves, with its distance. Up to two more stations (three for waves) stand in while the first is silent or its reading is old. \`model\` means that no station represents the beach: the page shows the forecast's value and says so. Of ${listBeaches().length} beaches, ${without((beach) => beach.windStationIds)} have no wind station, ${without((beach) => beach.waterStationIds)} no water station and ${without((beach) => beach.buoyIds)} no wave buoy. The last column gives the nearest stations that were rejected, with the reason. [Beaches](../beaches.md#instruments) has the rules. \`packages/data/src/places/instrument-overrides.ts\` has the stations set by hand.`;
}

function drawArea({ locals }: Area, evidence: ReadonlyMap<number, BeachEvidence>): string {
  const rows = locals.flatMap(({ beaches }) =>
    beaches.map((beach) => {
      const { name, buoyIds, windStationIds, waterStationIds } = beach;
      const first = [windStationIds, waterStationIds, buoyIds].map(([id]) => drawStation(beach, id));
      return `| ${[name, ...first, drawReasons(beach, evidence.get(beach.id))].join(' | ')} |`;
    }),
  );
  return [HEAD, ...rows].join('\n');
}

function drawStation(beach: CatalogueBeach, id: string | undefined): string {
  const station = id && findStation(id);
  return station ? `${id}, ${distanceKm(beach, station).toFixed(0)} km` : 'model';
}

function drawReasons({ slug }: CatalogueBeach, evidence: BeachEvidence | undefined): string {
  const byHand: InstrumentOverride | undefined = instrumentOverrides[slug];
  const { wind = [], water = [] } = evidence?.passedOver ?? {};
  return [
    wind.length > 0 && `wind: ${wind.join(', ')}`,
    water.length > 0 && `water: ${water.join(', ')}`,
    byHand && `by hand: ${byHand.why}`,
  ]
    .filter((reason) => reason !== false && reason !== undefined)
    .join('; ');
}

function drawCells(): readonly string[] {
  const rows = listBuoyCells().map((buoy) => `| ${buoy.id} | ${drawCell(buoy)} | ${buoy.inCommon.toFixed(2)} |`);
  return [
    '## Cells of wave buoys',
    'Each wave buoy is compared with the cell of the wave model that has its view of the sea ([accuracy](../accuracy.md#what-is-compared)). The last column is the share of open directions that both have in common. Below 0.6 the cell is in another sea, and the buoy is left out.',
    ['| buoy | cell | view in common |', '|---|---|---|', ...rows].join('\n'),
  ];
}

function drawCell({ cell }: BuoyCell): string {
  if (!cell) return 'left out: no cell within two rows and columns has its view of the sea';
  return `${cell.lat.toFixed(2)}, ${cell.lon.toFixed(2)}, ${cell.km.toFixed(0)} km`;
}
