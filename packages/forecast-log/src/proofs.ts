import { EMPTY_ROOT, type Hash, hashNode, rootOf, splitOf } from './tree.ts';

/** A tree's number of leaves and its root. */
export interface TreeHead {
  readonly size: number;
  readonly root: Hash;
}

/**
 * Returns the proof that the leaf at `index` is in the tree: the siblings on its way to the root, the lowest first
 * (RFC 9162, 2.1.3.1). Throws a `RangeError` for an index outside the tree.
 */
export function proveInclusion(leaves: readonly Hash[], index: number): readonly Hash[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`The tree of ${leaves.length} leaves has no leaf ${index}.`);
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...proveInclusion(left, index), rootOf(right)]
    : [...proveInclusion(right, index - split), rootOf(left)];
}

/** Checks that a leaf hash is at `index` of a tree (RFC 9162, 2.1.3.2). */
export function verifyInclusion(leaf: Hash, index: number, { size, root }: TreeHead, proof: readonly Hash[]): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = hashNode(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else hash = hashNode(hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && hash === root;
}

/**
 * Returns the proof that the tree of the first `earlier` leaves is a prefix of the whole tree (RFC 9162, 2.1.4.1). It is
 * empty for no leaves and for all. Throws a `RangeError` for more leaves than there are.
 */
export function proveConsistency(leaves: readonly Hash[], earlier: number): readonly Hash[] {
  if (!Number.isInteger(earlier) || earlier < 0 || earlier > leaves.length)
    throw new RangeError(`The tree of ${leaves.length} leaves has no earlier tree of ${earlier}.`);
  return earlier === 0 ? [] : subproof(leaves, earlier, true);
}

/** `isWhole`: the earlier tree's root is known to the verifier, so it is left out of the proof. */
function subproof(leaves: readonly Hash[], earlier: number, isWhole: boolean): readonly Hash[] {
  if (earlier === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return earlier <= split
    ? [...subproof(left, earlier, isWhole), rootOf(right)]
    : [...subproof(right, earlier - split, false), rootOf(left)];
}

/** Checks that a tree is a prefix of a later one (RFC 9162, 2.1.4.2). Every tree begins with the empty one. */
export function verifyConsistency(earlier: TreeHead, later: TreeHead, proof: readonly Hash[]): boolean {
  if (!isSize(earlier.size) || !isSize(later.size) || earlier.size > later.size) return false;
  if (earlier.size === 0) return earlier.root === EMPTY_ROOT && proof.length === 0;
  if (earlier.size === later.size) return earlier.root === later.root && proof.length === 0;
  let [node, last] = [earlier.size - 1, later.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  // An earlier tree of a power of two is a subtree of the later one, so its root begins the proof.
  const [start, ...path] = node === 0 ? [earlier.root, ...proof] : proof;
  if (start === undefined) return false;
  let [before, after] = [start, start];
  for (const sibling of path) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [before, after] = [hashNode(sibling, before), hashNode(sibling, after)];
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else after = hashNode(after, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && before === earlier.root && after === later.root;
}

function half(value: number): number {
  return Math.floor(value / 2);
}

function isSize(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 0;
}
