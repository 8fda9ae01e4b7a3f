import { readConfiguration } from '../configuration/configuration';

/**
 * Starts the measurements that a council has configured (`monitoring` in config.json), after the page has
 * loaded. Without such a setting, the code for it is not fetched.
 */
export async function startMonitoring(): Promise<void> {
  if (!asksForWebVitals(await readConfiguration())) return;
  const { reportWebVitals } = await import('./reportWebVitals');
  reportWebVitals();
}

/** Checked without a schema: the landing page must not load that code. */
function asksForWebVitals(configuration: unknown): boolean {
  const { monitoring } = Object(configuration) as { monitoring?: unknown };
  return (Object(monitoring) as { webVitals?: unknown }).webVitals === true;
}
