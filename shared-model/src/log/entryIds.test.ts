import {
  assignmentEntryId,
  certificateEntryId,
  decisionEntryId,
  entryToken,
  invitationEntryId,
  keyEntryId,
  memberEntryId,
  noteEntryId,
  paymentEntryId,
  requestEntryId,
  serviceEntryId,
  serviceRemovalEntryId,
  settingsEntryId,
  withdrawalEntryId,
} from './entryIds';

// firestore.rules compose the same ids: an action without its entry is refused.
it.each([
  [decisionEntryId('a1', 3), 'applications-a1-3'],
  [certificateEntryId('C', 'issued'), 'certificates-C-issued'],
  [keyEntryId('k1', 'added'), 'keys-k1-added'],
  [serviceEntryId('s1', 't'), 'services-s1-t'],
  [serviceRemovalEntryId('s1', 't'), 'services-s1-t-removed'],
  [serviceRemovalEntryId('s1'), 'services-s1-first-removed'],
  [settingsEntryId('office', 2), 'settings-office-2'],
  [memberEntryId('u1', 't'), 'members-u1-t'],
  [invitationEntryId('a@b.in', 't'), 'invitations-a@b.in-t'],
  [withdrawalEntryId('a@b.in', 't'), 'invitations-a@b.in-t-withdrawn'],
  [withdrawalEntryId('a@b.in'), 'invitations-a@b.in-first-withdrawn'],
  [requestEntryId('u1', 9), 'accessRequests-u1-9'],
  [assignmentEntryId('a1', 't'), 'assignment-a1-t'],
  [paymentEntryId('R-2026-0001', 'recorded'), 'payments-R-2026-0001'],
  [paymentEntryId('R-2026-0001', 'cancelled'), 'payments-R-2026-0001-cancelled'],
  [noteEntryId('export', 'u1', 't'), 'export-u1-t'],
])('derives the id of an entry from its action: %s', (id, expected) => {
  expect(id).toBe(expected);
});

it('draws tokens of twenty letters and digits', () => {
  const [one, other] = [entryToken(), entryToken()];
  expect(one).toMatch(/^[0-9a-f]{20}$/);
  expect(other).not.toBe(one);
});
