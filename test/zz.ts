import { compareBlend } from './bench/truth/blend.ts';
for (const r of compareBlend()) console.log(r.what.padEnd(50), r.measured.padEnd(18), r.aim);
