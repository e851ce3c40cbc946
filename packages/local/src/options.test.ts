import { expect, test } from 'vitest';
import { BadOptionError, parseOptions } from './options.ts';

test('defaults: port 3000 and the data folder of the repository', () => {
  expect(parseOptions([], '/repo')).toMatchObject({
    port: 3000,
    dataDir: '/repo/.data',
    offline: false,
    liveBudgetMb: 3600,
    limits: true,
    charts: true,
  });
});

test('every option is read', () => {
  const args = [
    '--port',
    '3999',
    '--host',
    'Board.example',
    '--host=192.168.1.20',
    '--data-dir',
    '/data',
    '--mirror=/noaa',
    '--aws-endpoint',
    'http://localhost:4566/',
    '--now',
    '2026-11-20T15:00:00Z',
    '--live-budget-mb',
    '300',
    '--no-limits',
    '--no-charts',
    '--verbose',
  ];
  expect(parseOptions(args, '/repo')).toMatchObject({
    port: 3999,
    hosts: ['board.example', '192.168.1.20'],
    dataDir: '/data',
    mirrorDir: '/noaa',
    awsEndpoint: 'http://localhost:4566',
    limits: false,
    charts: false,
    now: Date.UTC(2026, 10, 20, 15),
    liveBudgetMb: 300,
    verbose: true,
  });
});

test('the sample ocean may be short', () => {
  expect(parseOptions(['--offline', '--days', '3'], '/repo')).toMatchObject({ offline: true, days: 3 });
});

test.each([
  [['--prot', '1'], /'--prot'/],
  [['--port', 'x'], /--port must be a number/],
  [['--port', '70000'], /65535 at most/],
  [['--host', 'https://board.example'], /--host must be a name/],
  [['--now', 'soon'], /--now must be a time/],
  [['--aws-endpoint', 'localhost:4566'], /--aws-endpoint must be an address/],
  [['--live-budget-mb', '1.5'], /whole number of megabytes/],
  [['--days', '17'], /--days must be a whole number of 1 to 16/],
  [['--days', '3', '--mirror', 'x'], /exclude each other/],
  [['--offline', '--mirror', 'x'], /exclude each other/],
  [['stray'], /stray/],
])('%j is refused in words', (args, message) => {
  const parse = () => parseOptions(args, '/repo');
  expect(parse).toThrow(BadOptionError);
  expect(parse).toThrow(message);
});
