/** An index in the format of wgrib2. NAM packs both components of a wind into one message, as submessages. Offsets are made up. */
export const SAMPLE_INDEX = {
  cycle: '2026112006',
  step: 7,
  lines: [
    '1:0:d=2026112006:PRMSL:mean sea level:7 hour fcst:',
    '2:700000:d=2026112006:GUST:surface:7 hour fcst:',
    '3.1:1200000:d=2026112006:UGRD:10 m above ground:7 hour fcst:',
    '3.2:1200000:d=2026112006:VGRD:10 m above ground:7 hour fcst:',
    '4:2600000:d=2026112006:TMP:2 m above ground:7 hour fcst:',
  ],
};
