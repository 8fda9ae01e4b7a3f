import { sampleApplication } from '../applications/testing/sampleApplication';
import { trackingOf } from './Tracking';

const sent = sampleApplication({ trackingNumber: '7K2MQ9XD04TT0' });
const step = {
  at: '2026-07-02T10:00:00.000Z',
  by: { uid: 'c', name: 'Meera', role: 'staff' },
} as const;

describe('what anybody with the tracking number reads', () => {
  it('is the stage with its dates, and nothing of the citizen', () => {
    expect(trackingOf({ ...sent, deadline: { day: '2026-07-20' } })).toEqual({
      number: '7K2MQ9XD04TT0',
      service: 'Birth Certificate',
      status: 'pending',
      submittedAt: sent.submittedAt,
      since: sent.submittedAt,
      deadline: { day: '2026-07-20' },
    });
  });

  it('is nothing without a tracking number', () => {
    expect(trackingOf(sampleApplication())).toBeUndefined();
  });

  it('has the time since which it has its status: notes do not count', () => {
    const review = { ...step, from: 'pending', to: 'in-review' } as const;
    const note = {
      ...step,
      at: '2026-07-03T10:00:00.000Z',
      from: 'in-review',
      to: 'in-review',
    } as const;
    const history = [...sent.history, review, note];
    expect(trackingOf({ ...sent, history })).toHaveProperty('since', step.at);
  });

  it('has the time of the submission where no step is known', () => {
    const tracking = trackingOf({ ...sent, history: [] });
    expect(tracking).toHaveProperty('since', sent.submittedAt);
    expect(tracking).not.toHaveProperty('deadline');
  });
});
