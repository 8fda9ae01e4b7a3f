import { promisedDays } from './promisedDays';

const services = [
  { id: 's1', name: 'Water', days: 7 },
  { id: 's2', name: 'Birth', days: 3 },
];
const form = (serviceId: string) => ({ serviceId, version: 1, answers: {}, papers: {} });

it.each([
  ['of the form, whatever its name', { service: 'Water', form: form('s2') }, 3],
  ['with its name, where the form’s is gone', { service: 'Water', form: form('s9') }, 7],
  ['with its name, without a form', { service: 'Birth' }, 3],
  ['that is no longer offered', { service: 'Road' }, 15],
])('promises the days of the service %s', (_what, application, days) => {
  expect(promisedDays(services, application)).toBe(days);
});
