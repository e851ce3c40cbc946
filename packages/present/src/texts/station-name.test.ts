import { expect, test } from 'vitest';
import { stationName } from './station-name.ts';

test.each([
  ['8665530 - Charleston, Cooper River Entrance, SC', 'Charleston, Cooper River Entrance, SC'],
  ['Waimea Bay, HI (106)', 'Waimea Bay, HI'],
  ['Wrightsville Beach Nearshore, NC (ILM2)', 'Wrightsville Beach Nearshore, NC'],
  ['VIRGINIA BEACH 64 NM East of Virginia Beach, VA', 'Virginia Beach, 64 nm east of Virginia Beach, VA'],
  ['SOUTH HATTERAS - 225 NM South of Cape Hatteras', 'South Hatteras, 225 nm south of Cape Hatteras'],
  ['PORTLAND - 12 NM Southeast of Portland,ME', 'Portland, 12 nm southeast of Portland, ME'],
  ['SAN CLEMENTE BASIN - 27NM SE Of San Clemente Is, CA', 'San Clemente Basin, 27 nm SE of San Clemente Is, CA'],
  ['CAPE SAN MARTIN - 55NM West NW of Morro Bay, CA', 'Cape San Martin, 55 nm west NW of Morro Bay, CA'],
  ['NANTUCKET SOUND', 'Nantucket Sound'],
  ['ATLANTIC CITY, NJ', 'Atlantic City, NJ'],
  ['C12 - WFS Central Buoy, 50m Isobath', 'C12 - WFS Central Buoy, 50m Isobath'],
  ['Pier 39 - San Francisco', 'Pier 39 - San Francisco'],
  ['1612480', '1612480'],
  ['1612480 - ', '1612480 -'],
])('%s is shown as %s, idempotently', (name, shown) => {
  expect(stationName(name)).toBe(shown);
  expect(stationName(shown)).toBe(shown);
});
