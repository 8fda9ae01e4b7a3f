import { type Application, councilDay, limits, type NewPayment } from 'shared-model';
import { applyFor, certifying, publishService } from '../../certificates/contract/certifiedService';
import type { RecordStore } from '../../features/RecordStore';
import { firstOf, follow } from '../../store/testing/follow';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import {
  byAdmin,
  byCitizen,
  byStaff,
  citizen,
  draft,
  otherCitizen,
} from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const cash = { amount: 20, method: 'cash', by: byStaff } as const satisfies NewPayment;
const upi = { ...cash, method: 'upi', reference: '412345678901' } as const satisfies NewPayment;
const timers = [
  ...['hrtime', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
] as const;
const reason = 'The citizen got the money back.';
const paidFirst = {
  ...certifying,
  certificate: { ...certifying.certificate, paidFirst: true },
} as const;

/** An application for a service whose fee is ₹20. */
async function applied(
  open: OpenForTest,
  parts: Parameters<typeof publishService>[1] = certifying,
) {
  const store = await open();
  const application = await applyFor(store, await publishService(store, parts));
  return { store, application, id: application.id };
}

/** Resolves when a watch of an application's payments has `count` of them. */
async function paymentsOf({ payments }: RecordStore, id: string, count: number) {
  const following = follow(payments.watchOf(id));
  const found = await following.until((all) => all.length === count);
  following.stop();
  return found;
}

const latest = ({ applications }: RecordStore, id: string) => firstOf(applications.watchOne(id));

const approve = ({ applications }: RecordStore, { id, revision }: Application) =>
  applications.move(id, { to: 'approved', by: byAdmin, revision });

/** Runs an action with the clock a day behind, as if it happened yesterday; timers go on. */
async function yesterday<T>(act: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() - 86_400_000, doNotFake: [...timers] });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}

export function describePayments(open: OpenForTest): void {
  describe('recording a payment', () => {
    it('gives the payment the first receipt of the year, and stores it with the application (#18.5)', async () => {
      const { store, application, id } = await applied(open);
      const payment = await store.payments.record(id, cash);
      const day = councilDay(new Date());
      expect(payment).toMatchObject({
        receipt: `R-${day.slice(0, 4)}-0001`,
        application: id,
        number: application.number,
        service: 'Pension Letter',
        applicant: citizen.name,
        amount: 20,
        method: 'cash',
        day,
        by: { uid: byStaff.uid, name: byStaff.name },
      });
      expect(payment.reference).toBeUndefined();
      expect(payment.cancelled).toBeUndefined();
      const { receipt, amount, method, at } = payment;
      expect((await latest(store, id)).payment).toEqual({ receipt, amount, method, at });
      expect(await paymentsOf(store, id, 1)).toEqual([payment]);
    });

    it('leaves the revision and the history as they are (#18.5)', async () => {
      const { store, application, id } = await applied(open);
      await store.payments.record(id, upi);
      const { payment, ...paid } = await latest(store, id);
      expect(payment?.method).toBe('upi');
      expect(application).toMatchObject(paid);
    });

    it('keeps the reference of a UPI payment (#18.5)', async () => {
      const { store, id } = await applied(open);
      expect(await store.payments.record(id, upi)).toMatchObject({ reference: '412345678901' });
    });

    it('numbers the receipts of several payments without a gap (#18.5)', async () => {
      const { store, id } = await applied(open);
      const other = await applyFor(store, await publishService(store), {}, otherCitizen);
      const year = councilDay(new Date()).slice(0, 4);
      const [first, second] = [
        await store.payments.record(id, cash),
        await store.payments.record(other.id, upi),
      ];
      expect([first.receipt, second.receipt]).toEqual([`R-${year}-0001`, `R-${year}-0002`]);
    });

    it('numbers the receipts of several clerks at once without a gap (#18.5)', async () => {
      const { store, id } = await applied(open);
      const other = await applyFor(store, await publishService(store), {}, otherCitizen);
      const recorded = await Promise.all([
        store.payments.record(id, cash),
        store.payments.record(other.id, { ...cash, by: byAdmin }),
      ]);
      expect(recorded.map(({ receipt }) => receipt.slice(-4)).toSorted()).toEqual(['0001', '0002']);
    });

    it('refuses the second of two clerks who record it at once (#18.5)', async () => {
      const { store, id } = await applied(open);
      const results = await Promise.allSettled([
        store.payments.record(id, cash),
        store.payments.record(id, { ...upi, by: byAdmin }),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { name: 'PaidError' } }]);
      await paymentsOf(store, id, 1);
    });

    it.each<[string, Partial<NewPayment>, string]>([
      ['less than the fee', { amount: 19 }, 'WrongPaymentError'],
      ['more than the fee', { amount: 21 }, 'WrongPaymentError'],
      ['nothing', { amount: 0 }, 'WrongPaymentError'],
      ['a UPI payment without a reference', { method: 'upi' }, 'WrongPaymentError'],
      ['a short reference', { ...upi, reference: '12345' }, 'WrongPaymentError'],
      ['a long reference', { ...upi, reference: '1'.repeat(36) }, 'WrongPaymentError'],
      ['a reference with a space', { ...upi, reference: '1234 5678' }, 'WrongPaymentError'],
      ['cash with a reference', { reference: '412345678901' }, 'WrongPaymentError'],
      ['a payment that a citizen records', { by: byCitizen }, 'NotPermittedError'],
    ])('refuses %s (#18.5)', async (_what, parts, name) => {
      const { store, id } = await applied(open);
      const payment = { ...cash, ...parts };
      await expect(store.payments.record(id, payment)).rejects.toMatchObject({ name });
      expect(await latest(store, id)).not.toHaveProperty('payment');
    });

    it('refuses a clerk who records the payment of their own application (#18.5)', async () => {
      const store = await open();
      const { uid, name } = byStaff;
      const own = { uid, name, email: `${uid}@example.com` };
      const { id } = await applyFor(store, await publishService(store), {}, own);
      await expect(store.payments.record(id, cash)).rejects.toMatchObject({
        name: 'OwnApplicationError',
      });
      await store.payments.record(id, { ...cash, by: byAdmin });
    });

    it('refuses a second payment (#18.5)', async () => {
      const { store, id } = await applied(open);
      await store.payments.record(id, cash);
      await expect(store.payments.record(id, cash)).rejects.toMatchObject({ name: 'PaidError' });
      await paymentsOf(store, id, 1);
    });

    it('rejects for an application that does not exist (#18.5)', async () => {
      const { payments } = await open();
      await expect(payments.record('nothing', cash)).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });
  });

  describe('the fee', () => {
    it('equals the fee of the version that the application was made with (#18.5)', async () => {
      const { store, application, id } = await applied(open, paidFirst);
      expect(await firstOf(store.payments.watchFee(id))).toEqual({ amount: 20, paidFirst: true });
      const serviceId = application.form?.serviceId ?? '';
      const { definition } = await firstOf(store.definitions.watchVersion(serviceId, 1));
      await store.definitions.publish(serviceId, { ...definition, fee: 40 }, 1);
      expect(await firstOf(store.payments.watchFee(id))).toEqual({ amount: 20, paidFirst: true });
      await store.payments.record(id, cash);
    });

    it('equals the fee of the service where the application has no form (#18.5)', async () => {
      const store = await open();
      const added = await store.services.add('Ferry Pass');
      if (!added.added) throw new Error('not added');
      await store.services.change(added.service.id, { fee: 35 });
      const { id } = await submitNow(store.applications, draft({ service: 'Ferry Pass' }), citizen);
      const due = follow(store.payments.watchFee(id));
      await due.until(({ amount }) => amount === 35);
      due.stop();
      await expect(store.payments.record(id, cash)).rejects.toMatchObject({
        name: 'WrongPaymentError',
      });
      await store.payments.record(id, { ...cash, amount: 35 });
    });
  });

  describe('cancelling a payment', () => {
    it('leaves the payment on record and the application unpaid (#18.5)', async () => {
      const { store, application, id } = await applied(open);
      const { receipt } = await store.payments.record(id, cash);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      expect(await latest(store, id)).toEqual(application);
      const following = follow(store.payments.watchOf(id));
      const [cancelled] = await following.until(([each]) => each?.cancelled !== undefined);
      following.stop();
      expect(cancelled).toMatchObject({
        receipt,
        cancelled: { reason, by: { uid: byAdmin.uid, name: byAdmin.name } },
      });
    });

    it('lets the fee be paid again with another receipt (#18.5)', async () => {
      const { store, id } = await applied(open);
      const { receipt } = await store.payments.record(id, cash);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      const again = await store.payments.record(id, upi);
      expect(again.receipt).toMatch(/-0002$/);
      expect((await latest(store, id)).payment).toMatchObject({ receipt: again.receipt });
      const [latestPayment, first] = await paymentsOf(store, id, 2);
      expect([latestPayment?.receipt, first?.receipt]).toEqual([again.receipt, receipt]);
    });

    it.each([
      ['by staff', { reason, by: byStaff }, 'NotPermittedError'],
      ['without a reason', { reason: ' ', by: byAdmin }, 'WrongPaymentError'],
      [
        'with too long a reason',
        { reason: 'x'.repeat(limits.note + 1), by: byAdmin },
        'WrongPaymentError',
      ],
    ])('fails %s (#18.5)', async (_how, cancelling, name) => {
      const { store, id } = await applied(open);
      const { receipt } = await store.payments.record(id, cash);
      await expect(store.payments.cancel(receipt, cancelling)).rejects.toMatchObject({ name });
      expect((await latest(store, id)).payment).toMatchObject({ receipt });
    });

    it('fails for a payment that is already cancelled (#18.5)', async () => {
      const { store, id } = await applied(open);
      const { receipt } = await store.payments.record(id, cash);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      await expect(store.payments.cancel(receipt, { reason, by: byAdmin })).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('fails while a certificate that needed the payment is valid (#18.5)', async () => {
      const { store, application, id } = await applied(open, paidFirst);
      const { receipt } = await store.payments.record(id, cash);
      const { revision, certificate = '' } = await approve(store, application);
      await expect(store.payments.cancel(receipt, { reason, by: byAdmin })).rejects.toMatchObject({
        name: 'PaymentNeededError',
      });
      await store.certificates.revoke(id, { number: certificate, reason, revision, by: byAdmin });
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      expect(await latest(store, id)).not.toHaveProperty('payment');
    });
  });

  describe('the sheet of a day', () => {
    it('lists its payments in the order of their receipts, cancelled ones too (#18.5)', async () => {
      const { store, id } = await applied(open);
      const { receipt, day } = await store.payments.record(id, cash);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      await store.payments.record(id, upi);
      const following = follow(store.payments.watchDay(day));
      const sheet = await following.until((all) => all.length === 2);
      following.stop();
      expect(sheet.map(({ method, cancelled }) => [method, cancelled !== undefined])).toEqual([
        ['cash', true],
        ['upi', false],
      ]);
      expect(await firstOf(store.payments.watchDay('2020-01-01'))).toEqual([]);
    });

    it('lists a payment of another day that was cancelled on it, and the other sheet keeps it (#18.5)', async () => {
      const { store, id } = await applied(open);
      const { receipt, day } = await yesterday(() => store.payments.record(id, cash));
      const again = { day: councilDay(new Date()) };
      expect(day).not.toBe(again.day);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      const { receipt: next } = await store.payments.record(id, upi);
      const sheetOf = async (of: string, count: number) => {
        const following = follow(store.payments.watchDay(of));
        const sheet = await following.until(
          (all) => all.length === count && all[0]?.cancelled !== undefined,
        );
        following.stop();
        return sheet;
      };
      expect(await sheetOf(day, 1)).toMatchObject([{ receipt, day, cancelled: { reason } }]);
      const today = await sheetOf(again.day, 2);
      expect(today).toMatchObject([
        { receipt, day, cancelled: { reason } },
        { receipt: next, day: again.day },
      ]);
      expect(today[1]).not.toHaveProperty('cancelled');
    });
  });

  describe('the log', () => {
    it('lists payments and cancellations in their order (#18.5)', async () => {
      const { store, application, id } = await applied(open);
      const { receipt } = await store.payments.record(id, cash);
      await store.payments.cancel(receipt, { reason, by: byAdmin });
      const following = follow(store.log.watchPage({ kind: 'payment', page: 1, pageSize: 10 }));
      const { rows } = await following.until(({ total }) => total === 2);
      following.stop();
      const said = { subject: application.number, detail: `${receipt}, ₹20` };
      expect(rows).toMatchObject([
        { id: `payments-${receipt}-cancelled`, action: 'cancelled', by: byAdmin, ...said },
        { id: `payments-${receipt}`, action: 'recorded', by: byStaff, ...said },
      ]);
    });
  });

  describe('a certificate that waits for the fee', () => {
    it('does not exist before the payment, and nothing is signed (#18.5)', async () => {
      const { store, application, id } = await applied(open, paidFirst);
      await expect(approve(store, application)).rejects.toMatchObject({
        name: 'UnpaidError',
        fee: 20,
      });
      expect(await latest(store, id)).toEqual(application);
      expect(await firstOf(store.certificates.watchKeys())).toEqual([]);
    });

    it('exists after the payment and the approval (#18.5)', async () => {
      const { store, application, id } = await applied(open, paidFirst);
      await store.payments.record(id, cash);
      const approved = await approve(store, application);
      expect(approved.certificate).toBeDefined();
      expect(approved.payment?.amount).toBe(20);
    });

    it('does not prevent the rejection of its application (#18.5)', async () => {
      const { store, application } = await applied(open, paidFirst);
      const { id, revision } = application;
      const rejected = await store.applications.move(id, { to: 'rejected', by: byAdmin, revision });
      expect(rejected.status).toBe('rejected');
    });
  });
}
