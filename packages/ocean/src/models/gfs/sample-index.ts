/** Lines of the index of `gfs.t00z.pgrb2.0p25.f021` of 4 November 2023, as NOAA published it. */
export const SAMPLE_INDEX = {
  cycle: '2023110400',
  step: 21,
  lines: [
    '1:0:d=2023110400:PRMSL:mean sea level:21 hour fcst:',
    '14:6435708:d=2023110400:GUST:surface:21 hour fcst:',
    '15:7055266:d=2023110400:HGT:0.01 mb:21 hour fcst:',
    '563:414784344:d=2023110400:TMP:surface:21 hour fcst:',
    '564:415365578:d=2023110400:TSOIL:0-0.1 m below ground:21 hour fcst:',
    '581:422567101:d=2023110400:TMP:2 m above ground:21 hour fcst:',
    '582:423452300:d=2023110400:SPFH:2 m above ground:21 hour fcst:',
    '588:428651621:d=2023110400:UGRD:10 m above ground:21 hour fcst:',
    '589:429621583:d=2023110400:VGRD:10 m above ground:21 hour fcst:',
    '590:430565444:d=2023110400:ICEG:10 m above mean sea level:21 hour fcst:',
    '593:431824219:d=2023110400:PRATE:surface:21 hour fcst:',
    '594:432409243:d=2023110400:CPRAT:surface:18-21 hour ave fcst:',
    '636:451959374:d=2023110400:TCDC:entire atmosphere:21 hour fcst:',
    '637:452791241:d=2023110400:TCDC:entire atmosphere:18-21 hour ave fcst:',
    '728:536009420:d=2023110400:LAND:surface:21 hour fcst:',
    '729:536041456:d=2023110400:ICEC:surface:21 hour fcst:',
  ],
};
