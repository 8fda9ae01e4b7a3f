import { readConfiguration } from '../configuration/configuration';
import { reportWebVitals } from './reportWebVitals';
import { startMonitoring } from './startMonitoring';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));
jest.mock('./reportWebVitals', () => ({ reportWebVitals: jest.fn() }));

it.each([
  ['when a council has configured it', { monitoring: { webVitals: true } }, 1],
  ['not when it has switched it off', { monitoring: { webVitals: false } }, 0],
  ['not without a setting', {}, 0],
])('measures web vitals %s', async (_case, configuration, times) => {
  jest.mocked(reportWebVitals).mockClear();
  jest.mocked(readConfiguration).mockResolvedValue(configuration);

  await startMonitoring();

  expect(reportWebVitals).toHaveBeenCalledTimes(times);
});
