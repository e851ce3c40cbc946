import { listTranslatedTexts } from './support/translated-texts.ts';
const texts = listTranslatedTexts();
const prose = (t: string) => t.replace(/\{[^{}]*\}/g, '{}').replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`|https?:\S+|<[^>]*>/g, '');
const nums = (t: string) => (prose(t).match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/,(\d{3})\b/g,'$1').replace(/\.(\d{3})\b/g,'$1').replace(',', '.')).sort().join(' ');
const units = (t: string) => [...new Set(prose(t).match(/(?<=[\d}]\s?)(ft|m|mph|km\/h|mi|km|kts|°F|°C|%)(?![\p{L}\d])/gu) ?? [])].sort().join(' ');
const mark = (t: string) => { const e = prose(t).trim().replace(/["”’»)）*_\]]+$/,'').at(-1) ?? ''; return '.。'.includes(e)?'.':'?？'.includes(e)?'?':'!！'.includes(e)?'!':':：'.includes(e)?':':'…'.includes(e)?'…':'-'; };
const out: Record<string, number> = {};
for (const lang of ['es', 'zh-CN'] as const) for (const t of texts) {
  for (const [name, f] of Object.entries({ nums, units, mark })) if (f(t.en) !== f(t[lang])) { out[lang+name] = (out[lang+name] ?? 0) + 1; if (process.argv[2] === lang+name) console.log(`${t.where}\n  EN ${t.en}\n  ${lang} ${t[lang]}\n  [${f(t.en)}] [${f(t[lang])}]`); }
}
console.log(texts.length, out);
