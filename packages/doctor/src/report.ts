import type { Finding } from './finding.ts';

const MARKS = { good: 'ok    ', warns: 'WARNS ', blocks: 'BLOCKS' } as const;
const INDENT = ' '.repeat(8);

/** Writes findings for a person: first what is in order, then warnings, then what blocks a deployment. */
export function writeReport(findings: readonly Finding[]): string {
  const levels = ['good', 'warns', 'blocks'] as const;
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  return [...levels.flatMap(of).map(writeFinding), '', summarize(of('blocks').length, of('warns').length)].join('\n');
}

/** Returns the program's exit code: 1 if something blocks a deployment. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ level }) => level === 'blocks') ? 1 : 0;
}

export function writeFinding(finding: Finding): string {
  const head = `${MARKS[finding.level]}  ${finding.subject}: ${finding.says}`;
  if (finding.level === 'good') return head;
  return `${head}\n${INDENT}${finding.why}\n${INDENT}> ${finding.fix}`;
}

function summarize(blocking: number, warnings: number): string {
  const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  if (blocking === 0) return `Nothing blocks a deployment. ${count(warnings, 'warning')}.`;
  return `${count(blocking, 'finding')} ${blocking === 1 ? 'blocks' : 'block'} a deployment. ${count(warnings, 'warning')}.`;
}
