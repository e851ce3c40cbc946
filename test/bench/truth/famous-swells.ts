import type { Swell } from './surf-at.ts';

/**
 * The origin of published faces: an observer saw them, a forecaster expected them on that day, or a local rule gives
 * them. Our size law of Hawaii is fitted to the fourth kind.
 */
export type Basis = 'seen' | 'forecast' | 'rule' | 'fitted';

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
  famous(
    'mavericks',
    [7, 21, 285],
    [20, 25],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [11, 14, 285],
    [20, 25],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [10.5, 15.5, 285],
    [20, 25],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [12, 16, 285],
    [20, 30],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [12.5, 16.5, 285],
    [25, 30],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [10, 19, 285],
    [25, 35],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'mavericks',
    [15, 17.5, 285],
    [30, 40],
    'forecast',
    'Surfline, 2018-12-18; from the west, 285° is ours, https://coastsidebuzz.com/wsls-mavericks-challenge-window-reopens-jan-3rd-2019',
  ),
  famous(
    'ocean-beach-noriega',
    [13.9, 16, 285],
    [15, 20],
    'seen',
    '2021-01-08, https://marinrealestatebyandyspatch.com/blog/big-surf---1821-5-minute-read',
  ),
  famous(
    'ocean-beach-noriega',
    [8.5, 12.5, 300],
    [8, 10],
    'seen',
    '2011-09-28; 300° is ours, http://wasabisurf.blogspot.com/2011/09/solid-day-next-swell-friday-weather-too.html',
  ),
  famous(
    'ocean-beach-noriega',
    [7.9, 14.8, 291],
    [6, 8],
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-03, http://surfergrrrl.blogspot.com/2011/03/misty-morning-hmb-jetty.html',
  ),
  famous(
    'ocean-beach-noriega',
    [6.9, 12.1, 306],
    [7, 8],
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-02-21, http://surfergrrrl.blogspot.com/2011/02/i-heart-dead-presidents-hmb-jetty.html',
  ),
  famous(
    'ocean-beach-noriega',
    [5.9, 13.8, 277],
    [8, 10],
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2011-02-13, http://surfergrrrl.blogspot.com/2011/02/wait-hmb-jetty.html',
  ),
  famous(
    'ocean-beach-noriega',
    [5.6, 14.8, 314],
    [7, 8],
    'seen',
    'Surfline on the region’s top exposures, buoy 46012, 2012-03-05, http://surfergrrrl.blogspot.com/2012/03/just-me-in-satin-sea-hmb-jetty.html',
  ),
  famous(
    'pleasure-point',
    [6.9, 16, 275],
    [4, 5],
    'seen',
    '2011-02-10, buoy 46012, http://surfergrrrl.blogspot.com/2011/02/cold-pleasure-pleasure-point.html',
  ),
  famous(
    'pleasure-point',
    [3.3, 14.8, 195],
    [3, 5],
    'seen',
    '2011-06-29 at the Hook, buoy 46012, http://surfergrrrl.blogspot.com/2011/06/low-tide-south-slide-hook.html',
  ),
  famous(
    'bolinas',
    [9, 15, 300],
    [3, 4],
    'seen',
    '2010-02-22 at the Patch; 300° for NW is ours, https://lorenzosurfjournal.blogspot.com/2010/02',
  ),
  famous(
    'westport-the-jetty',
    [6.6, 13, 292.5],
    [8, 10],
    'seen',
    '2007-11-25, buoy 46041, https://chrisrodde.com/2007/11/25/surfing-westport-washington-the-beach-112507/',
  ),
  famous(
    'trestles-lowers',
    [3, 17, 210],
    [7, 8],
    'forecast',
    'for standouts, 2007-11-07; 210° is ours, http://socalforecast.blogspot.com/2007/11/sw-swell-update.html',
  ),
  famous(
    'trestles-lowers',
    [2.85, 17, 205],
    [4, 5],
    'seen',
    'for standouts, 2007-03-13, https://voiceofsandiego.org/2007/03/13/chest-high-with-standouts/',
  ),
  famous(
    'trestles-lowers',
    [2.2, 15, 220],
    [3, 5],
    'seen',
    'for standouts, 2007-05-24, https://voiceofsandiego.org/2007/05/24/slight-bump-in-sw-swell-for-weekend/',
  ),
  famous(
    'huntington-beach-pier',
    [3, 17, 210],
    [4, 6],
    'forecast',
    'for average breaks, 2007-11-07; 210° is ours, http://socalforecast.blogspot.com/2007/11/sw-swell-update.html',
  ),
  famous(
    'huntington-beach-pier',
    [2.85, 17, 205],
    [3, 4],
    'seen',
    'for most south-facing breaks, 2007-03-13, https://voiceofsandiego.org/2007/03/13/chest-high-with-standouts/',
  ),
  famous(
    'huntington-beach-pier',
    [2.65, 15, 210],
    [3, 5],
    'seen',
    'for most south-facing breaks, 2007-04-05, https://voiceofsandiego.org/2007/04/05/sw-nw-swells-due-sunday/',
  ),
  famous(
    'huntington-beach-pier',
    [2.2, 15, 220],
    [2, 4],
    'seen',
    'for most south-facing breaks, 2007-05-24, https://voiceofsandiego.org/2007/05/24/slight-bump-in-sw-swell-for-weekend/',
  ),
  famous(
    'the-wedge',
    [4, 18, 201],
    [10, 12],
    'seen',
    '2011-09-01, http://trueames.com/blog/2011/9/8/september-south-swell-from-new-zealand-to-alaska; swell forecast, http://blog.buoyalarm.com/s-ca-large-ssw-swell-peaks-thurs-fri/',
  ),
  famous(
    'banzai-pipeline',
    [5.2, 14.1, 330],
    [8, 12],
    'forecast',
    '4 to 6 Hawaiian, 2010-11-08, http://blog.buoyalarm.com/hawaii-possible-pipe-swell/',
  ),
  famous(
    'banzai-pipeline',
    [6, 14, 292.5],
    [10, 12],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2017-03-20',
  ),
  famous(
    'banzai-pipeline',
    [7, 15, 292.5],
    [12, 16],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
  ),
  famous(
    'sunset-beach-oahu',
    [8, 17, 292.5],
    [16, 20],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
  ),
  famous(
    'sunset-beach-oahu',
    [9, 15, 337.5],
    [15, 20],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2025-11-24',
  ),
  famous(
    'sunset-beach-oahu',
    [10, 14, 337.5],
    [18, 24],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2016-02-10',
  ),
  famous('waimea-bay', [11, 18, 337.5], [24, 32], 'fitted', 'NWS Honolulu, the shore’s highest breakers, 2016-02-10'),
  famous('waimea-bay', [15, 17, 337.5], [34, 42], 'fitted', 'NWS Honolulu, the shore’s highest breakers, 2016-02-10'),
  famous(
    'ala-moana-bowls',
    [1.5, 17, 202.5],
    [3, 6],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2024-03-18',
  ),
  famous('ala-moana-bowls', [2, 15, 225], [3, 5], 'fitted', 'NWS Honolulu, the shore’s highest breakers, 2014-04-23'),
  famous(
    'ala-moana-bowls',
    [1.4, 14, 202.5],
    [2, 4],
    'fitted',
    'NWS Honolulu, the shore’s highest breakers, 2024-03-18',
  ),
  famous(
    'hookipa',
    [3.7, 11, 334],
    [6, 8],
    'forecast',
    '2017-05-31, Pauwela buoy, http://mauisurfreport.blogspot.com/2017/05/',
  ),
  famous(
    'hookipa',
    [5.5, 12, 327],
    [8, 10],
    'forecast',
    '2019-03-15, Pauwela buoy, http://mauisurfreport.blogspot.com/2019/03/friday-3-15-19-morning-call.html',
  ),
  famous(
    'hookipa',
    [4.7, 13, 326],
    [5, 7],
    'forecast',
    '2015-01-19, Pauwela buoy, http://mauisurfreport.blogspot.com/2015/01/1-19-15-morning-call.html',
  ),
  famous(
    'hookipa',
    [6, 13, 332],
    [7, 10],
    'seen',
    '2018-12-18, Pauwela buoy, two trains by energy, http://mauisurfreport.blogspot.com/',
  ),
  famous(
    'hookipa',
    [6.7, 12.3, 333],
    [5, 8],
    'seen',
    '2018-01-17, Pauwela buoy, two trains by energy, http://mauisurfreport.blogspot.com/2018/',
  ),
  famous(
    'hookipa',
    [3.4, 18, 336],
    [8, 10],
    'seen',
    '2014-10-19, Pauwela buoy, rising, http://mauisurfreport.blogspot.com/2014/10/10-19-14-morning-call.html',
  ),
  famous(
    'hookipa',
    [4, 14, 314],
    [5, 8],
    'seen',
    '2019-01-25, Pauwela buoy; direction of the next day, https://mauisurfreport.blogspot.com/2019/01/saturday-1-26-18-morning-call.html',
  ),
  famous(
    'honolua-bay',
    [5, 11, 343],
    [4, 5],
    'seen',
    '2018-12-21, Pauwela buoy, http://mauisurfreport.blogspot.com/2018/12/saturday-12-22-18-morning-call.html',
  ),
  famous(
    'honolua-bay',
    [10.6, 17, 332],
    [10, 12],
    'seen',
    '2017-01-25, Pauwela buoy, http://mauisurfreport.blogspot.com/2017/01/thursday-1-26-17-morning-call.html',
  ),
  famous(
    'peahi',
    [14.7, 17, 325],
    [20, 30],
    'seen',
    '2012-10-09, https://mauinow.com/2012/10/13/worlds-best-paddle-huge-jaws-for-2-days-in-a-row/; height from 169 kW/m at 17 s and 325°, both ours, http://blog.buoyalarm.com/tag/buoy-44025/',
  ),
  famous(
    'hanalei-bay',
    [5.2, 14.1, 330],
    [5, 6],
    'seen',
    '2010-11-09, http://surfergrrrl.blogspot.com/2010/11/bali-hai-hanalei-bay-reef.html; forecast of the day before for Waimea’s buoy, http://blog.buoyalarm.com/hawaii-possible-pipe-swell/',
  ),
  famous(
    'ruggles',
    [9.8, 15.3, 140],
    [6, 10],
    'seen',
    '2010-09-19, http://roys-world.blogspot.com/2010/09/cowabunga.html; swell forecast at 44017, http://blog.buoyalarm.com/tag/atlantic-ocean/',
  ),
  famous(
    'manasquan-inlet',
    [16, 15, 140],
    [8, 12],
    'seen',
    '2009-08-22, http://www.nj.com/news/index.ssf/2009/08/jersey_beaches_packed_despite.html; swell forecast, 140° is ours, http://socalforecast.blogspot.com/2009/08/random-tropical-alert-east-coast.html',
  ),
  famous(
    'rodanthe-s-turns',
    [12, 15, 140],
    [15, 20],
    'seen',
    '2009-08-22, half a mile off, https://www.swellinfo.com/forum/showthread.php?5881-Waves-in-Rodanthe; 140° is ours, http://raisindetra.blogspot.com/2009/08/victory-at-sea.html',
  ),
  famous(
    'cocoa-beach-pier',
    [21, 11, 67.5],
    [5, 8],
    'forecast',
    '2011-10-10; 10 to 12 at Satellite Beach, https://j-avenue-surfers.com/2011/10/09/',
  ),
  famous(
    'cocoa-beach-pier',
    [3.5, 12, 100],
    [5, 6],
    'forecast',
    '2013-07-31; 100° is ours, https://j-avenue-surfers.com/2013/07/30/',
  ),
  famous('cocoa-beach-pier', [2, 12, 135], [2, 4], 'forecast', '2015-08-25, https://j-avenue-surfers.com/2015/08/24/'),
  famous(
    'rincon-marias',
    [6, 13, 315],
    [10, 12],
    'rule',
    'double overhead, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
  ),
  famous(
    'rincon-marias',
    [2, 8, 315],
    [0, 2],
    'rule',
    'small to flat; 315° is ours, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
  ),
  famous(
    'rincon-marias',
    [4, 9, 67.5],
    [0, 2],
    'rule',
    'ENE almost never gets in, https://rinconsurfreport.com/surf-forecast/rincon-puerto-rico-surf-forecast-friday-sept-9-2016/',
  ),
];

function famous(slug: string, swell: Swell, faces: FamousSwell['faces'], basis: Basis, source: string): FamousSwell {
  return { slug, swell, faces, basis, source };
}
