import { deleteField, type FieldValue } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import * as certified from './certified';
import type { Data, Records } from './database';
import { withEntries } from './entries';
import { allows, refuses } from './expectEach';
import { fullestSecond, fullestStep, fullestChecked } from './fullestCertificate';
import { move } from './move';
import { actor, people, type PersonName } from './people';
import * as records from './records';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const { admin, staff } = people;
const { kid, nextNumber, number } = certified;
const { longAgo, now } = records;
const strangers = [
  ...['signed out', 'owner', 'other citizen', 'staff', 'revoked staff', 'unconfirmed admin'],
  'blocked admin',
] as const satisfies readonly PersonName[];

const letters = (count: number) => 'x'.repeat(count);
const gone = (): FieldValue => deleteField();

export function describeCertificates({ as, enter }: RulesCouncil): void {
  type Act = (
    otherwise?: certified.Otherwise,
    name?: PersonName,
    before?: Records,
  ) => () => Promise<unknown>;

  const attempt =
    (act: typeof certified.issue): Act =>
    (otherwise, name = 'admin', before = {}) =>
    async () => {
      await enter({ ...certified.issuedBefore(), ...before });
      await act(as(name), otherwise, people[name] ?? admin);
    };
  const issue = attempt(certified.issue);
  const revoke = attempt(certified.revoke);
  const replace = attempt(certified.replace);

  describe('issuing', () => {
    allows({
      'a certificate with an approval (#17.2)': issue(),
      'a certificate with an end of validity (#17.2)': issue({
        record: { validUntil: '2027-06-15' },
        certificate: { validUntil: '2027-06-15' },
      }),
      'the fullest certificate of the fullest application (#17.2)': issue(fullestStep, 'admin', {
        'applications/a2': fullestChecked,
      }),
      'a new certificate after the first was revoked (#17.2)': issue({}, 'admin', {
        'applications/a2': records.application({ form: records.filledForm(), certificate: number }),
      }),
      'an approval without a certificate, as by an earlier release (#17.2)': async () => {
        await enter({ 'applications/a1': records.application({ form: records.filledForm() }) });
        await move(as('admin'), admin, 'admin', 'pending', 'approved');
      },
    });

    refuses({
      ...Object.fromEntries(strangers.map((name) => [`one by ${name} (#17.2)`, issue({}, name)])),
      'a certificate without a step of the application (#17.2)': issue({ step: null }),
      'a certificate with a rejection (#17.2)': issue({ to: 'rejected' }),
      'a certificate with a note of staff (#17.2)': issue({}, 'staff', {
        'applications/a2': { ...certified.approved()['applications/a1'] },
      }),
      'a certificate for the admin’s own application (#17.2)': issue({}, 'admin', {
        'applications/a2': records.application({ form: records.filledForm() }, admin),
      }),
      'a second certificate for an approved application (#17.2)': issue(
        { from: 'approved' },
        'admin',
        {
          'applications/a2': records.application({ status: 'approved' }),
        },
      ),
      'a certificate without its public record (#17.2)': issue({ record: null }),
      'a public record without the certificate (#17.2)': issue({ certificate: null }),
      'a certificate that the history does not name (#17.2)': issue({
        event: { certificate: undefined },
      }),
      'a certificate that the history names as replaced (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'replaced' } },
      }),
      'a certificate that the history names as revoked (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'revoked' } },
      }),
      'an extra field in the history (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'issued', more: true } },
      }),
      'another number in the history (#17.2)': issue({
        event: { certificate: { number, change: 'issued' } },
      }),
      'another number in the application (#17.2)': issue({ step: { certificate: number } }),
      'no number in the application (#17.2)': issue({ step: { certificate: gone() } }),
      'a certificate of another application (#17.2)': issue({ record: { application: 'a1' } }),
      'a certificate for two applications (#17.2)': issue({ also: 'a3' }, 'admin', {
        'applications/a3': records.application({ form: records.filledForm() }),
      }),
      'two certificates with one approval (#17.2)': issue({
        beside: {
          'certificates/7K2MQ9XD04TR6': certified.record({ application: 'a2' }),
          'applications/a2/certificates/7K2MQ9XD04TR6': certified.certificate(),
        },
      }),
      'the number of another certificate (#17.2)': issue({ number }),
      'a number that is too short (#17.2)': issue({ number: '7K2MQ9XD04TR' }),
      'a number that is too long (#17.2)': issue({ number: '7K2MQ9XD04TR55' }),
      'a number in small letters (#17.2)': issue({ number: nextNumber.toLowerCase() }),
      'a number with a letter outside of the alphabet (#17.2)': issue({
        number: '7K2MQ9XD04TRU',
      }),
      'a backdated public record (#17.2)': issue({ record: { issuedAt: longAgo } }),
      'a backdated certificate (#17.2)': issue({ certificate: { issuedAt: longAgo } }),
      'a certificate that is created as revoked (#17.2)': issue({ record: { state: 'revoked' } }),
      'an extra field in the public record (#17.2)': issue({ record: { holder: 'Mira Kale' } }),
      'a missing field in the public record (#17.2)': issue({ record: { digest: undefined } }),
      'an invalid digest (#17.2)': issue({ record: { digest: 'd' } }),
      'markup in the title (#17.2)': issue({ record: { title: 'Birth\u202E' } }),
      'a title that is too long (#17.2)': issue({
        record: { title: letters(limits.certificate.title + 1) },
        certificate: { title: letters(limits.certificate.title + 1) },
      }),
      'another title than the public one (#17.2)': issue({ certificate: { title: 'Other' } }),
      'a masked name that is too long (#17.2)': issue({
        record: { maskedHolder: letters(1001) },
      }),
      'an invalid last day (#17.2)': issue({
        record: { validUntil: 'never' },
        certificate: { validUntil: 'never' },
      }),
      'another last day than the public one (#17.2)': issue({
        record: { validUntil: '2027-06-15' },
        certificate: { validUntil: '2028-06-15' },
      }),
      'a last day that the public record lacks (#17.2)': issue({
        certificate: { validUntil: '2027-06-15' },
      }),
      'an extra field in the certificate (#17.2)': issue({ certificate: { more: true } }),
      'a token that is too long (#17.2)': issue({
        certificate: { token: `a.b.${letters(limits.certificate.token)}` },
      }),
      'an invalid token (#17.2)': issue({ certificate: { token: '<script>' } }),
      'facts that are too long (#17.2)': issue({
        certificate: { facts: { labels: ['x'], values: [letters(30_001)] } },
      }),
      'facts without their labels (#17.2)': issue({
        certificate: { facts: { labels: [], values: ['x'] } },
      }),
      'too many facts (#17.2)': issue({
        certificate: {
          facts: {
            labels: Array.from({ length: 61 }, () => 'x'),
            values: Array.from({ length: 61 }, () => 'x'),
          },
        },
      }),
      'a text that is too long (#17.2)': issue({ certificate: { text: letters(30_001) } }),
      'a signatory with an extra field (#17.2)': issue({
        certificate: { signatory: { name: 'x', office: 'x', phone: '1' } },
      }),
    });
  });

  describe('issuing with a second text', () => {
    type InSecond = Parameters<typeof certified.issueWithSecond>[1];
    const issueBoth =
      (otherwise: InSecond = {}, name: PersonName = 'admin', before: Records = {}) =>
      async () => {
        await enter({ ...certified.issuedBefore(), ...before });
        await certified.issueWithSecond(as(name), otherwise, people[name] ?? admin);
      };
    const textAt = `certificates/${number}/texts/${certified.secondDigest}`;
    const issuedBoth = { ...certified.issuedBefore(), [textAt]: certified.secondText() };
    const act = (what: () => Promise<unknown>) => async () => {
      await enter(issuedBoth);
      await what();
    };

    allows({
      'a certificate with both texts (#20.4)': issueBoth(),
      'a certificate whose second text is not public (#20.4)': issueBoth({ public: null }),
      'the fullest certificate of the fullest application (#20.4)': issueBoth(
        {
          ...fullestStep,
          second: fullestSecond,
        },
        'admin',
        {
          'applications/a2': fullestChecked,
        },
      ),
      'reading the public text by its digest, signed out (#20.4)': act(() =>
        as('signed out').doc(textAt).get({ source: 'server' }),
      ),
    });
    refuses({
      'another public text (#20.4)': issueBoth({ public: { text: 'बनावट' } }),
      'another fact in the public text (#20.4)': issueBoth({
        public: { facts: { labels: ['नाव', 'गाव'], values: ['Mira Kale', 'Pune'] } },
      }),
      'a public text without a second text of the certificate (#20.4)': issueBoth({
        certificate: { second: undefined },
      }),
      'a public text under an invalid digest (#20.4)': issueBoth({ digest: 'x' }),
      'a text of another certificate (#20.4)': issue({
        certificate: { second: certified.secondText() },
        beside: {
          [`certificates/${number}/texts/${certified.secondDigest}`]: certified.secondText(),
        },
      }),
      'an invalid language (#20.4)': issueBoth({ second: { language: 'Marathi' } }),
      'an extra field in the second text (#20.4)': issueBoth({ second: { more: true } }),
      'no text (#20.4)': issueBoth({ second: { text: '' } }),
      'a text that is too long (#20.4)': issueBoth({ second: { text: letters(30_001) } }),
      'a name of the council that is too long (#20.4)': issueBoth({
        second: { council: letters(121) },
      }),
      'a title that is too long (#20.4)': issueBoth({ second: { title: letters(121) } }),
      'one fact less than in English (#20.4)': issueBoth({
        second: { facts: { labels: ['नाव'], values: ['Mira Kale'] } },
      }),
      'facts that are too long (#20.4)': issueBoth({
        second: { facts: { labels: ['x', 'y'], values: [letters(30_001), 'x'] } },
      }),
      'a signatory with an extra field (#20.4)': issueBoth({
        second: { signatory: { name: 'x', office: 'x', phone: '1' } },
      }),
      'a plain text as the second text (#20.4)': issue({ certificate: { second: 'दाखला' } }),
      'listing the texts of a certificate (#20.4)': act(() =>
        as('admin').collection(`certificates/${number}/texts`).limit(1).get({ source: 'server' }),
      ),
      'reading an invalid digest (#20.4)': act(() =>
        as('signed out').doc(`certificates/${number}/texts/all`).get({ source: 'server' }),
      ),
      'another text afterwards (#20.4)': act(() => as('admin').doc(textAt).update({ text: 'x' })),
      'deleting it (#20.4)': act(() => as('admin').doc(textAt).delete()),
      'adding a second text to a certificate without one (#20.4)': async () => {
        await enter(certified.issuedBefore());
        await write(as('admin'), { [textAt]: certified.secondText() });
      },
      'adding it to a certificate afterwards (#20.4)': async () => {
        await enter(certified.issuedBefore());
        await as('admin')
          .doc(`applications/a1/certificates/${number}`)
          .update({ second: certified.secondText() });
      },
    });
  });

  describe('the key of a certificate', () => {
    const revokedKey = { [`keys/${kid}`]: certified.publicKey({ revokedAt: longAgo }) };
    const ofOther = { [`keyHolders/${kid}`]: certified.holder({}, people['second admin']) };
    refuses({
      'a revoked key (#17.3)': issue({}, 'admin', revokedKey),
      'the key of another admin (#17.3)': issue({}, 'admin', ofOther),
      'a key that is not registered (#17.3)': issue({ record: { kid: 'k'.repeat(43) } }),
      'an invalid key id (#17.3)': issue({ record: { kid: '../keys' } }),
      'replacing with a revoked key (#17.3)': replace({}, 'admin', revokedKey),
    });
  });

  describe('an issued certificate', () => {
    const change =
      (path: string, data: Data, name: PersonName = 'admin') =>
      async () => {
        await enter(certified.issuedBefore());
        await as(name).doc(path).update(data);
      };
    const record = `certificates/${number}`;
    const own = `applications/a1/certificates/${number}`;
    const read = (name: PersonName, path: string) => async () => {
      await enter(certified.issuedBefore());
      await as(name).doc(path).get({ source: 'server' });
    };
    const list = (name: PersonName, collection: string, count: number) => async () => {
      await enter(certified.issuedBefore());
      await as(name).collection(collection).limit(count).get({ source: 'server' });
    };

    allows({
      'reading a number that does not exist (#17.5)': read(
        'signed out',
        `certificates/${nextNumber}`,
      ),
      'reading it by its number (#17.5)': read('signed out', record),
      'a list as long as an application can have (#17.4)': list(
        'owner',
        'applications/a1/certificates',
        200,
      ),
    });
    refuses({
      'reading an invalid number (#17.5)': read('signed out', 'certificates/all'),
      'listing all certificates as an admin (#17.5)': list('admin', 'certificates', 1),
      'a collection group query (#17.5)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').collectionGroup('certificates').limit(1).get({ source: 'server' });
      },
      'a list longer than an application can have (#17.4)': list(
        ...(['owner', 'applications/a1/certificates', 201] as const),
      ),
      'reading the whole certificate as another citizen (#17.4)': read('other citizen', own),
      'another title (#17.6)': change(record, { title: 'Other' }),
      'another digest (#17.6)': change(record, { digest: 'e'.repeat(43) }),
      'another application (#17.6)': change(record, { application: 'a2' }),
      'a revocation without a step (#17.6)': change(record, {
        state: 'revoked',
        changedAt: now(),
        reason: 'x',
      }),
      'another fact (#17.6)': change(own, { facts: { labels: ['Name'], values: ['Other'] } }),
      'another token (#17.6)': change(own, { token: 'a.b.c' }),
      'issuing another certificate under the same number (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await write(as('admin'), { [own]: certified.certificate() });
      },
      'deleting its public record (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').doc(record).delete();
      },
      'deleting it (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').doc(own).delete();
      },
    });
  });

  describe('revoking', () => {
    const revoked = { [`certificates/${number}`]: certified.record({ state: 'revoked' }) };
    allows({
      'a certificate while its application stays approved (#17.6)': revoke(),
      'a revocation by another admin (#17.6)': revoke({}, 'second admin'),
      'a revocation together with a rejection (#17.6)': revoke({ to: 'rejected' }),
      'a reason of the length of a note (#17.6)': revoke({ end: { reason: letters(1000) } }),
      'a rejection after it was revoked (#17.6)': async () => {
        await enter({ ...certified.issuedBefore(), ...revoked });
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a rejection of an application without a certificate (#17.6)': async () => {
        await enter({ 'applications/a1': records.application({ status: 'approved' }) });
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a note of staff in addition (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('staff'), staff, 'staff', 'approved', 'approved');
      },
    });
    refuses({
      ...Object.fromEntries(strangers.map((name) => [`by ${name} (#17.6)`, revoke({}, name)])),
      'a rejection that leaves the certificate valid (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a step that announces a revocation and leaves the certificate valid (#17.6)': revoke({
        end: null,
      }),
      'a revocation without a step (#17.6)': revoke({ step: null }),
      'a revocation that the history does not name (#17.6)': revoke({
        event: { certificate: undefined },
      }),
      'a revocation that the history names as issued (#17.6)': revoke({
        event: { certificate: { number, change: 'issued' } },
      }),
      'a second revocation (#17.6)': revoke({}, 'admin', revoked),
      'a revocation without a reason (#17.6)': revoke({ end: { reason: '' } }),
      'a reason that is too long (#17.6)': revoke({ end: { reason: letters(1001) } }),
      'a backdated revocation (#17.6)': revoke({ end: { changedAt: longAgo } }),
      'another state (#17.6)': revoke({ end: { state: 'suspended' } }),
      'another title in addition (#17.6)': revoke({ end: { title: 'Other' } }),
      'a revocation of the admin’s own application (#17.6)': revoke({}, 'admin', {
        'applications/a1': records.application(
          { status: 'approved', certificate: number, form: records.filledForm() },
          admin,
        ),
      }),
      'making a certificate valid again (#17.6)': revoke(
        { end: { state: 'valid' } },
        'admin',
        revoked,
      ),
      'removing the number from the application (#17.6)': revoke({ step: { certificate: gone() } }),
      'another number in the application (#17.6)': revoke({ step: { certificate: nextNumber } }),
      'another step of an admin that keeps the status (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('admin'), admin, 'admin', 'approved', 'approved');
      },
      'a certificate in an answer of the citizen (#17.6)': async () => {
        await enter({
          ...certified.issuedBefore(),
          'applications/a1': records.application({ status: 'returned', certificate: number }),
        });
        await move(as('owner'), people.owner, 'user', 'returned', 'pending', {
          'history.2': {
            at: now(),
            by: actor(people.owner, 'user'),
            from: 'returned',
            to: 'pending',
            certificate: { number, change: 'revoked' },
          },
        });
      },
    });
  });

  describe('replacing', () => {
    const found = (names: string): Data => ({
      'keys.names': names,
      'keys.prefixes': [...records.ownWords(), 'm', 'meera'],
    });
    const corrected = (answers: unknown) => replace({ certificate: { corrected: answers } });
    allows({
      'a certificate with a new one (#17.6)': replace(),
      'a certificate whose holder’s name changes the search keys (#17.6)': replace({
        step: found('meera kale'),
      }),
      'a certificate that states corrected answers (#17.6)': corrected({ name: 'Meera Kale' }),
      'the fullest certificate with the fullest one (#17.6)': replace(fullestStep, 'admin', {
        'applications/a1': {
          ...fullestChecked,
          status: 'approved',
          certificate: number,
          keys: { ...Object(fullestChecked.keys), outcome: 'approved' } as Data,
        },
      }),
    });
    refuses({
      ...Object.fromEntries(strangers.map((name) => [`by ${name} (#17.6)`, replace({}, name)])),
      'a certificate that stays valid (#17.6)': replace({ end: null }),
      'a certificate that counts as revoked (#17.6)': replace({
        end: { state: 'revoked', replacedBy: gone(), reason: 'x' },
      }),
      'a certificate with the number of another (#17.6)': replace({
        end: { replacedBy: '7K2MQ9XD04TR6' },
      }),
      'a certificate with itself (#17.6)': replace({ end: { replacedBy: number } }),
      'a certificate without a new one (#17.6)': replace({ record: null, certificate: null }),
      'a replacement without a step (#17.6)': replace({ step: null }),
      'a replacement that the history names as issued (#17.6)': replace({
        event: { certificate: { number: nextNumber, change: 'issued' } },
      }),
      'a certificate that is not valid (#17.6)': replace({}, 'admin', {
        [`certificates/${number}`]: certified.record({ state: 'revoked' }),
      }),
      'a prefix of none of its words (#17.6)': replace({ step: found('mira kale') }),
      'names that are too long (#17.6)': replace({ step: found(`meera ${letters(600)}`) }),
      'another name of the applicant (#17.6)': replace({
        step: { 'keys.applicant': 'meera kale' },
      }),
      'other names with a revocation (#17.6)': revoke({ step: found('meera kale') }),
      'other names with a note (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('staff'), staff, 'staff', 'approved', 'approved', found('meera kale'));
      },
      'corrections that are not answers (#17.6)': corrected('Meera Kale'),
      'a correction that is not a text (#17.6)': corrected({ name: 7 }),
      'corrections that are too long (#17.6)': corrected({ name: letters(20_001) }),
      'more corrections than questions (#17.6)': corrected(
        Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`q${index}`, 'x'])),
      ),
      'another correction afterwards (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await as('admin')
          .doc(`applications/a1/certificates/${number}`)
          .update({ corrected: { name: 'Meera Kale' } });
      },
      'a number that differs from the application’s (#17.6)': replace({
        step: { certificate: number },
      }),
    });
  });

  describe('keys', () => {
    const { uid, name } = admin;
    const register =
      (more: { key?: Data | null; holder?: Data | null }, by: PersonName = 'admin') =>
      () => {
        const made: Records = {};
        if (more.key !== null) made[`keys/${kid}`] = certified.publicKey(more.key);
        if (more.holder !== null) {
          made[`keyHolders/${kid}`] = certified.holder(more.holder, people[by] ?? admin);
        }
        return write(as(by), withEntries(made, {}, people[by] ?? admin));
      };
    const revokeKey =
      (
        otherwise: Parameters<typeof certified.revokeKey>[1],
        by: PersonName = 'admin',
        before: Records = {},
      ) =>
      async () => {
        await enter({ ...certified.key(), ...before });
        await certified.revokeKey(as(by), otherwise, people[by] ?? admin);
      };
    const change = (path: string, data: Data) => async () => {
      await enter(certified.key());
      await as('admin').doc(path).update(data);
    };

    allows({
      'a key of an admin (#17.3)': register({}),
      'revoking one’s own key (#17.3)': revokeKey({}),
      'revoking another admin’s key (#17.3)': revokeKey({}, 'second admin'),
      'reading a key, signed out (#17.5)': () =>
        as('signed out').doc(`keys/${kid}`).get({ source: 'server' }),
    });
    refuses({
      ...Object.fromEntries(
        strangers.map((each) => [`one of ${each} (#17.3)`, register({}, each)]),
      ),
      ...Object.fromEntries(
        strangers.map((each) => [`revoking by ${each} (#17.3)`, revokeKey({}, each)]),
      ),
      'a key for another admin (#17.3)': register({ holder: { uid: people['second admin'].uid } }),
      'a key under another name (#17.3)': register({ holder: { name: 'The mayor' } }),
      'a key without a holder (#17.3)': register({ holder: null }),
      'a holder without a key (#17.3)': register({ key: null }),
      'a key whose id is not its thumbprint (#17.3)': register({ key: { x: 'z'.repeat(43) } }),
      'an invalid key (#17.3)': register({ key: { x: 'x' } }),
      'a private key in the record (#17.3)': register({ key: { d: 'd'.repeat(43) } }),
      'a backdated key (#17.3)': register({ key: { createdAt: longAgo } }),
      'a key that is created as revoked (#17.3)': register({ key: { revokedAt: now() } }),
      'a device that is too long (#17.3)': register({ holder: { device: letters(81) } }),
      'an extra field of its holder (#17.3)': register({ holder: { email: 'x@example.com' } }),
      'the key of another admin for oneself (#17.3)': async () => {
        await enter(certified.key(people['second admin']));
        await write(as('admin'), { [`keyHolders/${kid}`]: certified.holder() });
      },
      'another public key under its id (#17.3)': change(`keys/${kid}`, { y: 'z'.repeat(43) }),
      'another device (#17.3)': change(`keyHolders/${kid}`, { device: 'Safari on Mac' }),
      'a backdated revocation (#17.3)': revokeKey({ key: { revokedAt: longAgo } }),
      'a revocation that the holder’s record lacks (#17.3)': revokeKey({ holder: null }),
      'a revocation in the holder’s record only (#17.3)': revokeKey({ key: null }),
      'a revocation in another person’s name (#17.3)': revokeKey({
        holder: { revokedBy: { uid: people['second admin'].uid, name } },
      }),
      'a revocation under another name (#17.3)': revokeKey({
        holder: { revokedBy: { uid, name: 'The mayor' } },
      }),
      'a second revocation (#17.3)': revokeKey({}, 'admin', {
        [`keys/${kid}`]: certified.publicKey({ revokedAt: longAgo }),
      }),
      'taking a revocation back (#17.3)': async () => {
        await enter({
          ...certified.key(),
          [`keys/${kid}`]: certified.publicKey({ revokedAt: longAgo }),
        });
        await as('admin').doc(`keys/${kid}`).update({ revokedAt: null });
      },
      'deleting a key (#17.3)': async () => {
        await enter(certified.key());
        await as('admin').doc(`keys/${kid}`).delete();
      },
      'deleting the record of its holder (#17.3)': async () => {
        await enter(certified.key());
        await as('admin').doc(`keyHolders/${kid}`).delete();
      },
      'listing keys as staff (#17.3)': () =>
        as('staff').collection('keys').limit(10).get({ source: 'server' }),
      'reading an invalid key id (#17.5)': () =>
        as('signed out').doc('keys/all').get({ source: 'server' }),
    });
  });
}
