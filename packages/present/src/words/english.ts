import { ADVISORY_EVENTS } from '@groundswell/forecast';
import { clockText, hourText } from '../texts/clock-text.ts';
import { fullDayIn } from '../texts/full-day.ts';
import type { Words } from './words.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const EFFECTS = {
  clean: 'leaves the faces clean',
  fair: 'puts some bump on the faces',
  choppy: 'chops the faces up',
};
const EFFECTS_OFF_LAND = {
  clean: 'leaves the faces clean',
  fair: 'blows some spray off the tops',
  choppy: 'blows the tops back and makes waves hard to catch',
};
const EFFECTS_ALONE = { clean: 'would leave the faces clean', fair: 'would put only some bump on the faces' };
const EFFECTS_ALONE_OFF_LAND = {
  clean: 'would leave the faces clean',
  fair: 'would blow only some spray off the tops',
};
const BANDS = { short: 'waves under 9 s', middle: 'waves of 9 to 13 s', long: 'waves over 13 s' };
const SURE = { high: 'More certain than usual', medium: 'As certain as usual', low: 'Less certain than usual' };
const RUNS = { yesterday: 'Yesterday’s run', 'day-earlier': 'The run a day earlier' };

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const english: Words = {
  hour: hourText,
  clock: clockText,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  dayMonth: (day, month) => `${MONTHS[month]} ${day}`,
  fullDay: fullDayIn('en-US'),
  date: (weekday, dayMonth) => `${weekday} ${dayMonth}`,
  moment: (weekday, dayMonth, clock) => `${weekday} ${dayMonth}, ${clock}`,
  list: (texts) => texts.join(', '),
  addressed: (places) => places.toReversed(),
  brackets: (text, inside) => `${text} (${inside})`,

  regions: {
    'east-coast': 'East Coast',
    'gulf-coast': 'Gulf Coast',
    'west-coast': 'West Coast',
    hawaii: 'Hawaii',
    'puerto-rico': 'Puerto Rico',
  },
  places: {},
  compass: {
    N: 'N',
    NNE: 'NNE',
    NE: 'NE',
    ENE: 'ENE',
    E: 'E',
    ESE: 'ESE',
    SE: 'SE',
    SSE: 'SSE',
    S: 'S',
    SSW: 'SSW',
    SW: 'SW',
    WSW: 'WSW',
    W: 'W',
    WNW: 'WNW',
    NW: 'NW',
    NNW: 'NNW',
  },
  windUnits: { mph: 'mph', kph: 'kph', kts: 'kts' },
  second: 's',
  conditions: { clean: 'clean', fair: 'fair', choppy: 'choppy' },
  relations: {
    offshore: 'offshore',
    'cross-offshore': 'cross-offshore',
    'cross-shore': 'cross-shore',
    'cross-onshore': 'cross-onshore',
    onshore: 'onshore',
  },
  light: (relation) => `light ${relation}`,
  sky: {
    Snow: 'Snow',
    'Light rain': 'Light rain',
    Rain: 'Rain',
    'Heavy rain': 'Heavy rain',
    Sunny: 'Sunny',
    Clear: 'Clear',
    'Mostly sunny': 'Mostly sunny',
    'Mostly clear': 'Mostly clear',
    'Partly cloudy': 'Partly cloudy',
    'Mostly cloudy': 'Mostly cloudy',
    Cloudy: 'Cloudy',
  },
  wetsuits: {
    'Boardshorts or swimsuit': 'Boardshorts or swimsuit',
    'Wetsuit top or shorty': 'Wetsuit top or shorty',
    '2 mm spring suit': '2 mm spring suit',
    '3/2 full suit': '3/2 full suit',
    '4/3 full suit and boots': '4/3 full suit and boots',
    '5/4 hooded suit, boots and gloves': '5/4 hooded suit, boots and gloves',
    '6/5 hooded suit, boots and gloves': '6/5 hooded suit, boots and gloves',
  },

  advisories: {
    names: ADVISORY_EVENTS,
    until: (moment) => `until ${moment}`,
    between: (from, until) => `from ${from} until ${until}`,
  },

  surf: {
    flat: 'flat',
    flatTo: (upper) => `flat to ${upper}`,
    sizes: {
      flat: 'flat',
      'ankle high': 'ankle high',
      'knee high': 'knee high',
      'waist high': 'waist high',
      'chest high': 'chest high',
      'shoulder high': 'shoulder high',
      'head high': 'head high',
      overhead: 'overhead',
      'well overhead': 'well overhead',
      'double overhead': 'double overhead',
      'triple overhead': 'triple overhead',
      giant: 'giant',
    },
    inTheMorning: (text) => `${text} in the morning`,
    inTheAfternoon: (text) => `${text} in the afternoon`,
    allDay: (condition) => `${condition} all day`,
    mostly: (condition) => `${condition} most of the day`,
    withWind: (condition, relation) => `${condition} with ${relation} wind`,
    withoutWind: (condition) => `${condition} with hardly any wind`,
    dangers: {
      experienced: {
        name: 'For experienced surfers',
        text: 'Strong currents, and sets that break far out. If in doubt, stay out.',
      },
      expert: {
        name: 'For experts',
        text: 'Waves of this size hold people under and carry them out. Stay off rocks and jetties.',
      },
      extreme: {
        name: 'For big-wave teams',
        text: 'Waves of this size kill. Stay out of the water, off rocks and jetties, and well back on the beach.',
      },
    },
  },

  summary: {
    flat: 'Nothing to ride.',
    surf: (size, swell, wind) => (wind ? `${size}. ${swell}, ${wind}.` : `${size}. ${swell}.`),
    swell: (name, seconds, from) => `${article(seconds)} ${seconds}-second ${name.replace('-', ' ')} from ${from}`,
    chop: 'Short chop',
    bent: 'Wrap from a passing swell',
    glassy: 'glassy with hardly a breath of wind',
    lightBreeze: 'smooth under a light breeze',
    winds: {
      offshore: [
        'groomed by a light offshore breeze',
        'held up by an offshore wind',
        'blown back by a strong offshore wind',
      ],
      'cross-offshore': [
        'brushed by a light cross-offshore breeze',
        'with a cross-offshore wind on it',
        'with a strong cross-offshore wind across it',
      ],
      'cross-shore': [
        'with a light cross-shore breeze',
        'with a cross-shore wind on it',
        'torn by a strong cross-shore wind',
      ],
      'cross-onshore': [
        'with a light cross-onshore breeze on it',
        'with a cross-onshore wind crumbling it',
        'blown out by a strong cross-onshore wind',
      ],
      onshore: [
        'with a light onshore breeze on it',
        'with an onshore wind crumbling it',
        'blown out by a strong onshore wind',
      ],
    },
  },

  tide: {
    rising: 'rising',
    falling: 'falling',
    stages: { low: 'low', mid: 'mid', high: 'high' },
    at: (height, time, weekday) => `${height} at ${time}${weekday === undefined ? '' : ` ${weekday}`}`,
  },

  notes: {
    noWindStation: 'No active nearby wind station, using forecast data',
    noBuoy: 'No active nearby Buoys, using current forecast data',
    noWaterStation: 'No nearby water temp measurements, using satellite derived data from yesterday',
    notRead: 'Buoys and stations have not been read yet, using forecast data',
    corrected: (band, from, raised, percent, buoyId, since) =>
      `Heights of ${BANDS[band]}${from ? ` from ${from}` : ''} ${raised ? 'raised' : 'lowered'} ${percent}% to match buoy ${buoyId}, since ${since}`,
    windJoins: (station, measured, model, hours) =>
      `${station} measures ${measured} where the forecast had ${model}: now the wind here lies between the two, nearer the station, and ${hours === 1 ? 'within an hour' : `within ${hours} hours`} it eases back to the forecast`,
    windFollowsForecast: (station, measured, model) =>
      `${station} measures ${measured} where the forecast had ${model}: the station tells less of the wind here than the forecast does, so we stay nearer the forecast; check the wind before you go`,
    wavesJoin: (buoyId, raised, percent, hours) =>
      `The waves at buoy ${buoyId} ${raised ? 'raise' : 'lower'} the surf by ${percent}% now; within ${hours === 1 ? 'an hour' : `${hours} hours`} it eases back to the forecast`,
    wavesDiffer: (buoyId, measured, model, isLower) =>
      `Buoy ${buoyId} measures waves of ${measured} where the model has ${model} off this beach: the surf may be ${isLower ? 'smaller' : 'bigger'} than it says here`,
    wavesPass: (buoyId, measured, model, from) =>
      `Buoy ${buoyId} measures waves of ${measured} where the model has ${model} off this beach: they come from ${from} and pass it by`,
  },

  reasons: {
    noWindForecast: 'No wind forecast for this hour',
    lightWind: (speed) => `Wind of ${speed} or less leaves the surface smooth`,
    wind: (relation, speed, allows, offLand) =>
      `${relation} wind of ${speed} ${(offLand ? EFFECTS_OFF_LAND : EFFECTS)[allows]}`,
    windAlone: (relation, speed, allows, offLand) =>
      `${relation} wind of ${speed} alone ${(offLand ? EFFECTS_ALONE_OFF_LAND : EFFECTS_ALONE)[allows]}`,
    gusts: (speed, offLand) => `But gusts to ${speed} ${offLand ? 'blow the tops back' : 'roughen them'}`,
    windSea: (percent) => `But wind sea is about ${percent}% of the surf`,
    tideSuits: (stage) => `${stage} tide suits this break`,
    tideDiffers: (stage, likes) => `${stage} tide, but this break likes ${likes.join(' to ')} tide`,
  },

  score: {
    noWaveForecast: 'no wave forecast for this hour',
    noWindForecast: 'no wind forecast for this hour',
    closesOut: (limit) => `closes out over ${limit}`,
    barelyBreaks: (limit) => `barely breaks under ${limit}`,
    period: (seconds) => `${seconds} s combined period`,
    windSea: (percent) => `wind sea ${percent}%`,
    crossing: 'swells cross',
    wind: (speed, relation = 'wind', isLight) => `${isLight ? 'light ' : ''}${relation} ${speed}`,
    gusts: (speed) => `gusts to ${speed}`,
    tideGood: (stage) => `${stage} tide, good here`,
    tideBetter: (stage, likes) => `${stage} tide, better at ${likes.join(' or ')}`,
  },

  window: {
    gains: {
      size: 'more surf',
      held: 'a size closer to what the break holds',
      period: 'longer period',
      'wind-sea': 'less wind sea',
      crossing: 'swells cross less',
      wind: 'better wind',
      gusts: 'weaker gusts',
      tide: 'better tide',
    },
    both: (gains) => gains.join(', '),
    than: {
      earlier: (gains) => `${gains} than earlier`,
      later: (gains) => `${gains} than later`,
      other: (gains) => `${gains} than in the other daylight hours to come`,
    },
    choppy: (reason) => `Choppy, but ${reason}`,
    choppyAllDay: 'Choppy all day, these hours as much as any',
    rougher: (reason) => `Less clean than other hours, but ${reason}`,
    rougherAlike: 'Less clean than other hours, but just as good overall',
    allThatIsLeft: 'No other daylight hours are left today',
    sameAllDay: 'About as good all day',
  },

  compare: {
    today: 'Today',
    on: (fullDay) => `On ${fullDay},`,
    localTime: (to) => `${to} local time`,
    better: (day, { name, surf, from, to, score }, other, gains) =>
      `${day} ${name} is better: ${surf}, from ${from} to ${to}, score ${score} against ${other}${gains && `, for ${gains}`}.`,
    only: (day, { name, surf, from, to, score }) =>
      `${day} only ${name} has good hours: ${surf}, from ${from} to ${to}, score ${score}.`,
    alike: (day, first, firstScore, second, secondScore) =>
      `${day} both are alike: score ${firstScore} at ${first}, ${secondScore} at ${second}.`,
    neither: (day) => `${day} neither has good hours.`,
    warned: (day, beaches, advisory) =>
      `${day} a ${advisory} is in effect at ${beaches}, for higher surf than this forecast shows. Go by the warning.`,
  },

  runs: {
    beforeSaid: (surf) => `The run before this said ${surf}`,
    said: (run, surf) => `${RUNS[run]} said ${surf}`,
    bothSaid: (run, surf) => `${RUNS[run]} and the one before this said ${surf}`,
    saidAndBefore: (run, surf, before) => `${RUNS[run]} said ${surf}, the one before this ${before}`,
    since: (run, clauses) =>
      `Since ${run === 'yesterday' ? 'yesterday’s run' : 'the run a day earlier'}: ${clauses.join(', ')}.`,
    clause: (day, direction, from, to) => `${day} ${direction} from ${from} to ${to}`,
    lastSay: (count, surf, alike) => `The last ${count} runs ${alike ? 'all say' : 'say'} ${surf}`,
    sure: (level, likely) => `${SURE[level]}: ${likely} by daylight, 8 times in 10`,
    unsure: (advisory) => `No range to rely on: a ${advisory} is in effect, for higher surf than this forecast shows`,
    odds: (tenths, height) => {
      const odds = tenths < 1 ? 'Under 1 in 10' : tenths > 9 ? 'Over 9 in 10' : `${tenths} in 10`;
      return `${odds} for sets of ${height} or more`;
    },
  },

  blog: { title: 'Captain’s blog', lead: 'How the sea makes surf, told slowly.' },

  page: {
    missing: 'Page not found',
    failed: 'An error occurred',
    title: (name) => `${name} Surf Forecast`,
    describeBeach: (name) => `Surf forecast for ${name}: surf height, swell by swell, wind, tide and weather.`,
    describePlace: (name) => `Surf today and tomorrow at every beach of ${name}: height, condition and the best hours.`,
    compareTitle: (first, second) => `${first} or ${second}`,
    compareEmpty: 'Compare two beaches',
    describeCompare:
      'Two beaches side by side, day by day and hour by hour: surf, swell, wind, tide, score, and which one is better when.',
  },

  picture: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    best: (hours) => `Best ${hours}`,
    tide: 'Tide',
    alt: (of, says) => `${of}: ${says}`,
  },

  sheet: {
    title: 'Surf forecast',
    columns: {
      time: 'Time',
      surf: 'Surf',
      condition: 'Condition',
      score: 'Score',
      swell: 'Main waves',
      second: 'Second waves',
      wind: 'Wind',
      tide: 'Tide',
      air: 'Air',
    },
    sun: { firstLight: 'First light', sunrise: 'Sunrise', sunset: 'Sunset', lastLight: 'Last light' },
    surf: 'Surf',
    night: 'night',
    best: (from, until, surf, condition) => `Best ${from} to ${until}: ${surf}, ${condition}`,
    composed: (moment, run, model) => `Made ${moment}, from NOAA’s run of ${run} (${model}).`,
    tide: (station, distance, datum) => `Tide: ${station}, ${distance} away, above ${datum}.`,
    caution: 'A forecast can be wrong. Look at the water before you paddle out.',
  },
  widget: {
    report: (name) => `Surf report for ${name}`,
    forecast: (name) => `Surf forecast for ${name}`,
    now: 'Surf now',
    days: (count) => (count === 1 ? 'Surf today' : `Surf, next ${count} days`),
    wind: 'Wind',
    from: (wind) => `from ${wind}`,
    high: (tide) => `high ${tide}`,
    low: (tide) => `low ${tide}`,
    water: 'Water',
    weather: 'Weather',
    best: 'Best today',
    noBest: {
      dark: 'No daylight is left today',
      'none-left': 'No good hours are left today',
      none: 'No good hours today',
    },
    asOf: (moment) => `As of ${moment}`,
    made: (moment) => `Made ${moment}`,
    late: (hours) => `${hours} h old, the next one is late`,
    waiting: 'The first forecast for this beach is on its way.',
    gone: 'This surf widget is no longer here.',
    more: 'Full forecast',
    visit: (product) => `Surf forecasts at ${product}`,
  },

  nearby: {
    first: {
      surf: (facts) => `Highest surf within reach: ${facts}`,
      cond: (facts) => `Best conditions within reach: ${facts}`,
      poor: (facts) => `Nothing worth the drive. The best within reach: ${facts}`,
    },
    score: (points) => `score ${points}`,
  },

  story: {
    on: (weekday, part) => `on ${DAYS[weekday]} ${part}`,
    onDate: (dayMonth) => `on ${dayMonth}`,
    short: (weekday, part) => `${weekday} ${part}`,
    left: (distance, from, when, isProbable) =>
      `It ${isProbable ? 'probably ' : ''}left a storm ${distance} ${from} ${when}.`,
    leftOther: (distance, from, when, isProbable) =>
      `The ${from} swell ${isProbable ? 'probably ' : ''}left a storm ${distance} away ${when}.`,
    leftFrom: (seconds, beach, distance, from, when, isProbable) =>
      `The ${seconds}-second swell at ${beach} ${isProbable ? 'probably ' : ''}left a storm ${distance} ${from} ${when}.`,
    giveOrTake: (distance, hours) => `Give or take ${distance} and ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    comes: (seconds, when, fades) =>
      `The longest waves ran ahead. The biggest, at ${seconds} seconds, come ${when}; the swell fades ${fades}.`,
    came: (seconds, when, fades) =>
      `The longest waves ran ahead. The biggest, at ${seconds} seconds, came ${when}; the swell fades ${fades}.`,
  },

  stations: {
    notReported: (kind, id) => `${kind === 'buoy' ? 'Buoy' : 'Station'} ${id} has not reported in the last 48 hours.`,
    numbered: (id) => `Station ${id}`,
    coded: (id, code) => `Station ${id}, ${code}`,
    zoomIn: 'zoom in to load stations',
  },
};

/** 8, 11 and 18 are pronounced with a leading vowel, hence 'an 8-second swell'. */
function article(seconds: number): string {
  return seconds === 8 || seconds === 11 || seconds === 18 ? 'An' : 'A';
}
