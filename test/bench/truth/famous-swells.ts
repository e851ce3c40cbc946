import type { Swell } from './surf-at.ts';

/**
 * The origin of published faces: instruments beside the break, an observer, a forecaster on that day, or a local rule.
 * 'Fitted' ones are those that our size law of Hawaii is fitted to.
 */
export type Basis = 'measured' | 'seen' | 'forecast' | 'rule' | 'fitted';

/** A swell off a well-known break, and the wave faces, feet, that a source gives for it. */
export interface FamousSwell {
  readonly slug: string;
  readonly swell: Swell;
  readonly faces: readonly [fromFt: number, toFt: number];
  readonly basis: Basis;
  readonly source: string;
}

/**
 * Lists published swells of well-known breaks. The swell is that of the nearest buoy, or a forecast of it; a range or a
 * compass point counts as its middle. Words for the body are read as Surfline prints them beside feet: waist 2 to 3,
 * chest 3 to 4, shoulder 4 to 5, head 5 to 6, '3 ft overhead' 8, double overhead 10, triple 15
 * (https://theendlesssession.blogspot.com/search/label/Ocean%20Beach). Hawaiian feet are doubled. Occasional larger
 * waves are left out.
 */
export const FAMOUS_SWELLS: readonly FamousSwell[] = [
  ...famous(
    'mavericks',
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
    [7, 21, 285, 20, 25],
    [11, 14, 285, 20, 25],
    [10.5, 15.5, 285, 20, 25],
    [12, 16, 285, 20, 30],
    [12.5, 16.5, 285, 25, 30],
    [10, 19, 285, 25, 35],
    [15, 17.5, 285, 30, 40],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    '2021-01-08, https://marinrealestatebyandyspatch.com/blog/big-surf---1821-5-minute-read',
    [13.9, 16, 285, 15, 20],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    '2011-09-28; 300° is ours, http://wasabisurf.blogspot.com/2011/09/solid-day-next-swell-friday-weather-too.html',
    [8.5, 12.5, 300, 8, 10],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-03, http://surfergrrrl.blogspot.com/2011/03/misty-morning-hmb-jetty.html',
    [7.9, 14.8, 291, 6, 8],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-02-21, http://surfergrrrl.blogspot.com/2011/02/i-heart-dead-presidents-hmb-jetty.html',
    [6.9, 12.1, 306, 7, 8],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-02-13, http://surfergrrrl.blogspot.com/2011/02/wait-hmb-jetty.html',
    [5.9, 13.8, 277, 8, 10],
  ),
  ...famous(
    'ocean-beach-noriega',
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2012-03-05, http://surfergrrrl.blogspot.com/2012/03/just-me-in-satin-sea-hmb-jetty.html',
    [5.6, 14.8, 314, 7, 8],
  ),
  ...famous(
    'pleasure-point',
    'seen',
    '2011-02-10, buoy 46012, http://surfergrrrl.blogspot.com/2011/02/cold-pleasure-pleasure-point.html',
    [6.9, 16, 275, 4, 5],
  ),
  ...famous(
    'pleasure-point',
    'seen',
    '2011-06-29 at the Hook, buoy 46012, http://surfergrrrl.blogspot.com/2011/06/low-tide-south-slide-hook.html',
    [3.3, 14.8, 195, 3, 5],
  ),
  ...famous(
    'bolinas',
    'seen',
    '2010-02-22 at the Patch; 300° for NW is ours, https://lorenzosurfjournal.blogspot.com/2010/02',
    [9, 15, 300, 3, 4],
  ),
  ...famous(
    'westport-the-jetty',
    'seen',
    '2007-11-25, buoy 46041, https://chrisrodde.com/2007/11/25/surfing-westport-washington-the-beach-112507/',
    [6.6, 13, 292.5, 8, 10],
  ),
  ...famous(
    'scripps-pier',
    'measured',
    '1.27 H1/3 at Scripps Pier, 10th to 90th percentile of its ratio to buoy 46225, NDBC 2013 to 2017',
    [5, 15, 190, 2.9, 5.1],
    [5, 15, 210, 3, 5.1],
    [5, 15, 282.5, 3.6, 5.4],
  ),
  ...famous(
    'trestles-lowers',
    'forecast',
    'for standouts, 2007-11-07; 210° is ours, http://socalforecast.blogspot.com/2007/11/sw-swell-update.html',
    [3, 17, 210, 7, 8],
  ),
  ...famous(
    'trestles-lowers',
    'seen',
    'for standouts, 2007-03-13, https://voiceofsandiego.org/2007/03/13/chest-high-with-standouts/',
    [2.85, 17, 205, 4, 5],
  ),
  ...famous(
    'trestles-lowers',
    'seen',
    'for standouts, 2007-05-24, https://voiceofsandiego.org/2007/05/24/slight-bump-in-sw-swell-for-weekend/',
    [2.2, 15, 220, 3, 5],
  ),
  ...famous(
    'huntington-beach-pier',
    'forecast',
    'for average breaks, 2007-11-07; 210° is ours, http://socalforecast.blogspot.com/2007/11/sw-swell-update.html',
    [3, 17, 210, 4, 6],
  ),
  ...famous(
    'huntington-beach-pier',
    'seen',
    'for most south-facing breaks, 2007-03-13, https://voiceofsandiego.org/2007/03/13/chest-high-with-standouts/',
    [2.85, 17, 205, 3, 4],
  ),
  ...famous(
    'huntington-beach-pier',
    'seen',
    'for most south-facing breaks, 2007-04-05, https://voiceofsandiego.org/2007/04/05/sw-nw-swells-due-sunday/',
    [2.65, 15, 210, 3, 5],
  ),
  ...famous(
    'huntington-beach-pier',
    'seen',
    'for most south-facing breaks, 2007-05-24, https://voiceofsandiego.org/2007/05/24/slight-bump-in-sw-swell-for-weekend/',
    [2.2, 15, 220, 2, 4],
  ),
  ...famous(
    'the-wedge',
    'seen',
    '2011-09-01, http://trueames.com/blog/2011/9/8/september-south-swell-from-new-zealand-to-alaska; swell forecast, http://blog.buoyalarm.com/s-ca-large-ssw-swell-peaks-thurs-fri/',
    [4, 18, 201, 10, 12],
  ),
  ...famous(
    'banzai-pipeline',
    'forecast',
    '4 to 6 Hawaiian, 2010-11-08, http://blog.buoyalarm.com/hawaii-possible-pipe-swell/',
    [5.2, 14.1, 330, 8, 12],
  ),
  ...famous(
    'banzai-pipeline',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
    [7, 15, 292.5, 12, 16],
  ),
  ...famous(
    'banzai-pipeline',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2017-03-20',
    [6, 14, 292.5, 10, 12],
  ),
  ...famous(
    'sunset-beach-oahu',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
    [8, 17, 292.5, 16, 20],
    [10, 14, 337.5, 18, 24],
  ),
  ...famous(
    'sunset-beach-oahu',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2025-11-24',
    [9, 15, 337.5, 15, 20],
  ),
  ...famous(
    'waimea-bay',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
    [11, 18, 337.5, 24, 32],
    [15, 17, 337.5, 34, 42],
  ),
  ...famous('ala-moana-bowls', 'fitted', 'NWS Honolulu, the shore’s highest breakers, 2014-04-23', [2, 15, 225, 3, 5]),
  ...famous(
    'ala-moana-bowls',
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2024-03-18',
    [1.5, 17, 202.5, 3, 6],
    [1.4, 14, 202.5, 2, 4],
  ),
  ...famous(
    'hookipa',
    'forecast',
    '2017-05-31, Pauwela buoy, http://mauisurfreport.blogspot.com/2017/05/',
    [3.7, 11, 334, 6, 8],
  ),
  ...famous(
    'hookipa',
    'forecast',
    '2019-03-15, Pauwela buoy, http://mauisurfreport.blogspot.com/2019/03/friday-3-15-19-morning-call.html',
    [5.5, 12, 327, 8, 10],
  ),
  ...famous(
    'hookipa',
    'forecast',
    '2015-01-19, Pauwela buoy, http://mauisurfreport.blogspot.com/2015/01/1-19-15-morning-call.html',
    [4.7, 13, 326, 5, 7],
  ),
  ...famous(
    'hookipa',
    'seen',
    '2018-12-18, Pauwela buoy, two trains by energy, http://mauisurfreport.blogspot.com/',
    [6, 13, 332, 7, 10],
  ),
  ...famous(
    'hookipa',
    'seen',
    '2018-01-17, Pauwela buoy, two trains by energy, http://mauisurfreport.blogspot.com/2018/',
    [6.7, 12.3, 333, 5, 8],
  ),
  ...famous(
    'hookipa',
    'seen',
    '2014-10-19, Pauwela buoy, rising, http://mauisurfreport.blogspot.com/2014/10/10-19-14-morning-call.html',
    [3.4, 18, 336, 8, 10],
  ),
  ...famous(
    'hookipa',
    'seen',
    '2019-01-25, Pauwela buoy; direction of the next day, https://mauisurfreport.blogspot.com/2019/01/saturday-1-26-18-morning-call.html',
    [4, 14, 314, 5, 8],
  ),
  ...famous(
    'honolua-bay',
    'seen',
    '2018-12-21, Pauwela buoy, http://mauisurfreport.blogspot.com/2018/12/saturday-12-22-18-morning-call.html',
    [5, 11, 343, 4, 5],
  ),
  ...famous(
    'honolua-bay',
    'seen',
    '2017-01-25, Pauwela buoy, http://mauisurfreport.blogspot.com/2017/01/thursday-1-26-17-morning-call.html',
    [10.6, 17, 332, 10, 12],
  ),
  ...famous(
    'peahi',
    'seen',
    '2012-10-09, https://mauinow.com/2012/10/13/worlds-best-paddle-huge-jaws-for-2-days-in-a-row/; height from 169 kW/m at 17 s and 325°, both ours, http://blog.buoyalarm.com/tag/buoy-44025/',
    [14.7, 17, 325, 20, 30],
  ),
  ...famous(
    'hanalei-bay',
    'seen',
    '2010-11-09, http://surfergrrrl.blogspot.com/2010/11/bali-hai-hanalei-bay-reef.html; forecast of the day before for Waimea’s buoy, http://blog.buoyalarm.com/hawaii-possible-pipe-swell/',
    [5.2, 14.1, 330, 5, 6],
  ),
  ...famous(
    'ruggles',
    'seen',
    '2010-09-19, http://roys-world.blogspot.com/2010/09/cowabunga.html; swell forecast at 44017, http://blog.buoyalarm.com/tag/atlantic-ocean/',
    [9.8, 15.3, 140, 6, 10],
  ),
  ...famous(
    'manasquan-inlet',
    'seen',
    '2009-08-22, http://www.nj.com/news/index.ssf/2009/08/jersey_beaches_packed_despite.html; swell forecast, 140° is ours, http://socalforecast.blogspot.com/2009/08/random-tropical-alert-east-coast.html',
    [16, 15, 140, 8, 12],
  ),
  ...famous(
    'rodanthe-s-turns',
    'seen',
    '2009-08-22, half a mile off, https://www.swellinfo.com/forum/showthread.php?5881-Waves-in-Rodanthe; 140° is ours, http://raisindetra.blogspot.com/2009/08/victory-at-sea.html',
    [12, 15, 140, 15, 20],
  ),
  ...famous(
    'cocoa-beach-pier',
    'forecast',
    '2011-10-10; 10 to 12 at Satellite Beach, https://j-avenue-surfers.com/2011/10/09/',
    [21, 11, 67.5, 5, 8],
  ),
  ...famous(
    'cocoa-beach-pier',
    'forecast',
    '2013-07-31; 100° is ours, https://j-avenue-surfers.com/2013/07/30/',
    [3.5, 12, 100, 5, 6],
  ),
  ...famous('cocoa-beach-pier', 'forecast', '2015-08-25, https://j-avenue-surfers.com/2015/08/24/', [2, 12, 135, 2, 4]),
  ...famous(
    'rincon-marias',
    'rule',
    'double overhead, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
    [6, 13, 315, 10, 12],
  ),
  ...famous(
    'rincon-marias',
    'rule',
    'small to flat; 315° is ours, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
    [2, 8, 315, 0, 2],
  ),
  ...famous(
    'rincon-marias',
    'rule',
    'ENE almost never gets in, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
    [4, 9, 67.5, 0, 2],
  ),
];

type Line = readonly [heightFt: number, periodS: number, fromDeg: number, facesFromFt: number, facesToFt: number];

function famous(slug: string, basis: Basis, source: string, ...lines: readonly Line[]): FamousSwell[] {
  return lines.map(([heightFt, periodS, fromDeg, ...faces]) => ({
    slug,
    swell: [heightFt, periodS, fromDeg],
    faces,
    basis,
    source,
  }));
}
