/**
 * The areas of each US state, by the code and names of the state that readers type. The location menu has no level for
 * states.
 */
const AREAS_OF_STATE: Readonly<Record<string, readonly string[]>> = {
  'me maine': ['maine'],
  'nh new hampshire': ['new-hampshire'],
  'ma massachusetts 马萨诸塞州 麻省': ['massachusetts-north-and-south-shore', 'cape-cod-and-the-islands'],
  'ri rhode island': ['rhode-island'],
  'ny new york nueva york 纽约州': ['eastern-long-island', 'long-island-south-shore-and-new-york-city'],
  'nj new jersey nueva jersey 新泽西州': ['northern-new-jersey', 'southern-new-jersey'],
  'de delaware': ['delaware'],
  'md maryland': ['maryland'],
  'va virginia': ['virginia'],
  'nc north carolina del norte 北卡罗来纳州': ['outer-banks', 'north-carolina-south-coast'],
  'sc south carolina del sur': ['south-carolina'],
  'ga georgia': ['georgia'],
  'fl florida 佛罗里达州 佛州': ['northeast-florida', 'central-florida', 'south-florida', 'florida-gulf-coast'],
  'al alabama': ['alabama'],
  'la louisiana': ['louisiana'],
  'tx texas': ['texas'],
  'wa washington': ['washington'],
  'or oregon': ['oregon'],
  'ca california 加利福尼亚州 加州': [
    'far-northern-california',
    'san-francisco-bay-area',
    'central-california',
    'santa-barbara-and-ventura',
    'los-angeles',
    'orange-county',
    'san-diego',
  ],
  'hi hawaii 夏威夷州': ['oahu', 'maui', 'molokai-and-lanai', 'kauai', 'big-island'],
  'pr puerto rico': ['porta-del-sol', 'northern-puerto-rico', 'southeastern-puerto-rico'],
};

/** Returns the words of an area's state; empty for an area that is not listed. */
export function stateWordsOf(areaSlug: string): string {
  return Object.entries(AREAS_OF_STATE).find(([, areas]) => areas.includes(areaSlug))?.[0] ?? '';
}
