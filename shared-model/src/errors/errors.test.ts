import { AppointmentTakenError } from '../appointments/Appointment';
import { CertificateTooLongError, WrongAnswersError } from '../certificates/CertificateRecords';
import { DefinitionChangedError, DefinitionInvalidError } from '../definitions/DefinitionRecords';
import { PaidError, PaymentNeededError, UnpaidError, WrongPaymentError } from '../payments/Payment';
import {
  LastAdminError,
  MemberKnownError,
  OwnAccountError,
  RequestDecidedError,
} from '../people/errors';
import { SettingsChangedError } from '../settings/CouncilSettings';
import { AssignedError } from '../worklist/Worklist';
import {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DocumentUnreadableError,
  DraftChangedError,
  MoveNotAllowedError,
  NotPermittedError,
  NotSavedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  QuestionsChangedError,
  RecordNotFoundError,
  RecordsConfigError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  SignedOutError,
  StorageError,
  UnansweredError,
} from './errors';

const cause = new Error('The reason');
const move = { role: 'staff', from: 'pending', to: 'approved' };

// Areas are built by themselves: they compare the name of an error, since its class may be another one.
it.each<[name: string, error: Error, message: RegExp]>([
  ['AddressUnconfirmedError', new AddressUnconfirmedError({ cause }), /address.*not confirmed/],
  ['ApplicationChangedError', new ApplicationChangedError('a1', { cause }), /a1 has changed/],
  ['CertificateTooLongError', new CertificateTooLongError({ cause }), /more than its code/],
  ['DailyLimitError', new DailyLimitError({ cause }), /as many .* today as it may/],
  ['DefinitionChangedError', new DefinitionChangedError({ cause }), /definition has changed/],
  ['DefinitionInvalidError', new DefinitionInvalidError({ cause }), /cannot be published/],
  [
    'DocumentUnreadableError',
    new DocumentUnreadableError(2, 'id.pdf', { cause }),
    /id\.pdf cannot/,
  ],
  ['DraftChangedError', new DraftChangedError(undefined, { cause }), /draft has changed/],
  ['LastAdminError', new LastAdminError({ cause }), /at least one admin/],
  ['MemberKnownError', new MemberKnownError('asha@example.com', { cause }), /asha@example\.com/],
  ['MoveNotAllowedError', new MoveNotAllowedError(move, { cause }), /from pending to approved/],
  ['NotPermittedError', new NotPermittedError(undefined, { cause }), /does not permit/],
  ['NotSavedError', new NotSavedError(undefined, { cause }), /has not saved/],
  ['OfflineError', new OfflineError(undefined, { cause }), /cannot be reached/],
  ['OpenLimitError', new OpenLimitError({ cause }), /as many .* open as it may/],
  ['OwnAccountError', new OwnAccountError({ cause }), /their own account/],
  ['OwnApplicationError', new OwnApplicationError('a1', { cause }), /a1 is of the person/],
  ['QuestionsChangedError', new QuestionsChangedError('Water', { cause }), /of Water have changed/],
  ['RecordNotFoundError', new RecordNotFoundError('payment', 'r1', { cause }), /payment.* r1/],
  [
    'RecordsUnavailableError',
    new RecordsUnavailableError(undefined, { cause }),
    /cannot be opened/,
  ],
  ['RequestDecidedError', new RequestDecidedError('ravi', { cause }), /of ravi has been decided/],
  ['ServiceNotOfferedError', new ServiceNotOfferedError('Water', { cause }), /not offer Water/],
  ['SettingsChangedError', new SettingsChangedError({ cause }), /settings have changed/],
  ['SignedOutError', new SignedOutError(undefined, { cause }), /Nobody is signed in/],
  ['StorageFullError', new StorageError('StorageFullError', { cause }), /StorageFullError/],
  ['UnansweredError', new UnansweredError(undefined, { cause }), /not known whether/],
  ['WrongAnswersError', new WrongAnswersError({ cause }), /does not fit its question/],
])('%s has its name, says what happened and keeps the cause', (name, error, message) => {
  expect(error).toMatchObject({ name, cause, message: expect.stringMatching(message) as string });
});

it.each<[name: string, error: Error, message: RegExp]>([
  ['AppointmentTakenError', new AppointmentTakenError('2026-07-01T10:00:00.000Z'), /2026-07-01T10/],
  ['AssignedError', new AssignedError('Meera'), /taken the application/],
  ['PaidError', new PaidError(), /paid already/],
  ['PaymentNeededError', new PaymentNeededError(), /needs the payment/],
  ['RecordsConfigError', new RecordsConfigError(['no key', 'no id']), /not right: no key; no id/],
  ['UnpaidError', new UnpaidError(20), /not paid/],
  ['WrongPaymentError', new WrongPaymentError(), /does not fit the fee/],
])('%s has its name and says what happened', (name, error, message) => {
  expect(error).toMatchObject({ name, message: expect.stringMatching(message) as string });
});

it('names what cannot be moved, found or read', () => {
  expect(new MoveNotAllowedError({ ...move, from: null }).message).toMatch(/from new to approved/);
  expect(new DocumentUnreadableError(2, 'id.pdf')).toHaveProperty('documentIndex', 2);
  expect(new AssignedError('Meera')).toHaveProperty('assignee', 'Meera');
});
