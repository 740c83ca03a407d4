const PASSES = 4;
/** Log residuals beyond this lose weight in proportion (Huber). */
const HUBER_BOUND = 0.15;

export interface RegressionPoint {
  /** What is explained, relative to nothing. */
  value: number;
  /** Differences from the place of interest; all points have as many. */
  differences: readonly number[];
  /** How near the point is, 0…1. */
  weight: number;
}

/**
 * Value at the place of interest by weighted ridge regression that single odd points do not move.
 * @param ridge strength of the pull of every slope toward 0, in units of weight
 * @returns the value where all differences are 0, and the slopes
 */
export function fitLocally(
  points: readonly RegressionPoint[],
  ridge: number,
): { value: number; slopes: readonly number[] } {
  const size = (points[0]?.differences.length ?? 0) + 1;
  const trust = points.map(() => 1);
  let solution: readonly number[] = new Array<number>(size).fill(0);
  for (let pass = 0; pass < PASSES; pass++) {
    const matrix = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => (row === column && row > 0 ? ridge : 0)),
    );
    const right = new Array<number>(size).fill(0);
    points.forEach(({ value, differences, weight }, which) => {
      const row = [1, ...differences];
      const factor = weight * (trust[which] ?? 0);
      accumulate(matrix, right, row, factor, value);
    });
    solution = solve(matrix, right);
    const [centre = 0, ...slopes] = solution;
    points.forEach(({ value, differences }, which) => {
      const rest = value - centre - dot(differences, slopes);
      trust[which] = 1 / Math.max(1, Math.abs(rest) / HUBER_BOUND);
    });
  }
  const [value = 0, ...slopes] = solution;
  return { value, slopes };
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function accumulate(
  matrix: number[][],
  right: number[],
  row: readonly number[],
  factor: number,
  value: number,
): void {
  matrix.forEach((line, index) => {
    const scaled = factor * (row[index] ?? 0);
    right[index] = (right[index] ?? 0) + scaled * value;
    for (let column = 0; column < line.length; column++) {
      line[column] = (line[column] ?? 0) + scaled * (row[column] ?? 0);
    }
  });
}

/** Gaussian elimination; the ridge keeps the matrix positive definite, so no pivoting is needed. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  matrix.forEach((pivotRow, pivot) => {
    const divisor = pivotRow[pivot] || 1;
    for (let below = pivot + 1; below < size; below++) {
      const line = matrix[below] ?? [];
      const factor = (line[pivot] ?? 0) / divisor;
      for (let column = pivot; column < size; column++) {
        line[column] = (line[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0);
    }
  });
  const solution = new Array<number>(size).fill(0);
  for (let index = size - 1; index >= 0; index--) {
    const line = matrix[index] ?? [];
    let rest = right[index] ?? 0;
    for (let column = index + 1; column < size; column++)
      rest -= (line[column] ?? 0) * (solution[column] ?? 0);
    solution[index] = rest / (line[index] || 1);
  }
  return solution;
}
