/**
 * Measures the processor time of each function, ms: the minimum over several rounds. The functions take turns, so that
 * other load slows all of them alike.
 */
export function leastCpuMs(rounds: number, ...things: readonly (() => void)[]): number[] {
  const measured = Array.from({ length: rounds }, () => things.map(cpuMs));
  return things.map((_, index) => Math.min(...measured.map((round) => round[index] ?? Infinity)));
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
