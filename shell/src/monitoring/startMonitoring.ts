import { readConfiguration } from '../configuration/configuration';

/**
 * Starts what a council has asked to be measured (`monitoring` in config.json), once the page is at
 * rest. Nobody else's phone fetches the code for it.
 */
export async function startMonitoring(): Promise<void> {
  if (!asksForWebVitals(await readConfiguration())) return;
  const { reportWebVitals } = await import('./reportWebVitals');
  reportWebVitals();
}

/** By hand: the landing page carries no code for schemas. */
function asksForWebVitals(configuration: unknown): boolean {
  const { monitoring } = Object(configuration) as { monitoring?: unknown };
  return (Object(monitoring) as { webVitals?: unknown }).webVitals === true;
}
