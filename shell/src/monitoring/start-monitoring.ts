import * as v from 'valibot';
import { readConfiguration } from '../configuration/configuration';

const monitoringSchema = v.object({ monitoring: v.object({ webVitals: v.literal(true) }) });

/**
 * Starts what a council has asked to be measured (`monitoring` in config.json), once the page is at
 * rest. Nobody else's phone fetches the code for it.
 */
export async function startMonitoring(): Promise<void> {
  const configuration: unknown = await readConfiguration();
  if (!v.is(monitoringSchema, configuration)) return;
  const { reportWebVitals } = await import('./report-web-vitals');
  reportWebVitals();
}
