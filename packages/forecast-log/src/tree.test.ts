import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { proveConsistency, proveInclusion, verifyConsistency, verifyInclusion } from './proofs.ts';
import { EMPTY_ROOT, hashLeaf, rootOf, rootsOf } from './tree.ts';

/**
 * The inputs, roots and proofs of the reference tree of Certificate Transparency: google/certificate-transparency,
 * `cpp/merkletree/merkle_tree_test.cc`; the same in transparency-dev/merkle, `testonly`.
 */
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const [A1, A01, A23] = [
  '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
] as const;
const A0123 = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
const A4 = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
const A45 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
const A6 = 'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f';
const A67 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
const A4567 = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';
const LEAVES = INPUTS.map((hex) => hashLeaf(Buffer.from(hex, 'hex')));
const headOf = (leaves: readonly string[]) => ({ size: leaves.length, root: rootOf(leaves) });

test('the reference tree has the published roots, at once and leaf by leaf', () => {
  expect(EMPTY_ROOT).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(rootOf([])).toBe(EMPTY_ROOT);
  expect(INPUTS.map((_, last) => rootOf(LEAVES.slice(0, last + 1)))).toEqual(ROOTS);
  expect(rootsOf(LEAVES)).toEqual(ROOTS);
});

test.each([
  [0, 8, [A1, A23, A4567]],
  [5, 8, [A4, A67, A0123]],
  [2, 3, [A01]],
  [1, 5, [ROOTS[0], A23, A4]],
  [0, 1, []],
])('leaf %d of the reference tree of %d has the published proof', (index, size, proof) => {
  const leaves = LEAVES.slice(0, size);
  expect(proveInclusion(leaves, index)).toEqual(proof);
  expect(verifyInclusion(LEAVES[index] ?? '', index, headOf(leaves), proveInclusion(leaves, index))).toBe(true);
});

test.each([
  [1, 1, []],
  [1, 8, [A1, A23, A4567]],
  [6, 8, [A45, A67, A0123]],
  [2, 5, [A23, A4]],
  [6, 7, [A45, A6, A0123]],
])('the reference tree of %d leaves leads to that of %d by the published proof', (earlier, size, proof) => {
  const leaves = LEAVES.slice(0, size);
  expect(proveConsistency(leaves, earlier)).toEqual(proof);
  const [before, after] = [headOf(LEAVES.slice(0, earlier)), headOf(leaves)];
  expect(verifyConsistency(before, after, proveConsistency(leaves, earlier))).toBe(true);
});

/** The tree's definition in RFC 9162, 2.1.1, read word by word: over the leaves' bytes, with an own search for k. */
function definedRoot(data: readonly Uint8Array[]): Buffer {
  const sha = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const [only] = data;
  if (only === undefined) return sha();
  if (data.length === 1) return sha(Uint8Array.of(0), only);
  let k = 1;
  while (k * 2 < data.length) k *= 2;
  return sha(Uint8Array.of(1), definedRoot(data.slice(0, k)), definedRoot(data.slice(k)));
}

const trees = fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 70 });

test('the root is that of the definition, for each prefix of any data', () => {
  void fc.assert(
    fc.property(trees, (data) => {
      const leaves = data.map(hashLeaf);
      expect(rootOf(leaves)).toBe(definedRoot(data).toString('hex'));
      expect(rootsOf(leaves)).toEqual(leaves.map((_, last) => rootOf(leaves.slice(0, last + 1))));
    }),
  );
});

test('every leaf has a proof of at most log2 n hashes, which holds for no other leaf, place, size or root', () => {
  void fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (data, at, other) => {
      const leaves = data.map((bytes, index) => hashLeaf(Buffer.concat([bytes, Buffer.from(`#${index}`)])));
      const [index, elsewhere] = [at % leaves.length, other % (leaves.length + 2)];
      const [leaf = '', head, proof] = [leaves[index], headOf(leaves), proveInclusion(leaves, index)];
      expect(proof.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves.length)));
      expect(verifyInclusion(leaf, index, head, proof)).toBe(true);
      if (elsewhere !== index) expect(verifyInclusion(leaf, elsewhere, head, proof)).toBe(false);
      expect(verifyInclusion(hashLeaf('other'), index, head, proof)).toBe(false);
      expect(verifyInclusion(leaf, index, { ...head, root: hashLeaf('other') }, proof)).toBe(false);
      expect(verifyInclusion(leaf, index, head, [...proof, leaf])).toBe(false);
      if (proof.length > 0) expect(verifyInclusion(leaf, index, head, proof.slice(1))).toBe(false);
    }),
  );
});

test('each prefix is proven, and none that differs in a leaf', () => {
  void fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (data, first, changed) => {
      const leaves = data.map(hashLeaf);
      const size = 1 + (first % leaves.length);
      const [before, after] = [headOf(leaves.slice(0, size)), headOf(leaves)];
      const proof = proveConsistency(leaves, size);
      expect(verifyConsistency(before, after, proof)).toBe(true);
      expect(verifyConsistency(before, after, [...proof, EMPTY_ROOT])).toBe(false);
      const forged = leaves.with(changed % size, hashLeaf('forged'));
      expect(verifyConsistency(before, headOf(forged), proveConsistency(forged, size))).toBe(false);
      if (size < leaves.length) expect(verifyConsistency(after, before, proof)).toBe(false);
    }),
  );
});

test('the empty tree precedes every tree, and a proof outside a tree is refused', () => {
  expect(verifyConsistency(headOf([]), headOf(LEAVES), proveConsistency(LEAVES, 0))).toBe(true);
  expect(verifyConsistency({ size: 0, root: A1 }, headOf(LEAVES), [])).toBe(false);
  for (const size of [-1, 9, 1.5]) expect(() => proveConsistency(LEAVES, size)).toThrow(RangeError);
  for (const index of [-1, 8, 0.5]) expect(() => proveInclusion(LEAVES, index)).toThrow(RangeError);
  for (const index of [-1, 8, 0.5]) expect(verifyInclusion(A1, index, headOf(LEAVES), [])).toBe(false);
  expect(verifyConsistency({ size: 0.5, root: A1 }, headOf(LEAVES), [])).toBe(false);
});
