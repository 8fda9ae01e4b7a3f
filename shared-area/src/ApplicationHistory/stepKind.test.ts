import { stepKind } from './stepKind';

it.each([
  [null, 'pending', 'submitted'],
  ['in-review', 'in-review', 'note'],
  ['approved', 'pending', 'taken-back'],
  ['returned', 'pending', 'resubmitted'],
  ['pending', 'in-review', 'in-review'],
  ['in-review', 'returned', 'returned'],
  ['in-review', 'recommended', 'recommended'],
  ['pending', 'approved', 'approved'],
  ['approved', 'rejected', 'rejected'],
] as const)('reads the step from %s to %s as %s', (from, to, kind) => {
  expect(stepKind({ from, to })).toBe(kind);
});

it.each([
  ['approved', 'approved', 'revoked', 'certificate-revoked'],
  ['approved', 'approved', 'replaced', 'certificate-replaced'],
  ['pending', 'approved', 'issued', 'approved'],
  ['approved', 'rejected', 'revoked', 'rejected'],
] as const)(
  'reads the step from %s to %s with a certificate that was %s as %s (#17.6)',
  (from, to, change, kind) => {
    expect(stepKind({ from, to, certificate: { number: '000000000102V', change } })).toBe(kind);
  },
);
