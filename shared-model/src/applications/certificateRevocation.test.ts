import type { CertificateStep } from './applicationSchema';
import { certificateRevocation } from './certificateRevocation';

type Change = CertificateStep['change'];

const historyOf = (...changes: (Change | undefined)[]) =>
  changes.map((change, index) => ({
    at: `2026-11-2${index}T05:00:00.000Z`,
    by: { uid: 'admin', name: 'Vikram', role: 'admin' } as const,
    from: 'approved' as const,
    to: 'approved' as const,
    ...(change ? { certificate: { number: '000000000102V', change } } : {}),
  }));

describe('certificateRevocation (#17.6)', () => {
  it.each<[string, (Change | undefined)[], number | undefined]>([
    ['nothing if no certificate was issued', [undefined], undefined],
    ['nothing if the certificate is valid', ['issued'], undefined],
    [
      'the step that revoked it, even if notes were added since',
      ['issued', 'revoked', undefined],
      1,
    ],
    ['nothing if it was replaced', ['issued', 'replaced'], undefined],
    ['nothing if a newer one was issued since', ['issued', 'revoked', 'issued'], undefined],
  ])('finds %s', (_what, changes, place) => {
    const history = historyOf(...changes);
    const step = place === undefined ? undefined : history[place];
    expect(certificateRevocation({ history })).toBe(step);
  });
});
