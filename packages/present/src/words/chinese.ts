import { fullDayIn } from '../texts/full-day.ts';
import { CHINESE_PLACES } from './chinese-places.ts';
import type { Words } from './words.ts';

const EFFECTS_ALONE = { clean: '浪面本可保持干净', fair: '浪面只会有些起伏' };
const EFFECTS_ALONE_OFF_LAND = { clean: '浪面本可保持干净', fair: '浪尖只会吹起一些水花' };
const EFFECTS_OFF_LAND = {
  clean: '让浪面保持干净',
  fair: '吹起浪尖的一些水花',
  choppy: '把浪尖往回吹，划水抓浪很吃力',
};
const EFFECTS = { clean: '让浪面保持干净', fair: '让浪面有些起伏', choppy: '把浪面吹乱' };
const BANDS = {
  short: '周期 9\u00a0秒以下的浪',
  middle: '周期 9–13\u00a0秒的浪',
  long: '周期 13\u00a0秒以上的浪',
};
const SWELLS = { 'wind-sea': '风浪', windswell: '风浪', swell: '涌浪', groundswell: '长周期涌浪' };
const SURE = { high: '比平时有把握', medium: '把握与平时相当', low: '把握比平时小' };
const RUNS = { yesterday: '昨天的起报', 'day-earlier': '早一天的起报' };

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const PARTS = { morning: '上午', afternoon: '下午', evening: '傍晚', night: '夜里' };

/** Simplified Chinese with 24-hour clock; compass points follow the China Meteorological Administration. */
export const chinese: Words = {
  hour: clockText,
  clock: clockText,
  weekdays: WEEKDAYS,
  dayMonth: (day, month) => `${month + 1}月${day}日`,
  fullDay: fullDayIn('zh-CN'),
  date: (weekday, dayMonth) => `${dayMonth}${weekday}`,
  moment: (weekday, dayMonth, clock) => `${dayMonth}${weekday} ${clock}`,
  list: (texts) => texts.join('，'),
  addressed: (places) => places,
  brackets: (text, inside) => `${text}（${inside}）`,

  regions: {
    'east-coast': '东海岸',
    'gulf-coast': '墨西哥湾沿岸',
    'west-coast': '西海岸',
    hawaii: '夏威夷',
    'puerto-rico': '波多黎各',
  },
  places: CHINESE_PLACES,
  compass: {
    N: '北',
    NNE: '北东北',
    NE: '东北',
    ENE: '东东北',
    E: '东',
    ESE: '东东南',
    SE: '东南',
    SSE: '南东南',
    S: '南',
    SSW: '南西南',
    SW: '西南',
    WSW: '西西南',
    W: '西',
    WNW: '西西北',
    NW: '西北',
    NNW: '北西北',
  },
  windUnits: { mph: 'mph', kph: 'km/h', kts: '节' },
  second: '秒',
  conditions: { clean: '干净', fair: '中等', choppy: '凌乱' },
  relations: {
    offshore: '离岸风',
    'cross-offshore': '侧离岸风',
    'cross-shore': '侧岸风',
    'cross-onshore': '侧向岸风',
    onshore: '向岸风',
  },
  light: (relation) => `微弱${relation}`,
  sky: {
    Snow: '雪',
    'Light rain': '小雨',
    Rain: '中雨',
    'Heavy rain': '大雨',
    Sunny: '晴',
    Clear: '晴朗',
    'Mostly sunny': '大部晴朗',
    'Mostly clear': '大部晴朗',
    'Partly cloudy': '局部多云',
    'Mostly cloudy': '大部多云',
    Cloudy: '阴',
  },
  wetsuits: {
    'Boardshorts or swimsuit': '泳裤或泳衣',
    'Wetsuit top or shorty': '胶衣上装或短款胶衣',
    '2 mm spring suit': '2\u00a0mm 短款胶衣',
    '3/2 full suit': '3/2 全身胶衣',
    '4/3 full suit and boots': '4/3 全身胶衣和靴子',
    '5/4 hooded suit, boots and gloves': '5/4 连帽胶衣、靴子和手套',
    '6/5 hooded suit, boots and gloves': '6/5 连帽胶衣、靴子和手套',
  },

  advisories: {
    names: {
      'tsunami-warning': '海啸警报',
      'tsunami-watch': '海啸监视',
      'tsunami-advisory': '海啸注意报',
      'hurricane-warning': '飓风警报',
      'hurricane-watch': '飓风监视',
      'storm-surge-warning': '风暴潮警报',
      'storm-surge-watch': '风暴潮监视',
      'tropical-storm-warning': '热带风暴警报',
      'tropical-storm-watch': '热带风暴监视',
      'high-surf-warning': '大浪警报',
      'high-surf-advisory': '大浪注意报',
      'rip-current-statement': '离岸流通告',
      'beach-hazards-statement': '海滩危险通告',
      'coastal-flood-warning': '沿海洪水警报',
      'coastal-flood-watch': '沿海洪水监视',
      'coastal-flood-advisory': '沿海洪水注意报',
      'storm-warning': '风暴警报',
      'storm-watch': '风暴监视',
      'gale-warning': '大风警报',
      'gale-watch': '大风监视',
    },
    until: (moment) => `至 ${moment}`,
    between: (from, until) => `${from} 至 ${until}`,
  },

  surf: {
    flat: '无浪',
    flatTo: (upper) => `无浪至 ${upper}`,
    sizes: {
      flat: '无浪',
      'ankle high': '及踝',
      'knee high': '及膝',
      'waist high': '及腰',
      'chest high': '及胸',
      'shoulder high': '及肩',
      'head high': '头高',
      overhead: '过头高',
      'well overhead': '远超头高',
      'double overhead': '两倍头高',
      'triple overhead': '三倍头高',
      giant: '巨浪',
    },
    inTheMorning: (text) => spaced('上午', text),
    inTheAfternoon: (text) => spaced('下午', text),
    allDay: (condition) => `全天${condition}`,
    mostly: (condition) => `大部分时间${condition}`,
    withWind: (condition, relation) => `${condition}，${relation}`,
    withoutWind: (condition) => `${condition}，几乎无风`,
    dangers: {
      experienced: { name: '仅限有经验的冲浪者', text: '水流强，大组浪在远处崩塌。没有把握就不要下水。' },
      expert: { name: '仅限高手', text: '这样的浪会把人压在水下并带向外海。远离礁石和防波堤。' },
      extreme: { name: '仅限大浪团队', text: '这样的浪会致命。不要下水，远离礁石和防波堤，退到沙滩深处。' },
    },
  },

  summary: {
    flat: '没什么可冲的。',
    surf: (size, swell, wind) => (wind ? `${size}。${swell}，${wind}。` : `${size}。${swell}。`),
    swell: (name, seconds, from) => `来自${from}的 ${seconds}\u00a0秒${SWELLS[name]}`,
    chop: '短碎的风浪',
    bent: '路过的浪绕进来的余波',
    glassy: '海面如镜，几乎无风',
    lightBreeze: '微风下海面平滑',
    winds: {
      offshore: ['轻柔的离岸风把浪面梳得整齐', '离岸风托住浪面', '强离岸风把浪往回吹'],
      'cross-offshore': ['轻柔的侧离岸风拂过浪面', '侧离岸风吹过浪面', '强侧离岸风横扫浪面'],
      'cross-shore': ['轻柔的侧岸风吹过浪面', '侧岸风吹过浪面', '强侧岸风把浪撕乱'],
      'cross-onshore': ['轻柔的侧向岸风吹着浪面', '侧向岸风把浪吹散', '强侧向岸风把浪吹乱'],
      onshore: ['轻柔的向岸风吹着浪面', '向岸风把浪吹散', '强向岸风把浪吹乱'],
    },
  },

  tide: {
    rising: '涨潮',
    falling: '落潮',
    stages: { low: '低潮', mid: '中潮', high: '高潮' },
    at: (height, time, weekday) => `${weekday === undefined ? '' : `${weekday} `}${time} ${height}`,
  },

  notes: {
    noWindStation: '附近没有正常工作的测风站，使用预报数据',
    noBuoy: '附近没有正常工作的浮标，使用当前预报数据',
    noWaterStation: '附近没有水温实测，使用昨天的卫星数据',
    notRead: '尚未读取浮标和测站，使用预报数据',
    corrected: (band, from, raised, percent, buoyId, since) =>
      `${from ? `来自${from}、` : ''}${BANDS[band]}：高度按浮标 ${buoyId} ${raised ? '调高' : '调低'} ${percent}%，自 ${since}起`,
    windJoins: (station, measured, model, hours) =>
      `${spaced(`${station} 实测`, measured)}，${spaced('预报为', model)}：本浪点现在的风取两者之间、偏向实测，${hours}\u00a0小时内回到预报`,
    windFollowsForecast: (station, measured, model) =>
      `${spaced(`${station} 实测`, measured)}，${spaced('预报为', model)}：该站不如预报更能代表本浪点的风，因此更接近预报，出发前请看看实际的风`,
    wavesJoin: (buoyId, raised, percent, hours) =>
      `按浮标 ${buoyId} 实测的海浪，现在的浪${raised ? '调高' : '调低'} ${percent}%，${hours}\u00a0小时内回到预报`,
    wavesDiffer: (buoyId, measured, model, isLower) =>
      `浮标 ${buoyId} 实测海浪 ${measured}，模式在本浪点外海为 ${model}：实际的浪可能比这里说的${isLower ? '小' : '大'}`,
    wavesPass: (buoyId, measured, model, from) =>
      `浮标 ${buoyId} 实测海浪 ${measured}，模式在本浪点外海为 ${model}：浪来自${from}，从浪点旁经过`,
  },

  reasons: {
    noWindForecast: '该时刻没有风的预报',
    lightWind: (speed) => `不超过 ${speed} 的风让海面保持平滑`,
    wind: (relation, speed, allows, offLand) =>
      `${speed} 的${relation}${(offLand ? EFFECTS_OFF_LAND : EFFECTS)[allows]}`,
    windAlone: (relation, speed, allows, offLand) =>
      `单看 ${speed} 的${relation}，${(offLand ? EFFECTS_ALONE_OFF_LAND : EFFECTS_ALONE)[allows]}`,
    gusts: (speed, offLand) => `但最大 ${speed} 的阵风${offLand ? '把浪尖往回吹' : '把浪面吹皱'}`,
    windSea: (percent) => `但浪里约 ${percent}% 是风浪`,
    tideSuits: (stage) => `${stage}适合这个浪点`,
    tideDiffers: (stage, likes) => `${stage}，但这个浪点更适合${likes.join('至')}`,
  },

  score: {
    noWaveForecast: '该时刻没有浪的预报',
    noWindForecast: '该时刻没有风的预报',
    closesOut: (limit) => `超过 ${limit} 就整排崩塌`,
    barelyBreaks: (limit) => `低于 ${limit} 几乎不崩浪`,
    period: (seconds) => `综合周期 ${seconds}\u00a0秒`,
    windSea: (percent) => `风浪 ${percent}%`,
    crossing: '涌浪交叉',
    wind: (speed, relation = '风', isLight) => `${isLight ? '微弱' : ''}${relation} ${speed}`,
    gusts: (speed) => `阵风 ${speed}`,
    tideGood: (stage) => `${stage}，适合这里`,
    tideBetter: (stage, likes) => `${stage}，${likes.join('或')}更好`,
  },

  window: {
    gains: {
      size: '浪更大',
      held: '浪高更适合这个浪点',
      period: '周期更长',
      'wind-sea': '风浪更少',
      crossing: '涌浪交叉更少',
      wind: '风更好',
      gusts: '阵风更弱',
      tide: '潮位更好',
    },
    both: (gains) => gains.join('，'),
    than: {
      earlier: (gains) => `比之前${gains}`,
      later: (gains) => `比之后${gains}`,
      other: (gains) => `比接下来的其他白天时段${gains}`,
    },
    choppy: (reason) => `浪面凌乱，但${reason}`,
    choppyAllDay: '全天浪面凌乱，这段时间也不例外',
    rougher: (reason) => `浪面不如其他时段干净，但${reason}`,
    rougherAlike: '浪面不如其他时段干净，但总体同样好',
    allThatIsLeft: '今天没有其他白天时段了',
    sameAllDay: '全天都差不多好',
  },

  compare: {
    today: '今天',
    on: (fullDay) => fullDay,
    localTime: (to) => `${to}（当地时间）`,
    better: (day, { name, surf, from, to, score }, other, gains) =>
      `${day} ${name} 更好：${from}–${to}，${surf}，评分 ${score} 对 ${other}${gains && `，${gains}`}。`,
    only: (day, { name, surf, from, to, score }) =>
      `${day}只有 ${name} 有值得推荐的时段：${from}–${to}，${surf}，评分 ${score}。`,
    alike: (day, first, firstScore, second, secondScore) =>
      `${day}两处相当：${first} 评分 ${firstScore}，${second} 评分 ${secondScore}。`,
    neither: (day) => `${day}两处都没有值得推荐的时段。`,
    warned: (day, beaches, advisory) => `${day} ${beaches} 有${advisory}，浪会比本预报大。请以警报为准。`,
  },

  runs: {
    beforeSaid: (surf) => spaced('上一次起报为', surf),
    said: (run, surf) => spaced(`${RUNS[run]}为`, surf),
    bothSaid: (run, surf) => spaced(`${RUNS[run]}和上一次起报均为`, surf),
    saidAndBefore: (run, surf, before) => `${spaced(`${RUNS[run]}为`, surf)}，${spaced('上一次起报为', before)}`,
    since: (run, clauses) => `与${RUNS[run]}相比：${clauses.join('，')}。`,
    clause: (day, direction, from, to) => {
      const change = direction === 'up' ? '升至' : '降至';
      return `${spaced(day === 'today' ? '今天从' : '明天从', from)} ${spaced(change, to)}`;
    },
    lastSay: (count, surf, alike) => spaced(`最近 ${count} 次起报${alike ? '都' : ''}为`, surf),
    sure: (level, likely) => `${SURE[level]}：${spaced('白天', likely)}，10 次里有 8 次`,
    unsure: (advisory) => `没有可靠的浪高范围：有${advisory}，浪会比本预报大`,
    odds: (tenths, height) => {
      const odds = tenths < 1 ? '10 次不到 1 次' : tenths > 9 ? '10 次超过 9 次' : `10 次有 ${tenths} 次`;
      return `${odds}大组浪达到 ${height} 及以上`;
    },
  },

  blog: { title: '船长博客', lead: '大海怎样造出浪，慢慢讲。' },

  page: {
    missing: '找不到页面',
    failed: '发生了错误',
    title: (name) => `${name} 冲浪预报`,
    describeBeach: (name) => `${name} 冲浪预报：浪高、逐股涌浪、风、潮汐与天气。`,
    describePlace: (name) => `${name}各海滩今明两天的浪况：浪高、海面状况和最佳时段。`,
    compareTitle: (first, second) => `${first} 还是 ${second}`,
    compareEmpty: '比较两处海滩',
    describeCompare: '两处海滩并排比较，逐日逐小时：浪高、涌浪、风、潮汐、评分，以及何时哪处更好。',
  },

  picture: {
    morning: '上午',
    afternoon: '下午',
    best: (hours) => `最佳 ${hours}`,
    tide: '潮汐',
    alt: (of, says) => `${of}：${says}`,
  },

  sheet: {
    title: '浪况预报',
    columns: {
      time: '时间',
      surf: '浪高',
      condition: '浪面',
      score: '评分',
      swell: '主涌浪',
      second: '次涌浪',
      wind: '风',
      tide: '潮位',
      air: '气温',
    },
    sun: { firstLight: '天亮', sunrise: '日出', sunset: '日落', lastLight: '天黑' },
    surf: '浪高',
    night: '夜间',
    best: (from, until, surf, condition) => `最佳时段 ${from}–${until}：${surf}，${condition}`,
    composed: (moment, run, model) => `生成于 ${moment}，依据 NOAA ${run} 起报（${model}）。`,
    tide: (station, distance, datum) => `潮汐：${station}，距离 ${distance}，以 ${datum} 为基准。`,
    caution: '预报可能有误。下水前请先观察海况。',
  },
  widget: {
    report: (name) => `${name} 浪况`,
    forecast: (name) => `${name} 冲浪预报`,
    now: '当前浪况',
    days: (count) => (count === 1 ? '今日浪况' : `未来 ${count}\u00a0天浪况`),
    wind: '风',
    from: (wind) => `来自${wind}`,
    high: (tide) => `高潮 ${tide}`,
    low: (tide) => `低潮 ${tide}`,
    water: '水温',
    weather: '天气',
    best: '今日最佳',
    noBest: { dark: '今天已没有白天时段', 'none-left': '今天已没有值得推荐的时段', none: '今天没有值得推荐的时段' },
    asOf: (moment) => `数据时间：${moment}`,
    made: (moment) => `生成于 ${moment}`,
    late: (hours) => `已是 ${hours}\u00a0小时前的，新预报延迟`,
    waiting: '这个海滩的首份预报即将到来。',
    gone: '这个冲浪小组件已不存在。',
    more: '完整预报',
    visit: (product) => `${product} 冲浪预报`,
  },

  nearby: {
    first: {
      surf: (facts) => `附近浪最大：${facts}`,
      cond: (facts) => `附近浪况最好：${facts}`,
      poor: (facts) => `附近都不值得专程前往，其中最好的是：${facts}`,
    },
    score: (points) => `${points} 分`,
  },

  story: {
    on: (weekday, part) => `${WEEKDAYS[weekday]}${PARTS[part]}`,
    onDate: (dayMonth) => dayMonth,
    short: (weekday, part) => `${weekday}${PARTS[part]}`,
    left: (distance, from, when, isProbable) =>
      `这股涌浪${isProbable ? '很可能' : ''}${spaced('于', when)}离开${from}面 ${distance} 外的风暴。`,
    leftOther: (distance, from, when, isProbable) =>
      `${from}来的涌浪${isProbable ? '很可能' : ''}${spaced('于', when)}离开 ${distance} 外的风暴。`,
    leftFrom: (seconds, beach, distance, from, when, isProbable) =>
      `${beach} 的 ${seconds}\u00a0秒涌浪${isProbable ? '很可能' : ''}${spaced('于', when)}离开${from}面 ${distance} 外的风暴。`,
    giveOrTake: (distance, hours) => `误差约 ${distance}、${hours}\u00a0小时。`,
    comes: (seconds, when, fades) =>
      `周期最长的浪跑在前面。最大的浪（${seconds}\u00a0秒）${when}到达，${fades}涌浪减弱。`,
    came: (seconds, when, fades) =>
      `周期最长的浪跑在前面。最大的浪（${seconds}\u00a0秒）${when}已经到达，${fades}涌浪减弱。`,
  },

  stations: {
    notReported: (kind, id) => `${kind === 'buoy' ? '浮标' : '测站'} ${id} 在过去 48\u00a0小时内没有报告。`,
    numbered: (id) => `测站 ${id}`,
    coded: (id, code) => `测站 ${id}（${code}）`,
    zoomIn: '放大地图以加载测站',
  },
};

/** Formats minutes after midnight on the 24-hour clock: '6:05', '18:30'. */
function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Joins two Chinese texts. If the second one begins with a number, a space separates them. */
function spaced(before: string, text: string): string {
  return /^\d/.test(text) ? `${before} ${text}` : `${before}${text}`;
}
