/** Joins nested places, the nearest first: 'North Shore, Hawaii'. Chinese puts the largest first: '夏威夷 · 北岸'. */
export function chainWords(places: readonly string[], language: string): string {
  return language === 'zh-CN' ? places.toReversed().join(' · ') : places.join(', ');
}
