/** An index in the format of wgrib2, with a maximum over the hour beside the value at the instant. Offsets are made up. */
export const SAMPLE_INDEX = {
  cycle: '2026112006',
  step: 7,
  lines: [
    '1:0:d=2026112006:REFC:entire atmosphere:7 hour fcst:',
    '2:3000000:d=2026112006:GUST:surface:7 hour fcst:',
    '3:5000000:d=2026112006:UGRD:10 m above ground:7 hour fcst:',
    '4:7000000:d=2026112006:VGRD:10 m above ground:7 hour fcst:',
    '5:9000000:d=2026112006:WIND:10 m above ground:6-7 hour max fcst:',
  ],
};
