import { expect, test } from 'vitest';
import { clusterStations } from './cluster.ts';
import { station } from './stations.fixture.ts';

const near = [station('A', { lat: 36, lon: -75 }), station('B', { lat: 36.05, lon: -75.05 })];
const far = station('C', { lat: 38, lon: -73 });

test('overlapping stations form a cluster with their number', () => {
  const marks = clusterStations([...near, far], 7, undefined);
  expect(marks.map((mark) => ('count' in mark ? mark.count : mark.key)).toSorted()).toEqual([2, 'C']);
});

test('at a closer zoom each station has its own mark, at the latest at the cluster’s `zoomTo`', () => {
  const [cluster] = clusterStations(near, 7, undefined);
  const zoomTo = cluster && 'zoomTo' in cluster ? cluster.zoomTo : 0;
  expect(clusterStations(near, zoomTo, undefined)).toHaveLength(2);
  expect(clusterStations([near[0], { ...near[0], station_id: 'Z' }] as typeof near, 12, undefined)).toHaveLength(2);
});

test('the active station is never part of a cluster', () => {
  expect(clusterStations(near, 7, 'B').map(({ key }) => key)).toEqual(['A', 'B']);
});
