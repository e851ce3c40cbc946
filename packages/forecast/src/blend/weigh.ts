/**
 * Returns the weights, at least 0 and together 1, with the least variance of the weighted sum of errors that have the
 * given covariance (rows of `count` each). Of all sets of models it takes the one whose own best weights are positive
 * and whose variance is least (Bates & Granger 1969, Operational Research Quarterly 20).
 */
export function weigh(covariance: readonly number[], count: number): readonly number[] {
  let best = { variance: Number.POSITIVE_INFINITY, weights: Array<number>(count).fill(1 / count) };
  for (let set = 1; set < 2 ** count; set++) {
    const models = Array.from({ length: count }, (_, model) => model).filter((model) => set & (1 << model));
    const rows = models.map((a) => models.map((b) => covariance[a * count + b] ?? 0));
    const solved = solveOnes(rows);
    const total = solved?.reduce((sum, one) => sum + one, 0) ?? 0;
    // The variance of the best weights of a set is 1 over the sum of C⁻¹ 1.
    if (!solved || total <= 0 || solved.some((one) => one < 0) || 1 / total >= best.variance) continue;
    const weights = Array<number>(count).fill(0);
    for (const [index, model] of models.entries()) weights[model] = (solved[index] ?? 0) / total;
    best = { variance: 1 / total, weights };
  }
  return best.weights;
}

/** Solves C x = 1 by Gaussian elimination with pivoting; undefined if C is singular. */
function solveOnes(rows: readonly (readonly number[])[]): readonly number[] | undefined {
  const size = rows.length;
  const work = rows.map((row) => [...row, 1]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++)
      if (Math.abs(work[row]?.[column] ?? 0) > Math.abs(work[pivot]?.[column] ?? 0)) pivot = row;
    const [from, to] = [work[pivot], work[column]];
    if (!from || !to || Math.abs(from[column] ?? 0) < 1e-12) return undefined;
    [work[column], work[pivot]] = [from, to];
    for (const row of work) {
      if (row === from) continue;
      const factor = (row[column] ?? 0) / (from[column] ?? 1);
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (from[at] ?? 0);
    }
  }
  return work.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
