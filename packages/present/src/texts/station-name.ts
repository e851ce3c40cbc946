const BUOY_AWAY = /^(.+?),?\s*-?\s*(\d+)\s*NM\s+([A-Z]+(?:\s+[A-Z]+)?)\s+of\s+(.+)$/i;

/**
 * Formats a station's name without codes and capitals. 'SOUTH HATTERAS - 225 NM South of Cape Hatteras' becomes 'South
 * Hatteras, 225 nm south of Cape Hatteras'. '8651370 - Duck Pier, NC' becomes 'Duck Pier, NC', and 'Waimea Bay, HI
 * (106)' becomes 'Waimea Bay, HI'.
 */
export function stationName(name: string): string {
  const plain = name
    .replace(/^\d+\s*-\s*(?=\S)/, '')
    .replace(/(?<=\S)\s*\([A-Z\d]+\)$/, '')
    .replace(/\s*,\s*/g, ', ')
    .trim();
  const [, near, nm, way, of] = BUOY_AWAY.exec(plain) ?? [];
  if (!near || !way || !of) return inSmallLetters(plain);
  return `${inSmallLetters(near)}, ${nm} nm ${wayWords(way)} of ${inSmallLetters(of)}`;
}

/** Lower-cases spelled-out directions, 'south', but keeps abbreviations, 'SSW' and 'west NW'. */
const wayWords = (way: string) => way.replace(/\b\w{4,}\b/g, (word) => word.toLowerCase());

/**
 * Converts 'NANTUCKET SOUND' to 'Nantucket Sound'. A name that contains small letters stays as it is, and so do the two
 * letters of a state.
 */
function inSmallLetters(name: string): string {
  if (/[a-z]/.test(name) || !/[A-Z]{4}/.test(name)) return name;
  return name.replace(/(, )?\b([A-Z])([A-Z]+)/g, (whole: string, comma: string | undefined, first, rest: string) => {
    if (comma && rest.length === 1) return whole;
    return `${comma ?? ''}${first}${rest.toLowerCase()}`;
  });
}
