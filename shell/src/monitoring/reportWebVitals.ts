import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportPortalEvent } from './portalEvents';

/** Reports the visitor's web vitals through `onPortalEvent`, as the browser measures them. */
export function reportWebVitals(): void {
  const report = ({ name, value, rating }: Metric) =>
    reportPortalEvent({ type: 'web-vital', name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
