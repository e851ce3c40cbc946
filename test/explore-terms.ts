import { readFileSync } from 'node:fs';
import { listTranslatedTexts } from './support/translated-texts.ts';
const texts = listTranslatedTexts();
const glossary = readFileSync('docs/glossary.md', 'utf8').split('## Surf terms in three languages')[1]!.split('\n## ')[0]!;
const rows = glossary.split('\n').filter((l) => l.startsWith('| ') && !l.startsWith('| English')).map((l) => l.split('|').slice(1, -1).map((c) => c.trim()));
for (const [en = '', es = '', zh = ''] of rows) {
  const terms = en.replace(/\(.*?\)/g, '').split(',').map((t) => t.trim());
  const forms = [es, zh].map((cell) => cell.split(/[,/]/).map((t) => t.trim()));
  for (const [i, lang] of (['es', 'zh-CN'] as const).entries()) {
    const bad: string[] = []; let n = 0;
    for (const t of texts) {
      const term = terms.find((x) => new RegExp(`(?<![\\p{L}{_])${x}(?:s|es)?(?![\\p{L}}_])`, 'iu').test(t.en)); if (!term) continue; n++;
      if (!forms[i]!.some((f) => t[lang].toLowerCase().includes(f.toLowerCase()))) bad.push(`${t.where}: ${t.en.slice(0,90)} => ${t[lang].slice(0,90)}`);
    }
    if (bad.length) console.log(`${en} ${lang}: ${bad.length} of ${n}`);
    if (process.argv[2] === en.split(/[ ,]/)[0]) console.log(bad.join('\n'));
  }
}
