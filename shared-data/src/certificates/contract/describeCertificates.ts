import {
  type Application,
  type Certificate,
  digestSecondText,
  limits,
  parseCertificateNumber,
  portalReasons,
  readToken,
  type ServiceDefinition,
} from 'shared-model';
import { compactVerify, importJWK } from 'jose';
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
import { applyFor, certifying, inMarathi, publishService } from './certifiedService';

const byOtherAdmin = { uid: 'admin-2', name: 'Other Admin', role: 'admin' } as const;

const approve = ({ applications }: RecordStore, { id, revision }: Application, by = byAdmin) =>
  applications.move(id, { to: 'approved', by, revision });

/** Resolves when a watch emits certificates with exactly these states, in this order. */
async function certificatesOf(
  { certificates }: RecordStore,
  id: string,
  ...states: Certificate['state']['kind'][]
) {
  const following = follow(certificates.watchOf(id));
  const found = await following.until(
    (all) => all.map(({ state }) => state.kind).join() === states.join(),
  );
  following.stop();
  return found;
}

async function keysOf({ certificates }: RecordStore, count: number) {
  const following = follow(certificates.watchKeys());
  const keys = await following.until((all) => all.length === count);
  following.stop();
  return keys;
}

/** An approved application whose certificate is valid. */
async function certified(open: OpenForTest) {
  const store = await open();
  const serviceId = await publishService(store);
  const approved = await approve(store, await applyFor(store, serviceId));
  const number = approved.certificate ?? '';
  const { id, revision } = approved;
  return { store, serviceId, approved, number, id, revision };
}

export function describeCertificates(open: OpenForTest): void {
  describe('approving', () => {
    it('issues a certificate with the facts of the form (#17.2)', async () => {
      const { store, serviceId, approved, number, id } = await certified(open);
      expect(parseCertificateNumber(number)).toBe(number);
      expect(approved.history.at(-1)).toMatchObject({
        from: 'pending',
        to: 'approved',
        certificate: { number, change: 'issued' },
      });
      expect(await firstOf(store.applications.watchOne(id))).toEqual(approved);
      const [certificate] = await certificatesOf(store, id, 'valid');
      expect(certificate).toMatchObject({
        number,
        applicationId: id,
        applicationNumber: approved.number,
        appliedAt: approved.submittedAt,
        serviceId,
        version: 1,
        council: 'Village Council',
        title: 'Certificate of Pension',
        holder: 'Mira Kale',
        facts: [
          { label: 'Name', value: 'Mira Kale' },
          { label: 'Number of the pension', value: '4711' },
        ],
        table: ['Number of the pension'],
        signatory: { name: 'Sunita Devi', office: 'Village Secretary' },
        state: { kind: 'valid' },
      });
      const since = Date.now() - Date.parse(certificate?.issuedAt ?? '');
      expect(Math.abs(since)).toBeLessThan(60_000);
    });

    it('signs the certificate with the registered key of the admin (#17.3)', async () => {
      const { store, number, id } = await certified(open);
      const [certificate] = await certificatesOf(store, id, 'valid');
      const [key] = await keysOf(store, 1);
      expect(key).toMatchObject({ owner: { uid: byAdmin.uid, name: byAdmin.name }, isHere: true });
      const publicKey = await importJWK(
        { kty: 'EC', crv: 'P-256', x: key?.x ?? '', y: key?.y ?? '' },
        'ES256',
      );
      const { payload, protectedHeader } = await compactVerify(certificate?.token ?? '', publicKey);
      expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: key?.kid });
      expect(new TextDecoder().decode(payload)).toContain(number);
    });

    it.each<[string, Partial<ServiceDefinition>]>([
      [
        'whose service has an answer as its outcome',
        { sections: certifying.sections, outcome: 'answer' },
      ],
      ['whose service has no certificate', { sections: certifying.sections }],
    ])('issues no certificate for an application %s (#17.2)', async (_what, parts) => {
      const store = await open();
      const application = await applyFor(store, await publishService(store, parts));
      const approved = await approve(store, application);
      expect(approved.certificate).toBeUndefined();
      expect(approved.history.at(-1)?.certificate).toBeUndefined();
      expect(await firstOf(store.certificates.watchOf(approved.id))).toEqual([]);
      expect(await firstOf(store.certificates.watchKeys())).toEqual([]);
    });

    it('adds the text in the council’s language (#20.4)', async () => {
      const store = await open();
      const settings = await firstOf(store.settings.watch());
      const translations = { mr: { name: 'ग्रामपंचायत' } };
      await store.settings.save({ ...settings, language: 'mr', translations });
      const parts = { ...certifying, translations: inMarathi };
      const { id } = await approve(
        store,
        await applyFor(store, await publishService(store, parts)),
      );
      const [certificate] = await certificatesOf(store, id, 'valid');
      expect(certificate?.text).toBe(
        'This is to certify that Mira Kale receives the pension 4711.',
      );
      expect(certificate?.second).toEqual({
        language: 'mr',
        council: 'ग्रामपंचायत',
        title: 'निवृत्तिवेतनाचा दाखला',
        text: 'Mira Kale यांना निवृत्तिवेतन 4711 मिळते.',
        facts: [
          { label: 'Name', value: 'Mira Kale' },
          { label: 'क्रमांक', value: '4711' },
        ],
        signatory: { name: 'Sunita Devi', office: 'Village Secretary' },
      });
      const read = readToken(certificate?.token ?? '');
      expect(read).toMatchObject({
        claims: {
          second: {
            language: 'mr',
            digest: certificate?.second && (await digestSecondText(certificate.second)),
          },
        },
      });
    });

    it('issues no certificate for an application without a form (#17.2)', async () => {
      const store = await open();
      const approved = await approve(store, await submitNow(store.applications, draft(), citizen));
      expect(approved).toMatchObject({ status: 'approved', revision: 2 });
      expect(approved.certificate).toBeUndefined();
      expect(await firstOf(store.certificates.watchOf(approved.id))).toEqual([]);
    });

    it('issues one certificate when two admins approve at once (#17.2)', async () => {
      const store = await open();
      const application = await applyFor(store, await publishService(store));
      const results = await Promise.allSettled([
        approve(store, application),
        approve(store, application, byOtherAdmin),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { name: 'ApplicationChangedError' } }]);
      await certificatesOf(store, application.id, 'valid');
    });

    it('issues separate certificates for twenty concurrent approvals, with one key (#17.2)', async () => {
      const store = await open();
      const serviceId = await publishService(store);
      const applications = [];
      // By two citizens in turn: one account may have at most ten open applications.
      for (let count = 0; count < 20; count += 1) {
        const applicant = count % 2 === 0 ? citizen : otherCitizen;
        applications.push(await applyFor(store, serviceId, {}, applicant));
      }
      const approved = await Promise.all(applications.map((each) => approve(store, each)));
      const numbers = approved.map(({ certificate }) => certificate);
      expect(new Set(numbers).size).toBe(20);
      expect(numbers).not.toContain(undefined);
      await keysOf(store, 1);
      // A long timeout for forty writes on a busy machine.
    }, 150_000);

    it('refuses a certificate that is too long for its code, and does not change the application (#17.3)', async () => {
      const store = await open();
      const application = await applyFor(store, await publishService(store), {
        // In Devanagari a letter takes three bytes.
        name: 'म'.repeat(limits.personName),
        number: 'म'.repeat(limits.answers.shortText),
      });
      await expect(approve(store, application)).rejects.toMatchObject({
        name: 'CertificateTooLongError',
      });
      expect(await firstOf(store.applications.watchOne(application.id))).toEqual(application);
    });
  });

  describe('an answer that fails its question’s own check (#44b)', () => {
    it('stops the approval, and no other decision', async () => {
      const store = await open();
      const application = await applyFor(store, await publishService(store), {
        number: 'x'.repeat(limits.answers.shortText + 1),
      });
      await expect(approve(store, application)).rejects.toMatchObject({
        name: 'WrongAnswersError',
      });
      expect(await firstOf(store.applications.watchOne(application.id))).toEqual(application);
      const { id, revision } = application;
      const rejected = { to: 'rejected', by: byAdmin, revision, note: 'No number.' } as const;
      expect(await store.applications.move(id, rejected)).toMatchObject({ status: 'rejected' });
    });

    it('stops the approval of a service without a certificate too', async () => {
      const store = await open();
      const { sections } = certifying;
      const service = await publishService(store, { sections, outcome: 'answer' });
      const application = await applyFor(store, service, {
        number: 'x'.repeat(limits.answers.shortText + 1),
      });
      await expect(approve(store, application)).rejects.toMatchObject({
        name: 'WrongAnswersError',
      });
    });
  });

  describe('the end of an approval', () => {
    it('revokes the certificate when the decision is taken back (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const back = await store.applications.move(id, { to: 'pending', by: byAdmin, revision });
      expect(back).toMatchObject({ status: 'pending', certificate: number });
      expect(back.history.at(-1)?.certificate).toEqual({ number, change: 'revoked' });
      const [certificate] = await certificatesOf(store, id, 'revoked');
      expect(certificate?.state).toMatchObject({ reason: portalReasons.takenBack });
    });

    it('revokes the certificate with the reason of a rejection (#17.6)', async () => {
      const { store, id, revision } = await certified(open);
      const note = 'The papers were of somebody else.';
      await store.applications.move(id, { to: 'rejected', note, by: byAdmin, revision });
      const [certificate] = await certificatesOf(store, id, 'revoked');
      expect(certificate?.state).toMatchObject({ reason: note });
    });

    it('allows another certificate with another approval (#17.2)', async () => {
      const { store, id, revision, number } = await certified(open);
      const back = await store.applications.move(id, { to: 'pending', by: byAdmin, revision });
      const again = await approve(store, back);
      expect(again.certificate).not.toBe(number);
      expect(again.history.at(-1)?.certificate?.change).toBe('issued');
      const [latest, first] = await certificatesOf(store, id, 'valid', 'revoked');
      expect([latest?.number, first?.number]).toEqual([again.certificate, number]);
    });

    it('does not change the certificate when staff add a note (#17.6)', async () => {
      const { store, id, revision } = await certified(open);
      const note = { to: 'approved', note: 'Called.', by: byStaff, revision } as const;
      const noted = await store.applications.move(id, note);
      expect(noted.history.at(-1)?.certificate).toBeUndefined();
      await certificatesOf(store, id, 'valid');
    });
  });

  describe('revoking', () => {
    const reason = 'The date of birth is wrong.';

    it('records the reason in the certificate and in the history (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const change = { number, reason, by: byAdmin, revision };
      const revoked = await store.certificates.revoke(id, change);
      expect(revoked).toMatchObject({ status: 'approved', certificate: number, revision: 3 });
      expect(revoked.history.at(-1)).toMatchObject({
        from: 'approved',
        to: 'approved',
        note: reason,
        certificate: { number, change: 'revoked' },
      });
      const [certificate] = await certificatesOf(store, id, 'revoked');
      expect(certificate?.state).toMatchObject({ kind: 'revoked', reason });
    });

    it('updates an open watch (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const following = follow(store.certificates.watchOf(id));
      await following.until(([first]) => first?.state.kind === 'valid');
      await store.certificates.revoke(id, { number, reason, by: byAdmin, revision });
      await following.until(([first]) => first?.state.kind === 'revoked');
      following.stop();
    });

    it('appears in the latest steps of the citizen and of the council (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      await store.certificates.revoke(id, { number, reason, by: byAdmin, revision });
      const revoked = { applicationId: id, certificate: { number, change: 'revoked' } };
      const [own] = await firstOf(store.citizenDashboard.watchActivities(citizen.uid));
      expect(own).toMatchObject(revoked);
      const [latest] = await firstOf(store.reports.watchActivity(1));
      expect(latest).toMatchObject(revoked);
    });

    it('keeps the reason when the approval ends afterwards (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const revoked = await store.certificates.revoke(id, {
        number,
        reason,
        by: byAdmin,
        revision,
      });
      const rejected = await store.applications.move(id, {
        to: 'rejected',
        note: 'No.',
        by: byAdmin,
        revision: revoked.revision,
      });
      expect(rejected.history.at(-1)?.certificate).toBeUndefined();
      const [certificate] = await certificatesOf(store, id, 'revoked');
      expect(certificate?.state).toMatchObject({ reason });
    });

    it.each([
      ['by staff', { by: byStaff }, 'MoveNotAllowedError'],
      ['by a citizen', { by: byCitizen }, 'MoveNotAllowedError'],
      ['at an earlier revision', { revision: 1 }, 'ApplicationChangedError'],
      ['of another number', { number: '000000000102V' }, 'MoveNotAllowedError'],
    ])('refuses a change %s (#17.6)', async (_how, change, name) => {
      const { store, id, revision, number } = await certified(open);
      const usual = { number, reason, by: byAdmin, revision };
      const refused = store.certificates.revoke(id, { ...usual, ...change });
      await expect(refused).rejects.toMatchObject({ name });
      await certificatesOf(store, id, 'valid');
    });

    it('refuses a certificate that is already revoked (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const change = { number, reason, by: byAdmin };
      const revoked = await store.certificates.revoke(id, { ...change, revision });
      const again = store.certificates.revoke(id, { ...change, revision: revoked.revision });
      await expect(again).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });

    it('fails if no certificate was issued (#17.6)', async () => {
      const store = await open();
      const { id } = await approve(store, await submitNow(store.applications, draft(), citizen));
      const change = { number: '000000000102V', reason, by: byAdmin, revision: 2 };
      await expect(store.certificates.revoke(id, change)).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });
  });

  describe('replacing', () => {
    const reason = 'The number was misread.';

    it('issues a new certificate with the corrected answers, and refers to it in the old one (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const answers = { number: '4712' };
      const change = { number, reason, by: byAdmin, revision, answers };
      const replaced = await store.certificates.replace(id, change);
      const by = replaced.certificate ?? '';
      expect(by).not.toBe(number);
      expect(replaced.form?.answers).toMatchObject({ number: '4711' });
      expect(replaced.history.at(-1)).toMatchObject({
        from: 'approved',
        to: 'approved',
        note: reason,
        certificate: { number: by, change: 'replaced' },
      });
      const [latest, first] = await certificatesOf(store, id, 'valid', 'replaced');
      expect(latest).toMatchObject({ number: by, holder: 'Mira Kale' });
      expect(latest?.facts).toContainEqual({ label: 'Number of the pension', value: '4712' });
      expect(first).toMatchObject({ number, state: { kind: 'replaced', by } });
      expect(first?.facts).toContainEqual({ label: 'Number of the pension', value: '4711' });
    });

    it('keeps the first correction in a second replacement, and undoes it on request (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const corrections = [{ name: 'Meera Kale' }, { number: '4712' }, { name: 'Mira Kale' }];
      let last: Application = { ...(await firstOf(store.applications.watchOne(id))), revision };
      for (const answers of corrections) {
        const { certificate = number, revision: seen } = last;
        const change = { number: certificate, reason, by: byAdmin, revision: seen, answers };
        last = await store.certificates.replace(id, change);
      }
      const all = await certificatesOf(store, id, 'valid', 'replaced', 'replaced', 'replaced');
      const stated = all.map(({ facts, corrected }) => [
        ...facts.map(({ value }) => value),
        corrected,
      ]);
      expect(stated).toEqual([
        ['Mira Kale', '4712', { number: '4712' }],
        ['Meera Kale', '4712', { name: 'Meera Kale', number: '4712' }],
        ['Meera Kale', '4711', { name: 'Meera Kale' }],
        ['Mira Kale', '4711', undefined],
      ]);
    });

    it('makes the application searchable by the corrected name and by the name on the form (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const names = ['Chinmayi Kale', 'Mira Kale'];
      const change = { number, reason, by: byAdmin, revision, answers: { name: 'Chinmayi Kale' } };
      await store.certificates.replace(id, { ...change, names });
      for (const search of ['chinmayi', 'mira kale']) {
        const page = store.applications.watchPage({ search, page: 1, pageSize: 10 });
        const following = follow(page);
        await following.until(({ rows }) => rows.some((row) => row.id === id));
        following.stop();
      }
    });

    it('keeps the correction when the application is rejected and approved again (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const change = { number, reason, by: byAdmin, revision, answers: { name: 'Meera Kale' } };
      const replaced = await store.certificates.replace(id, change);
      const rejection = { to: 'rejected', note: 'No.', by: byAdmin } as const;
      const move = { ...rejection, revision: replaced.revision };
      await approve(store, await store.applications.move(id, move));
      const [latest] = await certificatesOf(store, id, 'valid', 'revoked', 'replaced');
      expect(latest?.holder).toBe('Meera Kale');
    });

    it('refuses a certificate that is already replaced (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const change = { number, reason, by: byAdmin, answers: {} };
      const replaced = await store.certificates.replace(id, { ...change, revision });
      const again = store.certificates.replace(id, { ...change, revision: replaced.revision });
      await expect(again).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });

    it('refuses staff (#17.6)', async () => {
      const { store, id, revision, number } = await certified(open);
      const change = { number, reason, by: byStaff, revision, answers: {} };
      await expect(store.certificates.replace(id, change)).rejects.toMatchObject({
        name: 'MoveNotAllowedError',
      });
      await keysOf(store, 1);
    });
  });

  describe('a signing key', () => {
    it('gets a successor after it was revoked, and its certificates stay valid (#17.3)', async () => {
      const { store, serviceId, id } = await certified(open);
      const [first] = await keysOf(store, 1);
      await store.certificates.revokeKey(first?.kid ?? '', byOtherAdmin);
      const following = follow(store.certificates.watchKeys());
      await following.until(([key]) => key?.revokedBy?.uid === byOtherAdmin.uid);
      following.stop();
      const next = await approve(store, await applyFor(store, serviceId));
      await certificatesOf(store, id, 'valid');
      await certificatesOf(store, next.id, 'valid');
      const [latest, revoked] = await keysOf(store, 2);
      expect(latest).toMatchObject({ isHere: true, owner: { uid: byAdmin.uid } });
      expect(latest?.revokedAt).toBeUndefined();
      expect(revoked).toMatchObject({ kid: first?.kid, revokedBy: { name: byOtherAdmin.name } });
      expect(revoked?.revokedAt).toEqual(expect.any(String));
    });

    it('does not change when it is revoked a second time (#17.3)', async () => {
      const { store } = await certified(open);
      const [key] = await keysOf(store, 1);
      await store.certificates.revokeKey(key?.kid ?? '', byOtherAdmin);
      await store.certificates.revokeKey(key?.kid ?? '', byAdmin);
      const [revoked] = await keysOf(store, 1);
      expect(revoked?.revokedBy).toMatchObject({ uid: byOtherAdmin.uid });
    });

    it('cannot be revoked if it does not exist (#17.3)', async () => {
      const { certificates } = await open();
      await expect(certificates.revokeKey('x'.repeat(43), byAdmin)).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('belongs to one admin only (#17.3)', async () => {
      const { store, serviceId } = await certified(open);
      await approve(store, await applyFor(store, serviceId), byOtherAdmin);
      const keys = await keysOf(store, 2);
      expect(keys.map(({ owner }) => owner.uid).toSorted()).toEqual([
        byAdmin.uid,
        byOtherAdmin.uid,
      ]);
    });
  });
}
