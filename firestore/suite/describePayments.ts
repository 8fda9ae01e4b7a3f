import { Timestamp } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import { addDays } from 'shared-data/model';
import * as certified from './certified';
import type { Data, Records } from './database';
import { withEntries } from './entries';
import { allows, refuses } from './expectEach';
import * as paid from './paid';
import { people, type PersonName } from './people';
import * as records from './records';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const { admin, staff } = people;
const { note, paidBefore, payment, receipt, nextReceipt, today, year } = paid;
const { longAgo, now } = records;
const upi = { method: 'upi', reference: '412345678901' };
const strangers = [
  ...['signed out', 'owner', 'other citizen', 'unconfirmed staff', 'revoked staff'],
  ...['unconfirmed admin', 'blocked staff', 'blocked admin'],
] as const satisfies readonly PersonName[];
const form = records.filledForm();

export function describePayments({ as, enter }: RulesCouncil): void {
  const take =
    (otherwise: paid.Otherwise = {}, name: PersonName = 'staff', before: Records = paidBefore()) =>
    async () => {
      await enter(before);
      await paid.take(as(name), otherwise, people[name] ?? staff);
    };
  const cancel =
    (
      otherwise: Parameters<typeof paid.cancel>[1] = {},
      name: PersonName = 'admin',
      before: Records = {},
    ) =>
    async () => {
      await enter({ ...paidBefore(), ...before });
      await paid.cancel(as(name), otherwise, people[name] ?? admin);
    };
  const withNote = (fields: Data): paid.Otherwise => ({ payment: fields, note: fields });
  const of = (more: Data) => records.application(more);

  describe('recording a payment', () => {
    const beforeFirst = () =>
      Object.fromEntries(
        Object.entries(paidBefore()).filter(
          ([path]) => path.startsWith('applications/') || path.startsWith('services/'),
        ),
      );
    allows({
      'cash by a clerk (#18.5)': take(),
      'cash by an admin (#18.5)': take({}, 'admin'),
      'a UPI payment with its reference (#18.5)': take({
        payment: upi,
        note: { method: 'upi' },
      }),
      'the shortest reference (#18.5)': take({
        payment: { ...upi, reference: 'x'.repeat(limits.upiReference.least) },
        note: { method: 'upi' },
      }),
      'the longest reference (#18.5)': take({
        payment: { ...upi, reference: 'x'.repeat(limits.upiReference.most) },
        note: { method: 'upi' },
      }),
      'the first payment of a year (#18.5)': take(
        { receipt, counter: { last: 1 } },
        'staff',
        beforeFirst(),
      ),
      'the tenth payment of a year (#18.5)': take(
        { receipt: `R-${year}-0010`, counter: { last: 10 } },
        'staff',
        { ...paidBefore(), [`receiptCounters/${year}`]: { last: 9, at: longAgo } },
      ),
      'the hundredth payment (#18.5)': take(
        { receipt: `R-${year}-0100`, counter: { last: 100 } },
        'staff',
        { ...paidBefore(), [`receiptCounters/${year}`]: { last: 99, at: longAgo } },
      ),
      'the thousandth payment (#18.5)': take(
        { receipt: `R-${year}-1000`, counter: { last: 1000 } },
        'staff',
        { ...paidBefore(), [`receiptCounters/${year}`]: { last: 999, at: longAgo } },
      ),
      'the ten thousandth payment (#18.5)': take(
        { receipt: `R-${year}-10000`, counter: { last: 10_000 } },
        'staff',
        { ...paidBefore(), [`receiptCounters/${year}`]: { last: 9999, at: longAgo } },
      ),
      'a payment after another was cancelled (#18.5)': take({ id: 'a2' }, 'staff', {
        ...paidBefore(),
        'applications/a2': of({ form }),
      }),
      'a payment for an approved application (#18.5)': take(
        {},
        'staff',
        paidBefore({ status: 'approved' }),
      ),
      'the fee of the service for an application without a form (#18.5)': take({}, 'staff', {
        ...paidBefore(),
        'applications/a1': of({}),
        'services/birth': records.service({ fee: 50 }),
      }),
      'any amount if the service was removed (#18.5)': take(withNote({ amount: 70 }), 'staff', {
        ...paidBefore(),
        'applications/a1': of({ keys: { outcome: 'pending', serviceId: 'gone' } }),
      }),
      'any amount if no service is named (#18.5)': take(withNote({ amount: 70 }), 'staff', {
        ...paidBefore(),
        'applications/a1': of({ keys: { outcome: 'pending' } }),
      }),
      'any amount if the version was removed (#18.5)': take(
        withNote({ amount: 70 }),
        'staff',
        paidBefore({ form: records.filledForm({ version: 9 }) }),
      ),
    });

    refuses({
      ...Object.fromEntries(strangers.map((name) => [`one by ${name} (#18.5)`, take({}, name)])),
      'a payment for the clerk’s own application (#18.5)': take(
        { payment: { applicant: staff.name } },
        'staff',
        {
          ...paidBefore(),
          'applications/a1': records.application({ form }, staff),
        },
      ),
      'less than the fee (#18.5)': take(withNote({ amount: 49 })),
      'more than the fee (#18.5)': take(withNote({ amount: 51 })),
      'another amount than the fee of the service (#18.5)': take({}, 'staff', {
        ...paidBefore(),
        'applications/a1': of({}),
        'services/birth': records.service({ fee: 60 }),
      }),
      'a payment for a free service (#18.5)': take({}, 'staff', {
        ...paidBefore(),
        ...paid.feeOf(0),
      }),
      'an amount of 0 (#18.5)': take(withNote({ amount: 0 }), 'staff', {
        ...paidBefore(),
        ...paid.feeOf(0),
      }),
      'an amount above every possible fee (#18.5)': take(
        withNote({ amount: limits.serviceFee + 1 }),
        'staff',
        { ...paidBefore(), ...paid.feeOf(limits.serviceFee + 1) },
      ),
      'half a rupee (#18.5)': take(withNote({ amount: 49.5 }), 'staff', {
        ...paidBefore(),
        ...paid.feeOf(49.5),
      }),
      'a UPI payment without a reference (#18.5)': take({
        payment: { method: 'upi' },
        note: { method: 'upi' },
      }),
      'a reference that is too short (#18.5)': take({
        payment: { ...upi, reference: 'x'.repeat(limits.upiReference.least - 1) },
        note: { method: 'upi' },
      }),
      'a reference that is too long (#18.5)': take({
        payment: { ...upi, reference: 'x'.repeat(limits.upiReference.most + 1) },
        note: { method: 'upi' },
      }),
      'a reference with markup (#18.5)': take({
        payment: { ...upi, reference: '<b>412345</b>' },
        note: { method: 'upi' },
      }),
      'cash with a reference (#18.5)': take({ payment: { reference: upi.reference } }),
      'another method (#18.5)': take(withNote({ method: 'cheque' })),
      'a payment for a paid application (#18.5)': take({ id: 'a2' }),
      'the receipt of another payment (#18.5)': take({ receipt, counter: { last: 1 } }),
      'a gap in the numbers (#18.5)': take({ receipt: `R-${year}-0003`, counter: { last: 3 } }),
      'a number lower than the last (#18.5)': take({
        receipt: `R-${year}-0000`,
        counter: { last: 0 },
      }),
      'the first number again (#18.5)': take({ receipt, counter: { last: 1 } }, 'staff', {
        ...paidBefore(),
        [`receiptCounters/${year}`]: { last: 5, at: longAgo },
      }),
      'a number that differs from the counter (#18.5)': take({ receipt: `R-${year}-0003` }),
      'a receipt without leading zeros (#18.5)': take({ receipt: `R-${year}-2` }),
      'a receipt with more leading zeros (#18.5)': take({ receipt: `R-${year}-00002` }),
      'a receipt of another year (#18.5)': take({ receipt: 'R-2020-0002', year: '2020' }, 'staff', {
        ...paidBefore(),
        'receiptCounters/2020': { last: 1, at: longAgo },
      }),
      'the counter of another year (#18.5)': take(
        { receipt: 'R-2020-0002', year: '2020', payment: { day: '2020-06-15' } },
        'staff',
        { ...paidBefore(), 'receiptCounters/2020': { last: 1, at: longAgo } },
      ),
      'a counter that did not change (#18.5)': take({ counter: null }, 'staff', {
        ...paidBefore(),
        [`receiptCounters/${year}`]: { last: 2, at: longAgo },
      }),
      'a backdated counter (#18.5)': take({ counter: { at: longAgo } }),
      'an extra field in the counter (#18.5)': take({ counter: { more: true } }),
      'the counter without a payment (#18.5)': take({ payment: null, note: null }),
      'a payment without its note in the application (#18.5)': take({ note: null }),
      'a note without its payment (#18.5)': take({ payment: null, counter: null }),
      'a note of another receipt (#18.5)': take({ note: { receipt } }),
      'a note of another amount (#18.5)': take({ note: { amount: 40 } }),
      'a note of another method (#18.5)': take({ note: { method: 'upi' } }),
      'a backdated note (#18.5)': take({ note: { at: longAgo } }),
      'an extra field in the note (#18.5)': take({ note: { more: true } }),
      'a missing field in the note (#18.5)': take({ note: { method: undefined } }),
      'a step in addition (#18.5)': take({ application: { revision: 2 } }),
      'another status in addition (#18.5)': take({ application: { status: 'approved' } }),
      'another time of change in addition (#18.5)': take({ application: { updatedAt: now() } }),
      'a payment for two applications (#18.5)': async () => {
        await enter({ ...paidBefore(), 'applications/a3': of({ form }) });
        const database = as('staff');
        const batch = database.batch();
        batch.set(database.doc(`payments/${nextReceipt}`), payment());
        batch.set(database.doc(`receiptCounters/${year}`), { last: 2, at: now() });
        batch.update(database.doc('applications/a1'), { payment: note() });
        batch.update(database.doc('applications/a3'), { payment: note() });
        for (const [path, data] of Object.entries(paid.entry('recorded', nextReceipt, staff))) {
          batch.set(database.doc(path), data);
        }
        await batch.commit();
      },
      'two payments with one number (#18.5)': take({
        beside: { [`payments/R-${year}-0003`]: payment() },
      }),
      'another clerk’s name (#18.5)': take({
        payment: { by: { uid: staff.uid, name: admin.name } },
      }),
      'another clerk (#18.5)': take({ payment: { by: { uid: admin.uid, name: admin.name } } }),
      'another applicant’s name (#18.5)': take({ payment: { applicant: 'Bina Patil' } }),
      'another application’s number (#18.5)': take({ payment: { number: '#PAN-2026-1' } }),
      'another service (#18.5)': take({ payment: { service: 'Trade License' } }),
      'another application (#18.5)': take({ payment: { application: 'a2' } }),
      'a backdated payment (#18.5)': take({ payment: { at: longAgo } }),
      'a payment that is created as cancelled (#18.5)': take({
        payment: {
          cancelled: { at: now(), by: { uid: staff.uid, name: staff.name }, reason: 'x' },
        },
      }),
      'a payment without a log entry (#18.5)': take({ entry: null }),
      'an entry of another kind (#18.5)': take({ entry: { kind: 'export' } }),
      'an entry of another action (#18.5)': take({ entry: { action: 'cancelled' } }),
      'an entry of another amount (#18.5)': take({ entry: { detail: `${nextReceipt}, ₹40` } }),
      'an entry of another application (#18.5)': take({ entry: { subject: '#PAN-2026-1' } }),
      'an entry of another person (#18.5)': take({
        entry: { by: { uid: admin.uid, name: admin.name, role: 'admin' } },
      }),
      'an entry without its payment (#18.5)': take({ payment: null, counter: null, note: null }),
      'an extra field in the payment (#18.5)': take({ payment: { more: true } }),
      ...Object.fromEntries(
        Object.keys(payment()).map((field) => [
          `a payment without ${field} (#18.5)`,
          take({ payment: { [field]: undefined } }),
        ]),
      ),
    });

    // Days that a clock in another time zone can show, and days that none can.
    const onDay = (offset: number) => () => {
      const day = addDays(today(), offset);
      const ofYear = day.slice(0, 4);
      const number = ofYear === year ? nextReceipt : `R-${ofYear}-0001`;
      const counter = ofYear === year ? {} : { last: 1 };
      return take({ payment: { day }, receipt: number, counter, year: ofYear })();
    };
    allows({
      'the day before (#18.5)': onDay(-1),
      'the day after (#18.5)': onDay(1),
    });
    refuses({
      'two days before (#18.5)': onDay(-2),
      'two days after (#18.5)': onDay(2),
      'a year before (#18.5)': onDay(-365),
      'an invalid day (#18.5)': take({ payment: { day: `${year}-13-45` } }),
      'a time as a day (#18.5)': take({ payment: { day: Timestamp.now() } }),
    });
  });

  describe('a recorded payment', () => {
    const change =
      (act: (path: string) => Promise<unknown>, path = `payments/${receipt}`) =>
      async () => {
        await enter(paidBefore());
        await act(path);
      };
    const read = (name: PersonName, path: string) => async () => {
      await enter(paidBefore());
      await as(name).doc(path).get({ source: 'server' });
    };
    const list = (name: PersonName, count: number) => async () => {
      await enter(paidBefore());
      await as(name).collection('payments').limit(count).get({ source: 'server' });
    };
    const counterPath = `receiptCounters/${year}`;

    allows({
      'reading it by its citizen (#18.5)': read('owner', `payments/${receipt}`),
      'reading a receipt that does not exist, by a clerk (#18.5)': read(
        'staff',
        `payments/${nextReceipt}`,
      ),
      'the list of a day by a clerk (#18.5)': list('staff', limits.daySheet),
    });
    refuses({
      'reading it by another citizen (#18.5)': read('other citizen', `payments/${receipt}`),
      'reading a receipt that does not exist, by a citizen (#18.5)': read(
        'owner',
        `payments/${nextReceipt}`,
      ),
      'reading the counter by a citizen (#18.5)': read('owner', counterPath),
      'a list longer than the payments of a day (#18.5)': list('staff', limits.daySheet + 1),
      'the list by a citizen (#18.5)': list('owner', 1),
      'a list of their own application’s payments by a citizen (#18.5)': async () => {
        await enter(paidBefore());
        const payments = as('owner').collection('payments');
        await payments.where('application', '==', 'a2').limit(1).get({ source: 'server' });
      },
      ...Object.fromEntries(
        (['staff', 'admin'] as const).flatMap((name) => [
          [
            `another amount by ${name} (#18.5)`,
            change((path) => as(name).doc(path).update({ amount: 10 })),
          ],
          [
            `another clerk by ${name} (#18.5)`,
            change((path) =>
              as(name)
                .doc(path)
                .update({ by: { uid: admin.uid, name: admin.name } }),
            ),
          ],
          [`deleting it by ${name} (#18.5)`, change((path) => as(name).doc(path).delete())],
          [
            `deleting the counter by ${name} (#18.5)`,
            change((path) => as(name).doc(path).delete(), counterPath),
          ],
          [
            `decreasing the counter by ${name} (#18.5)`,
            change((path) => as(name).doc(path).set({ last: 0, at: now() }), counterPath),
          ],
          [
            `removing the note from the application by ${name} (#18.5)`,
            async () => {
              await enter(paidBefore());
              await paid.cancel(as(name), { cancelled: null }, people[name]);
            },
          ],
        ]),
      ),
    });
  });

  describe('cancelling a payment', () => {
    const paidFirst = (state: string): Records => ({
      ...paidBefore({}, { status: 'approved', certificate: certified.number }),
      ...paid.feeOf(50, { paidFirst: true }),
      [`certificates/${certified.number}`]: certified.record({ application: 'a2', state }),
    });
    allows({
      'a cancellation by an admin (#18.5)': cancel(),
      'a reason of the length of a note (#18.5)': cancel({
        cancelled: { reason: 'x'.repeat(limits.note) },
      }),
      'the payment for a revoked certificate (#18.5)': cancel({}, 'admin', paidFirst('revoked')),
      'the payment for a certificate that did not require it (#18.5)': cancel({}, 'admin', {
        ...paidFirst('valid'),
        ...paid.feeOf(50),
      }),
    });
    refuses({
      ...Object.fromEntries(
        [...strangers, 'staff' as const].map((name) => [`by ${name} (#18.5)`, cancel({}, name)]),
      ),
      'the payment for the admin’s own application (#18.5)': cancel({}, 'admin', {
        'applications/a2': records.application(
          { form, payment: note({ receipt, at: longAgo }) },
          admin,
        ),
      }),
      'no reason (#18.5)': cancel({ cancelled: { reason: '' } }),
      'a reason that is too long (#18.5)': cancel({
        cancelled: { reason: 'x'.repeat(limits.note + 1) },
      }),
      'another admin’s name (#18.5)': cancel({
        cancelled: { by: { uid: admin.uid, name: staff.name } },
      }),
      'a backdated cancellation (#18.5)': cancel({ cancelled: { at: longAgo } }),
      'a cancellation without a log entry (#18.5)': cancel({ entry: null }),
      'an entry of another action (#18.5)': cancel({ entry: { action: 'recorded' } }),
      'an entry without its cancellation (#18.5)': cancel({ cancelled: null, application: null }),
      'an extra field in addition (#18.5)': cancel({ cancelled: { more: true } }),
      'another amount in addition (#18.5)': cancel({ payment: { amount: 10 } }),
      'a cancellation that the application does not record (#18.5)': cancel({ application: null }),
      'an application that stays paid (#18.5)': cancel({
        application: { payment: note({ receipt, at: longAgo }) },
      }),
      'a step in addition (#18.5)': cancel({ application: { revision: 2 } }),
      'a second cancellation (#18.5)': cancel({}, 'admin', {
        [`payments/${receipt}`]: payment({
          application: 'a2',
          at: longAgo,
          cancelled: { at: longAgo, by: { uid: admin.uid, name: admin.name }, reason: 'x' },
        }),
      }),
      'a payment that was replaced by a new one (#18.5)': cancel({}, 'admin', {
        'applications/a2': of({ form, payment: note({ receipt: nextReceipt, at: longAgo }) }),
      }),
      'the payment for a valid certificate that required it (#18.5)': cancel(
        {},
        'admin',
        paidFirst('valid'),
      ),
    });
  });

  describe('a certificate that requires the fee', () => {
    const issue = (waiting: Data) => async () => {
      await enter({
        ...certified.approved({}, waiting),
        ...certified.key(),
        ...paid.feeOf(50, { paidFirst: true }),
      });
      await certified.issue(as('admin'));
    };
    allows({
      'a certificate whose fee is paid (#18.5)': issue({ payment: note({ receipt, at: longAgo }) }),
    });
    refuses({
      'a certificate whose fee is not paid (#18.5)': issue({}),
    });
  });

  describe('the certificate part of a definition', () => {
    const template = {
      title: 'Birth Certificate',
      text: 'Certified.',
      table: [],
      signatory: { name: 'Sunita Devi', office: 'Village Secretary' },
    };
    const publish = (fee: number, more: Data) => async () => {
      await enter({ 'services/s1': records.service() });
      const described = { fee, certificate: { ...template, ...more } };
      const made = records.publication(1, described);
      const offer = { ...made['services/s1'], fee };
      const before = { 'services/s1': records.service() };
      await write(as('admin'), withEntries({ ...made, 'services/s1': offer }, before));
    };
    const save = (more: Data) => async () => {
      await enter({ 'services/s1': records.service() });
      const definition = records.definition({ certificate: { ...template, ...more } });
      await as('admin').doc('serviceDrafts/s1').set(records.serviceDraft({ definition }));
    };
    allows({
      'a certificate that requires the fee (#18.5)': publish(50, { paidFirst: true }),
      'a draft of such a certificate (#18.5)': save({ paidFirst: true }),
    });
    refuses({
      'a certificate that requires a fee of 0 (#18.5)': publish(0, { paidFirst: true }),
      'false as the requirement (#18.5)': publish(50, { paidFirst: false }),
      'false as the requirement in a draft (#18.5)': save({ paidFirst: false }),
      'an extra field (#18.5)': save({ paidFirst: true, more: true }),
    });
  });
}
