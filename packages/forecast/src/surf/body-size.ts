import { FEET_PER_METRE } from '../units.ts';
import { isFlat } from './flat.ts';

export type BodySize =
  | 'flat'
  | 'ankle high'
  | 'knee high'
  | 'waist high'
  | 'chest high'
  | 'shoulder high'
  | 'head high'
  | 'overhead'
  | 'well overhead'
  | 'double overhead'
  | 'triple overhead'
  | 'giant';

/** A face against a surfer who stands 5 ft (1.5 m) tall on the wave, knees bent: upper bounds in feet. */
const SIZES: readonly (readonly [belowFt: number, size: BodySize])[] = [
  [1, 'ankle high'],
  [2.5, 'knee high'],
  [3.5, 'waist high'],
  [4.5, 'chest high'],
  [5.25, 'shoulder high'],
  [6.5, 'head high'],
  [8.5, 'overhead'],
  [10.5, 'well overhead'],
  [14, 'double overhead'],
  [19, 'triple overhead'],
  [Number.POSITIVE_INFINITY, 'giant'],
];

/** 'waist high' for a face in metres; 'flat' where there is nothing to ride. */
export function bodySize(faceM: number): BodySize {
  if (isFlat(faceM)) return 'flat';
  return SIZES.find(([belowFt]) => faceM * FEET_PER_METRE < belowFt)?.[1] ?? 'giant';
}
