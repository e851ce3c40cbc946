import { grouped } from '../texts/grouped.ts';
import type { HomeWords } from './home-words.ts';

const COASTS = { pacific: '今日太平洋', atlantic: '今日大西洋', gulf: '今日墨西哥湾' };

export const chinese: HomeWords = {
  today: (coast, weekday, dayMonth) => `${COASTS[coast]}，${dayMonth}${weekday}`,
  landfalls: {
    oahu: '瓦胡岛',
    kauai: '考艾岛',
    maui: '毛伊岛',
    'big-island': '夏威夷大岛',
    washington: '华盛顿州',
    oregon: '俄勒冈州',
    'northern-california': '加州北部',
    'southern-california': '加州南部',
    'new-england': '新英格兰',
    'new-york': '纽约州',
    'new-jersey': '新泽西州',
    delmarva: '特拉华州和马里兰州',
    carolinas: '南北卡罗来纳州',
    florida: '佛罗里达州',
    'puerto-rico': '波多黎各',
    texas: '得克萨斯州',
    louisiana: '路易斯安那州',
    'florida-gulf': '佛罗里达狭地',
  },
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  swell: (seconds, from, landfall, height) =>
    `来自${from}、周期 ${seconds}\u00a0秒、高 ${height} 的涌浪正涌向${landfall}。`,
  windSea: (seconds, from, landfall, height) =>
    `今天没有长周期涌浪：${landfall}外海是来自${from}的风浪，高 ${height}，周期 ${seconds}\u00a0秒。`,
  left: (distance, day, next) =>
    `它于${day}离开 ${distance} 外的风暴${next ? `；接着将在${next.day}到达${next.landfall}` : ''}。`,
  miles: (count) => `${grouped(count)}\u00a0mi`,
  km: (count) => `${grouped(count)}\u00a0km`,
  on: (dayMonth) => dayMonth,
};
