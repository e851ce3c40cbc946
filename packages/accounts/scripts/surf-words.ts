/** The surf words that surfers most often use in passwords, most frequent first. */
export const SURF_WORDS: readonly string[] = `
surf wave waves ocean beach swell surfing surfer surfers groundswell windswell surfboard board boards tide tides
longboard shortboard bodyboard paddle barrel reef point break shore shorebreak pointbreak beachbreak offshore onshore
glassy aloha mahalo hawaii oahu maui kauai california florida carolina pacific atlantic coast sea sand salt saltwater
island islands sunset sunrise dolphin shark turtle lifeguard wetsuit boardshorts bikini leash wax fins quiver lineup
takeoff duckdive wipeout hangten cowabunga shaka stoke stoked dude gnarly tube pipeline goofy regular forecast surfline
magicseaweed windy seaside summer spindrift ola olas playa mar oceano surfista tabla marea chonglang hailang
`
  .trim()
  .split(/\s+/);
