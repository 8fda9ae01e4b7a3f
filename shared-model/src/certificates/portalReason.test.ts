import { portalReasonOf } from './portalReason';

it.each([
  ['The application was rejected.', 'rejected'],
  ['The decision was taken back.', 'takenBack'],
  ['The decision was taken back', undefined],
  ['The date of birth is wrong.', undefined],
  ['', undefined],
])('recognises the reason %j as the portal’s own reason %j (#17.6)', (reason, kind) => {
  expect(portalReasonOf(reason)).toBe(kind);
});
