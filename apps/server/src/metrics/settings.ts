import { type Environment, readChoice, readHost, readPort } from '../settings.ts';

export type MetricsSettings = { readonly host: string; readonly port: number };

/** The port that Prometheus' list of exporters keeps for such. */
const PORT = '9464';

/** Null unless they are switched on. */
export function readMetricsSettings(env: Environment): MetricsSettings | null {
  const read = (name: string) => env[name]?.trim() || undefined;
  const isOn = readChoice('METRICS', read('METRICS') ?? 'off', ['on', 'off']) === 'on';
  const host = readHost('METRICS_HOST', read('METRICS_HOST'));
  const port = readPort('METRICS_PORT', read('METRICS_PORT') ?? PORT);
  return isOn ? { host, port } : null;
}
