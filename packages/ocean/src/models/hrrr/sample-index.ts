/** Lines of the index of `hrrr.t00z.wrfsfcf08.grib2` of 1 August 2025, as NOAA published it. */
export const SAMPLE_INDEX = {
  cycle: '2025080100',
  step: 8,
  lines: [
    '1:0:d=2025080100:REFC:entire atmosphere:8 hour fcst:',
    '9:3724373:d=2025080100:GUST:surface:8 hour fcst:',
    '10:5032770:d=2025080100:UGRD:250 mb:8 hour fcst:',
    '77:52902118:d=2025080100:UGRD:10 m above ground:8 hour fcst:',
    '78:55283733:d=2025080100:VGRD:10 m above ground:8 hour fcst:',
    '79:57665348:d=2025080100:WIND:10 m above ground:7-8 hour max fcst:',
  ],
};
