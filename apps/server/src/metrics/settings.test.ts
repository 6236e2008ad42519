import { expect, it } from 'vitest';
import { BadSetting } from '../settings.ts';
import { readMetricsSettings } from './settings.ts';

it('measures nothing unless it is switched on', () => {
  expect(readMetricsSettings({})).toBeNull();
  expect(readMetricsSettings({ METRICS: '', METRICS_PORT: '9000' })).toBeNull();
  expect(readMetricsSettings({ METRICS: 'off' })).toBeNull();
});

it('answers to this machine alone unless told otherwise', () => {
  expect(readMetricsSettings({ METRICS: 'on' })).toEqual({ host: '127.0.0.1', port: 9464 });
  const env = { METRICS: 'on', METRICS_HOST: '10.0.0.7', METRICS_PORT: '9000' };
  expect(readMetricsSettings(env)).toEqual({ host: '10.0.0.7', port: 9000 });
});

it.each([
  ['METRICS', 'yes'],
  ['METRICS_PORT', '70000'],
  ['METRICS_HOST', 'http://x'],
])('refuses a bad %s and names it', (name, value) => {
  const read = () => readMetricsSettings({ METRICS: 'on', [name]: value });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(new RegExp(`^${name} must be .*not "${value}"`));
});
