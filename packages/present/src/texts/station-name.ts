const BUOY_AWAY = /^(.+?),?\s*-?\s*(\d+)\s*NM\s+([A-Z]+(?:\s+[A-Z]+)?)\s+of\s+(.+)$/i;

/**
 * A station's name as a person would write it, without codes: 'South Hatteras, 225 nm south of Cape Hatteras' of 'SOUTH
 * HATTERAS - 225 NM South of Cape Hatteras', 'Duck Pier, NC' of '8651370 - Duck Pier, NC', 'Waimea Bay, HI' of 'Waimea Bay,
 * HI (106)'.
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

/** 'south', but 'SSW' and 'west NW'. */
const wayWords = (way: string) => way.replace(/\b\w{4,}\b/g, (word) => word.toLowerCase());

/** 'Nantucket Sound' of 'NANTUCKET SOUND'; a name that has small letters stays, as do the two of a state. */
function inSmallLetters(name: string): string {
  if (/[a-z]/.test(name) || !/[A-Z]{4}/.test(name)) return name;
  return name.replace(/(, )?\b([A-Z])([A-Z]+)/g, (whole: string, comma: string | undefined, first, rest: string) => {
    if (comma && rest.length === 1) return whole;
    return `${comma ?? ''}${first}${rest.toLowerCase()}`;
  });
}
