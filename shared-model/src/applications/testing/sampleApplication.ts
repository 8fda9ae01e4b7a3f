import type { Application } from '../applicationSchema';

/** An application that waits for the office. For tests. */
export function sampleApplication(parts: Partial<Application> = {}): Application {
  const at = '2026-07-01T10:00:00.000Z';
  const by = { uid: 'asha', name: 'Asha Rao', role: 'user' } as const;
  return {
    id: 'a1',
    number: '#PAN-2026-001',
    applicant: { uid: 'asha', name: 'Asha Rao', email: 'asha@example.com' },
    service: 'Birth Certificate',
    details: '',
    status: 'pending',
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    documents: [],
    history: [{ at, by, from: null, to: 'pending' }],
    ...parts,
  };
}
