/** Places around each other, the nearest first: 'North Shore, Hawaii'. In Chinese the largest leads: '夏威夷 · 北岸'. */
export function chainWords(places: readonly string[], language: string): string {
  return language === 'zh-CN' ? places.toReversed().join(' · ') : places.join(', ');
}
