/**
 * An index with the 12 parameters that NCEP's `exwave_stats.sh` packs, in the format of wgrib2. Offsets are made up.
 * Indexes of the spread end in `ens spread` or `ens std dev`; the parser does not read that field.
 */
export const SAMPLE_INDEX = {
  cycle: '2026112006',
  step: 3,
  lines: [
    '1:0:d=2026112006:HTSGW:surface:3 hour fcst:ens mean',
    '2:700000:d=2026112006:PERPW:surface:3 hour fcst:ens mean',
    '3:1400000:d=2026112006:WIND:surface:3 hour fcst:ens mean',
    '4:2100000:d=2026112006:WDIR:surface:3 hour fcst:ens mean',
    '5:3000000:d=2026112006:DIRPW:surface:3 hour fcst:ens mean',
    '6:3900000:d=2026112006:WVHGT:surface:3 hour fcst:ens mean',
    '7:4500000:d=2026112006:WVPER:surface:3 hour fcst:ens mean',
    '8:5100000:d=2026112006:WVDIR:surface:3 hour fcst:ens mean',
    '9:5800000:d=2026112006:SWELL:1 in sequence:3 hour fcst:ens mean',
    '10:6500000:d=2026112006:SWELL:2 in sequence:3 hour fcst:ens mean',
    '11:7100000:d=2026112006:SWPER:1 in sequence:3 hour fcst:ens mean',
    '12:7800000:d=2026112006:SWPER:2 in sequence:3 hour fcst:ens mean',
  ],
};
