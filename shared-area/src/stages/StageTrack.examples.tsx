import type { ApplicationStatus } from 'shared-data';
import { StageTrack } from './StageTrack';

const now = new Date('2026-11-23T06:30:00Z');
const by = { uid: 'meera', name: 'Meera Joshi', role: 'staff' } as const;

function applicationIn(status: ApplicationStatus, day = '2026-12-04') {
  return {
    status,
    submittedAt: '2026-11-14T06:30:00.000Z',
    history: [{ at: '2026-11-17T06:30:00.000Z', by, from: 'in-review' as const, to: status }],
    deadline: { day },
  };
}

export function Sent() {
  return <StageTrack application={{ ...applicationIn('pending'), history: [] }} now={now} />;
}

export function InReview() {
  return <StageTrack application={applicationIn('in-review')} now={now} />;
}

export function ReturnedToOneself() {
  return <StageTrack application={applicationIn('returned')} now={now} isOwn />;
}

export function Recommended() {
  return <StageTrack application={applicationIn('recommended')} now={now} />;
}

export function Overdue() {
  return <StageTrack application={applicationIn('recommended', '2026-11-20')} now={now} />;
}

export function Approved() {
  return <StageTrack application={applicationIn('approved')} now={now} />;
}

export function Rejected() {
  return <StageTrack application={applicationIn('rejected')} now={now} />;
}
