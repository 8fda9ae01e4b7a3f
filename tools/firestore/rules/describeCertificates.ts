import { deleteField, type FieldValue } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import * as certified from './certified';
import type { Data, Records } from './database';
import { withEntries } from './entries';
import { allows, refuses } from './expectEach';
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

/** As much as a certificate may hold, on an application that holds as much as it may. */
const fullest = {
  text: letters(30_000),
  holder: letters(200),
  facts: {
    labels: Array.from({ length: 60 }, () => letters(200)),
    values: Array.from({ length: 60 }, () => letters(500)),
  },
  table: Array.from({ length: limits.certificate.table }, () => letters(200)),
  token: `${letters(100)}.${letters(limits.certificate.token - 200)}.${letters(98)}`,
  validUntil: '2027-06-15',
  corrected: records.fullestForm().answers,
};

/** A step that issues it, with as much as may be written besides. */
const fullestStep: certified.Otherwise = {
  record: { validUntil: '2027-06-15', maskedHolder: letters(1000), title: letters(120) },
  certificate: { ...fullest, title: letters(120) },
  event: { note: letters(1000) },
};

const fullestApplication: Data = {
  ...records.fullestApplication(),
  checks: { agrees: records.textsOf(70, 0), notes: {} },
};

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
      'one that is valid for a time (#17.2)': issue({
        record: { validUntil: '2027-06-15' },
        certificate: { validUntil: '2027-06-15' },
      }),
      'the fullest of the fullest application (#17.2)': issue(fullestStep, 'admin', {
        'applications/a2': fullestApplication,
      }),
      'another one after the first was revoked (#17.2)': issue({}, 'admin', {
        'applications/a2': records.application({ form: records.filledForm(), certificate: number }),
      }),
      'an approval without one, as by an earlier portal (#17.2)': async () => {
        await enter({ 'applications/a1': records.application({ form: records.filledForm() }) });
        await move(as('admin'), admin, 'admin', 'pending', 'approved');
      },
    });

    refuses({
      ...Object.fromEntries(strangers.map((name) => [`one by ${name} (#17.2)`, issue({}, name)])),
      'one without a step of the application (#17.2)': issue({ step: null }),
      'one with a rejection (#17.2)': issue({ to: 'rejected' }),
      'one with a note of staff (#17.2)': issue({}, 'staff', {
        'applications/a2': { ...certified.approved()['applications/a1'] },
      }),
      'one for an application of the admin’s own (#17.2)': issue({}, 'admin', {
        'applications/a2': records.application({ form: records.filledForm() }, admin),
      }),
      'a second one for an approved application (#17.2)': issue({ from: 'approved' }, 'admin', {
        'applications/a2': records.application({ status: 'approved' }),
      }),
      'one without its public record (#17.2)': issue({ record: null }),
      'one without the certificate itself (#17.2)': issue({ certificate: null }),
      'one that the history does not name (#17.2)': issue({ event: { certificate: undefined } }),
      'one that the history names as replaced (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'replaced' } },
      }),
      'one that the history names as revoked (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'revoked' } },
      }),
      'more in the history (#17.2)': issue({
        event: { certificate: { number: nextNumber, change: 'issued', more: true } },
      }),
      'another number in the history (#17.2)': issue({
        event: { certificate: { number, change: 'issued' } },
      }),
      'another number in the application (#17.2)': issue({ step: { certificate: number } }),
      'no number in the application (#17.2)': issue({ step: { certificate: gone() } }),
      'one of another application (#17.2)': issue({ record: { application: 'a1' } }),
      'one for two applications (#17.2)': issue({ also: 'a3' }, 'admin', {
        'applications/a3': records.application({ form: records.filledForm() }),
      }),
      'two with one approval (#17.2)': issue({
        beside: {
          'certificates/7K2MQ9XD04TR6': certified.record({ application: 'a2' }),
          'applications/a2/certificates/7K2MQ9XD04TR6': certified.certificate(),
        },
      }),
      'the number of another one (#17.2)': issue({ number }),
      'a number that is too short (#17.2)': issue({ number: '7K2MQ9XD04TR' }),
      'a number that is too long (#17.2)': issue({ number: '7K2MQ9XD04TR55' }),
      'a number in small letters (#17.2)': issue({ number: nextNumber.toLowerCase() }),
      'a number with a letter that is none of the alphabet (#17.2)': issue({
        number: '7K2MQ9XD04TRU',
      }),
      'one that is dated back (#17.2)': issue({ record: { issuedAt: longAgo } }),
      'a certificate that is dated back (#17.2)': issue({ certificate: { issuedAt: longAgo } }),
      'one that is born revoked (#17.2)': issue({ record: { state: 'revoked' } }),
      'more in the public record (#17.2)': issue({ record: { holder: 'Mira Kale' } }),
      'less in the public record (#17.2)': issue({ record: { digest: undefined } }),
      'a digest that is none (#17.2)': issue({ record: { digest: 'd' } }),
      'markup in the title (#17.2)': issue({ record: { title: 'Birth\u202E' } }),
      'a title that is too long (#17.2)': issue({
        record: { title: letters(limits.certificate.title + 1) },
        certificate: { title: letters(limits.certificate.title + 1) },
      }),
      'another title than the public one (#17.2)': issue({ certificate: { title: 'Other' } }),
      'a name that is too long to be masked (#17.2)': issue({
        record: { maskedHolder: letters(1001) },
      }),
      'a last day that is none (#17.2)': issue({
        record: { validUntil: 'never' },
        certificate: { validUntil: 'never' },
      }),
      'another last day than the public one (#17.2)': issue({
        record: { validUntil: '2027-06-15' },
        certificate: { validUntil: '2028-06-15' },
      }),
      'a last day that is not public (#17.2)': issue({
        certificate: { validUntil: '2027-06-15' },
      }),
      'more in the certificate (#17.2)': issue({ certificate: { more: true } }),
      'a token that is too long (#17.2)': issue({
        certificate: { token: `a.b.${letters(limits.certificate.token)}` },
      }),
      'a token that is none (#17.2)': issue({ certificate: { token: '<script>' } }),
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
      'a signatory with more (#17.2)': issue({
        certificate: { signatory: { name: 'x', office: 'x', phone: '1' } },
      }),
    });
  });

  describe('issuing in the language of the council as well', () => {
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
      'a certificate with both (#20.4)': issueBoth(),
      'one whose second text nobody can check (#20.4)': issueBoth({ public: null }),
      'the fullest of the fullest application (#20.4)': issueBoth(
        {
          ...fullestStep,
          second: {
            council: letters(120),
            title: letters(120),
            text: letters(30_000),
            facts: fullest.facts,
            signatory: { name: letters(120), office: letters(120) },
          },
        },
        'admin',
        {
          'applications/a2': fullestApplication,
        },
      ),
      'reading it by its digest, signed out (#20.4)': act(() =>
        as('signed out').doc(textAt).get({ source: 'server' }),
      ),
    });
    refuses({
      'another text for who checks it (#20.4)': issueBoth({ public: { text: 'बनावट' } }),
      'another fact for who checks it (#20.4)': issueBoth({
        public: { facts: { labels: ['नाव', 'गाव'], values: ['Mira Kale', 'Pune'] } },
      }),
      'a text for who checks it without one of the certificate (#20.4)': issueBoth({
        certificate: { second: undefined },
      }),
      'a text under what is no digest (#20.4)': issueBoth({ digest: 'x' }),
      'a text of another certificate (#20.4)': issue({
        certificate: { second: certified.secondText() },
        beside: {
          [`certificates/${number}/texts/${certified.secondDigest}`]: certified.secondText(),
        },
      }),
      'a language that is none (#20.4)': issueBoth({ second: { language: 'Marathi' } }),
      'more in it (#20.4)': issueBoth({ second: { more: true } }),
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
      'a signatory with more (#20.4)': issueBoth({
        second: { signatory: { name: 'x', office: 'x', phone: '1' } },
      }),
      'a text instead of it (#20.4)': issue({ certificate: { second: 'दाखला' } }),
      'listing the texts of a certificate (#20.4)': act(() =>
        as('admin').collection(`certificates/${number}/texts`).limit(1).get({ source: 'server' }),
      ),
      'asking for what is no digest (#20.4)': act(() =>
        as('signed out').doc(`certificates/${number}/texts/all`).get({ source: 'server' }),
      ),
      'another text afterwards (#20.4)': act(() => as('admin').doc(textAt).update({ text: 'x' })),
      'removing it (#20.4)': act(() => as('admin').doc(textAt).delete()),
      'a second text for one that was issued without (#20.4)': async () => {
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
      'a key that was revoked (#17.3)': issue({}, 'admin', revokedKey),
      'the key of another admin (#17.3)': issue({}, 'admin', ofOther),
      'a key that is not registered (#17.3)': issue({ record: { kid: 'k'.repeat(43) } }),
      'a key that is none (#17.3)': issue({ record: { kid: '../keys' } }),
      'replacing with a key that was revoked (#17.3)': replace({}, 'admin', revokedKey),
    });
  });

  describe('a certificate that was issued', () => {
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
      'asking by a number that there is not (#17.5)': read(
        'signed out',
        `certificates/${nextNumber}`,
      ),
      'reading it by its number (#17.5)': read('signed out', record),
      'as long a list as an application has (#17.4)': list(
        'owner',
        'applications/a1/certificates',
        200,
      ),
    });
    refuses({
      'asking for what is no number (#17.5)': read('signed out', 'certificates/all'),
      'listing all of them by an admin (#17.5)': list('admin', 'certificates', 1),
      'finding all by their group (#17.5)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').collectionGroup('certificates').limit(1).get({ source: 'server' });
      },
      'a longer list than an application has (#17.4)': list(
        ...(['owner', 'applications/a1/certificates', 201] as const),
      ),
      'reading it whole by another citizen (#17.4)': read('other citizen', own),
      'another title (#17.6)': change(record, { title: 'Other' }),
      'another digest (#17.6)': change(record, { digest: 'e'.repeat(43) }),
      'another application (#17.6)': change(record, { application: 'a2' }),
      'a revocation by itself (#17.6)': change(record, {
        ...{ state: 'revoked', changedAt: now(), reason: 'x' },
      }),
      'another fact (#17.6)': change(own, { facts: { labels: ['Name'], values: ['Other'] } }),
      'another token (#17.6)': change(own, { token: 'a.b.c' }),
      'a certificate under the same number once more (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await write(as('admin'), { [own]: certified.certificate() });
      },
      'removing its public record (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').doc(record).delete();
      },
      'removing it (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await as('admin').doc(own).delete();
      },
    });
  });

  describe('revoking', () => {
    const revoked = { [`certificates/${number}`]: certified.record({ state: 'revoked' }) };
    allows({
      'a certificate while its application stays approved (#17.6)': revoke(),
      'one by another admin (#17.6)': revoke({}, 'second admin'),
      'one with the rejection (#17.6)': revoke({ to: 'rejected' }),
      'a reason as long as a note (#17.6)': revoke({ end: { reason: letters(1000) } }),
      'a rejection after it was revoked (#17.6)': async () => {
        await enter({ ...certified.issuedBefore(), ...revoked });
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a rejection of what has none (#17.6)': async () => {
        await enter({ 'applications/a1': records.application({ status: 'approved' }) });
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a note of staff beside it (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('staff'), staff, 'staff', 'approved', 'approved');
      },
    });
    refuses({
      ...Object.fromEntries(strangers.map((name) => [`by ${name} (#17.6)`, revoke({}, name)])),
      'a rejection that leaves it valid (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('admin'), admin, 'admin', 'approved', 'rejected');
      },
      'a step that says so and leaves it valid (#17.6)': revoke({ end: null }),
      'one without a step (#17.6)': revoke({ step: null }),
      'one that the history does not name (#17.6)': revoke({ event: { certificate: undefined } }),
      'one that the history names as issued (#17.6)': revoke({
        event: { certificate: { number, change: 'issued' } },
      }),
      'one twice (#17.6)': revoke({}, 'admin', revoked),
      'one without a reason (#17.6)': revoke({ end: { reason: '' } }),
      'a reason that is too long (#17.6)': revoke({ end: { reason: letters(1001) } }),
      'one that is dated back (#17.6)': revoke({ end: { changedAt: longAgo } }),
      'another state (#17.6)': revoke({ end: { state: 'suspended' } }),
      'another title with it (#17.6)': revoke({ end: { title: 'Other' } }),
      'one of the admin’s own application (#17.6)': revoke({}, 'admin', {
        'applications/a1': records.application(
          { status: 'approved', certificate: number, form: records.filledForm() },
          admin,
        ),
      }),
      'making it valid again (#17.6)': revoke({ end: { state: 'valid' } }, 'admin', revoked),
      'taking the number from the application (#17.6)': revoke({ step: { certificate: gone() } }),
      'naming another in the application (#17.6)': revoke({ step: { certificate: nextNumber } }),
      'another step of an admin that stays where it is (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('admin'), admin, 'admin', 'approved', 'approved');
      },
      'the certificate of an answer by its citizen (#17.6)': async () => {
        await enter({
          ...certified.issuedBefore(),
          'applications/a1': records.application({ status: 'returned', certificate: number }),
        });
        await move(as('owner'), people.owner, 'user', 'returned', 'pending', {
          'history.2': {
            ...{ at: now(), by: actor(people.owner, 'user'), from: 'returned', to: 'pending' },
            certificate: { number, change: 'revoked' },
          },
        });
      },
    });
  });

  describe('replacing', () => {
    const found = (names: string): Data => ({
      'keys.names': names,
      'keys.prefixes': ['a', 'b', 'birth', 'm', 'meera'],
    });
    const corrected = (answers: unknown) => replace({ certificate: { corrected: answers } });
    allows({
      'a certificate by another (#17.6)': replace(),
      'one whose application is found by its name (#17.6)': replace({ step: found('meera kale') }),
      'one with what it states otherwise than the form (#17.6)': corrected({ name: 'Meera Kale' }),
      'the fullest by the fullest (#17.6)': replace(fullestStep, 'admin', {
        'applications/a1': {
          ...fullestApplication,
          ...{ status: 'approved', certificate: number },
          keys: { ...Object(fullestApplication.keys), outcome: 'approved' } as Data,
        },
      }),
    });
    refuses({
      ...Object.fromEntries(strangers.map((name) => [`by ${name} (#17.6)`, replace({}, name)])),
      'one that stays valid (#17.6)': replace({ end: null }),
      'one that says it was revoked (#17.6)': replace({
        end: { state: 'revoked', replacedBy: gone(), reason: 'x' },
      }),
      'one that names another (#17.6)': replace({ end: { replacedBy: '7K2MQ9XD04TR6' } }),
      'one by itself (#17.6)': replace({ end: { replacedBy: number } }),
      'one without the new one (#17.6)': replace({ record: null, certificate: null }),
      'one without a step (#17.6)': replace({ step: null }),
      'one that the history names as issued (#17.6)': replace({
        event: { certificate: { number: nextNumber, change: 'issued' } },
      }),
      'one that is not valid (#17.6)': replace({}, 'admin', {
        [`certificates/${number}`]: certified.record({ state: 'revoked' }),
      }),
      'a beginning of none of its words (#17.6)': replace({ step: found('mira kale') }),
      'names that are too long (#17.6)': replace({ step: found(`meera ${letters(300)}`) }),
      'another name of the applicant (#17.6)': replace({
        step: { 'keys.applicant': 'meera kale' },
      }),
      'other names with a revocation (#17.6)': revoke({ step: found('meera kale') }),
      'other names with a note (#17.6)': async () => {
        await enter(certified.issuedBefore());
        await move(as('staff'), staff, 'staff', 'approved', 'approved', found('meera kale'));
      },
      'corrections that are no answers (#17.6)': corrected('Meera Kale'),
      'a correction that is no text (#17.6)': corrected({ name: 7 }),
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
      'another number than the application’s (#17.6)': replace({ step: { certificate: number } }),
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
      'one of an admin (#17.3)': register({}),
      'revoking one’s own (#17.3)': revokeKey({}),
      'revoking that of another (#17.3)': revokeKey({}, 'second admin'),
      'reading one, signed out (#17.5)': () =>
        as('signed out').doc(`keys/${kid}`).get({ source: 'server' }),
    });
    refuses({
      ...Object.fromEntries(
        strangers.map((each) => [`one of ${each} (#17.3)`, register({}, each)]),
      ),
      ...Object.fromEntries(
        strangers.map((each) => [`revoking by ${each} (#17.3)`, revokeKey({}, each)]),
      ),
      'one for another admin (#17.3)': register({ holder: { uid: people['second admin'].uid } }),
      'one under another name (#17.3)': register({ holder: { name: 'The mayor' } }),
      'one of nobody (#17.3)': register({ holder: null }),
      'an entry without a key (#17.3)': register({ key: null }),
      'one whose id is not its thumbprint (#17.3)': register({ key: { x: 'z'.repeat(43) } }),
      'one that is no key (#17.3)': register({ key: { x: 'x' } }),
      'a private half beside it (#17.3)': register({ key: { d: 'd'.repeat(43) } }),
      'one that is dated back (#17.3)': register({ key: { createdAt: longAgo } }),
      'one that is born revoked (#17.3)': register({ key: { revokedAt: now() } }),
      'a device that is too long (#17.3)': register({ holder: { device: letters(81) } }),
      'more of its holder (#17.3)': register({ holder: { email: 'x@example.com' } }),
      'the key of another admin for oneself (#17.3)': async () => {
        await enter(certified.key(people['second admin']));
        await write(as('admin'), { [`keyHolders/${kid}`]: certified.holder() });
      },
      'another half under its id (#17.3)': change(`keys/${kid}`, { y: 'z'.repeat(43) }),
      'another device (#17.3)': change(`keyHolders/${kid}`, { device: 'Safari on Mac' }),
      'a revocation that is dated back (#17.3)': revokeKey({ key: { revokedAt: longAgo } }),
      'a revocation of which nobody knows (#17.3)': revokeKey({ holder: null }),
      'who revoked one that is not (#17.3)': revokeKey({ key: null }),
      'a revocation in another’s name (#17.3)': revokeKey({
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
      'removing one (#17.3)': async () => {
        await enter(certified.key());
        await as('admin').doc(`keys/${kid}`).delete();
      },
      'removing whose it was (#17.3)': async () => {
        await enter(certified.key());
        await as('admin').doc(`keyHolders/${kid}`).delete();
      },
      'listing them by staff (#17.3)': () =>
        as('staff').collection('keys').limit(10).get({ source: 'server' }),
      'asking for what is no key (#17.5)': () =>
        as('signed out').doc('keys/all').get({ source: 'server' }),
    });
  });
}
