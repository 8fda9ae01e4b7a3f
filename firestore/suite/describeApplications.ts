import { deleteField, Timestamp } from 'firebase/firestore';
import { actor, owner, people } from './people';
import { allows, refuses, type Attempts } from './expectEach';
import { stepEntry } from './entries';
import { move, moveWithDocuments, step } from './move';
import {
  application,
  digits,
  documents,
  fileLimit,
  fullestSubmission,
  keysFor,
  longAgo,
  counted,
  now,
  number,
  sent,
  offeredAtLength,
  ownWords,
  service,
  submission,
  upload,
  year,
} from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

const { uid } = owner;
const letters = (count: number) => 'x'.repeat(count);
const keys = (more: Data): Data => ({ keys: { ...Object(application().keys), ...more } });
const document = (more: Data): Data => ({ documents: [{ ...documents(1)[0], ...more }] });

export function describeApplications({ as, enter }: RulesCouncil): void {
  describe('submitting', () => {
    const submit = (more: Data) => () => write(as('owner'), submission(more));
    const put = (records: Records) => () => write(as('owner'), records);
    const registry = `applicationNumbers/${year}-${digits}`;
    const numbered = (of: string): Records => ({
      ...sent({ number: `#PAN-${of}` }),
      [`applicationNumbers/${of}`]: number(),
      ...counted('applications', 'a1'),
    });

    allows({
      'all fields at their limits': async () => {
        await enter(offeredAtLength);
        await write(as('owner'), fullestSubmission(null));
      },
      'an application without documents': submit({ documents: [] }),
      'the language of the submission (#20)': submit({ language: 'mr' }),
      'a document of an unknown type': submit(document({ type: 'application/octet-stream' })),
      'a document whose last chunk is not full': submit(document({ size: fileLimit - 1 })),
      'checking whether it was submitted before': () => as('owner').doc('applications/a1').get(),
    });

    refuses({
      'a citizen whose address is not confirmed': () =>
        write(as('unconfirmed citizen'), submission({}, people['unconfirmed citizen'])),
      'an application in the name of another person': () =>
        write(as('owner'), submission({}, people['other citizen'])),
      'another address': submit({
        applicant: { uid, name: owner.name, email: people.admin.email },
      }),
      'another name in the history': submit({
        history: {
          '1': { at: now(), by: actor(people.admin, 'user'), from: null, to: 'pending' },
        },
      }),
      'an application with a first step by staff': submit({
        history: { '1': { at: now(), by: actor(owner, 'staff'), from: null, to: 'pending' } },
      }),
      'an application with a history of two steps': submit({
        history: {
          '1': { at: now(), by: actor(owner, 'user'), from: null, to: 'pending' },
          '2': { at: now(), by: actor(people.admin, 'admin'), from: 'pending', to: 'approved' },
        },
      }),
      'a backdated history': submit({
        history: { '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' } },
      }),
      'a backdated submission time': submit({ submittedAt: longAgo }),
      'a backdated time of change': submit({ updatedAt: longAgo }),
      'an urgent application': submit({ priority: 'urgent' }),
      'an application with a second revision': submit({ revision: 2 }),
      'an application that counts as approved': submit(keys({ outcome: 'approved' })),
      'no name': submit({ applicant: { uid, name: '', email: owner.email } }),
      'a name that is too long': () =>
        write(as('owner'), submission({}, { ...owner, name: letters(121) })),
      'a language of nine letters (#20)': submit({ language: 'x'.repeat(9) }),
      'a language of four letters, for which browsers throw (#44.a)': submit({ language: 'abcd' }),
      'a language with its region (#20)': submit({ language: 'mr-IN' }),
      'a language that is not a text (#20)': submit({ language: ['mr'] }),
      'null as the language (#20)': submit({ language: null }),
      'no service': submit({ service: '' }),
      'a service that is too long': async () => {
        const name = letters(81);
        await enter({ 'services/long': service({ name }) });
        await submit({ service: name, ...keysFor(owner.name, name) })();
      },
      'no details': submit({ details: '' }),
      'details that are too long': submit({ details: letters(5001) }),
      'eleven documents': submit({ documents: documents(11) }),
      'a document with the wrong id': submit(document({ id: '2' })),
      'the same document twice': submit({ documents: [...documents(1), ...documents(1)] }),
      'a document that is too large': submit(document({ size: fileLimit + 1, chunks: 41 })),
      'an empty document': submit(document({ size: 0, chunks: 0 })),
      'a document of negative size': submit(document({ size: -1, chunks: 0 })),
      'a document of half a byte': submit(document({ size: 0.5, chunks: 1 })),
      'fewer chunks than the document needs': submit(document({ chunks: 39 })),
      'more chunks than the document needs': submit(document({ chunks: 41 })),
      'an HTML page as a document': submit(document({ type: 'text/html' })),
      'a type that continues in the name (#12.14)': submit(
        document({ type: 'image/png, text/html' }),
      ),
      'a type with a parameter (#12.14)': submit(document({ type: 'image/png; charset=x' })),
      'a type with a line break (#12.14)': submit(document({ type: 'image/png\ntext/html' })),
      'a type in capital letters (#12.14)': submit(document({ type: 'IMAGE/PNG' })),
      'a type with a blank before it (#12.14)': submit(document({ type: ' image/png' })),
      'a type that starts in the size (#12.14)': submit(document({ type: '1image/png' })),
      'no type, and a type in the name (#12.14)': submit(
        document({ type: '', name: 'image/png\npage.html' }),
      ),
      'a type that only looks like Word’s (#12.14)': submit(
        document({
          type: 'application/vndxopenxmlformats-officedocument.wordprocessingml.document',
        }),
      ),
      'a wrong type in the tenth document (#12.14)': submit({
        documents: [...documents(9), { ...documents(10)[9], type: 'image/png, text/html' }],
      }),
      'a document without a name': submit(document({ name: '' })),
      'a document whose name is too long': submit(document({ name: letters(256) })),
      'an invalid tenth document': submit({
        documents: [...documents(9), { ...documents(10)[9], type: 'text/html' }],
      }),
      'a number without its registry record': put({
        ...sent(),
        ...counted('applications', 'a1'),
      }),
      'a number without its application': put({ [registry]: number() }),
      'a number for another application': put({ ...submission(), [registry]: number('a2') }),
      'a number that differs from the registry': put({
        ...sent({ number: `#PAN-${year}-000000000001` }),
        [registry]: number(),
        ...counted('applications', 'a1'),
      }),
      'a number of another year': put(numbered(`${year - 2}-${digits}`)),
      'a number of a future year': put(numbered(`${year + 2}-${digits}`)),
      'a short number': put(numbered(`${year}-123`)),
      'a backdated number': put({
        ...submission(),
        [registry]: { ...number(), at: longAgo },
      }),
      'a number that is already used': async () => {
        await enter({ [registry]: number('a9') });
        await write(as('owner'), submission());
      },
      'the number of an existing application': async () => {
        await enter({ 'applications/a1': application({ submittedAt: longAgo }) });
        await write(as('owner'), { [registry]: number() });
      },
      'one number for two applications': put({
        ...submission(),
        ...sent({}, owner, { id: 'a2', number: '000000000102V' }),
      }),
      'a second number for one application': put({
        ...submission(),
        [`applicationNumbers/${year}-000000000001`]: number(),
      }),
      'an id in an invalid format': put({
        ...sent({}, owner, { id: 'a.1' }),
        [registry]: number('a.1'),
        ...counted('applications', 'a.1'),
      }),
      'an id that is too long': put({
        ...sent({}, owner, { id: letters(65) }),
        [registry]: number(letters(65)),
        ...counted('applications', letters(65)),
      }),
      'an application over an existing one': async () => {
        await enter({ 'applications/a1': application() });
        await write(as('owner'), submission());
      },
      'reading the record of an existing number': async () => {
        await enter({ [registry]: number() });
        await as('owner').doc(registry).get({ source: 'server' });
      },
    });
  });

  describe('the search keys', () => {
    const find = (more: Data) => () => write(as('owner'), submission(keys(more)));
    const named =
      (name: string, more: Data = {}) =>
      () => {
        const all = keysFor(name, 'Birth Certificate').keys as Data;
        const own = { keys: { ...all, serviceId: 'birth', ...more } };
        return write(as('owner'), submission(own, { ...owner, name }));
      };
    const many = (count: number) => Array.from({ length: count }, () => 'a');
    const own = ownWords();
    const devanagari = (keysFor('आशा राव', 'Birth Certificate').keys as Data).prefixes as string[];
    const without = (...words: string[]) =>
      find({ prefixes: own.filter((word) => !words.includes(word)) });

    allows({
      'the words of a name in Devanagari (#12.15)': named('आशा राव'),
      'the words of a name with two Unicode forms (#12.15)': named('क़ासिम शेख'),
      'the words of a name with accents (#12.15)': named('Éloïse D’Souza-Rao'),
      'the words of a name in capitals (#12.15)': named('ASHA  RAO, B.A. [2]'),
      'the words of a name with joiners (#44g)': named('कुर्\u200Dहाडे'),
      'no beginnings of its words (#44g)': find({ prefixes: own }),
    });
    refuses({
      'no words at all (#44g)': find({ prefixes: [] }),
      'no number (#44g)': without(digits),
      'no number with its year (#44g)': without(`${year}-${digits}`),
      'no first name (#44g)': without('asha'),
      'no family name (#44g)': without('rao'),
      'no word of the service (#44g)': without('certificate'),
      'a name with joiners without its words (#44g)': named('कुर्\u200Dहाडे', { prefixes: own }),
      'a name in Devanagari without its words (#44g)': named('आशा राव', {
        prefixes: devanagari.filter((word) => word !== 'राव'),
      }),
      'words of another person (#12.15)': find({ prefixes: [...own, 'zubeda'] }),
      'letters of two words as one prefix (#12.15)': find({ prefixes: [...own, 'asharao'] }),
      'words in Devanagari that are not in the name (#12.15)': named('आशा राव', {
        prefixes: [...devanagari, 'मीरा'],
      }),
      'a number with an extra digit (#12.15)': find({ prefixes: [...own, `${year}-${digits}0`] }),
      'more prefixes than its words have (#12.15)': find({
        names: '',
        prefixes: [...own, ...many(8 + 17 + 42 - own.length)],
      }),
      'another name as the sort key (#12.15)': find({ applicant: 'aaaa' }),
      'another name in Devanagari as the sort key (#12.15)': named('आशा राव', {
        applicant: 'अअअ',
      }),
      'a sort key that is too long (#12.15)': named('Éloïse', {
        applicant: letters(13),
      }),
      'another service as the sort key (#12.15)': find({ service: 'aaaa' }),
      'a service that the council does not offer (#12.15)': () =>
        write(
          as('owner'),
          submission({
            service: 'Free Money',
            keys: { ...Object(keysFor(owner.name, 'Free Money').keys), serviceId: 'birth' },
          }),
        ),
      'a service under the id of another (#12.15)': async () => {
        await enter({ 'services/death': service({ name: 'Death Certificate' }) });
        await find({ serviceId: 'death' })();
      },
      'a service that was removed (#12.15)': find({ serviceId: 'gone' }),
    });
  });

  describe('moving', () => {
    const { staff, admin } = people;
    const begin = (more: Data = {}) => enter({ 'applications/a1': application(more) });
    const change = (more: Data) => async () => {
      await begin();
      await move(as('staff'), staff, 'staff', 'pending', 'in-review', more);
    };
    const event = (more: Data) =>
      change({
        'history.2': {
          at: now(),
          by: actor(staff, 'staff'),
          from: 'pending',
          to: 'in-review',
          ...more,
        },
      });

    allows({
      'a note of its full length': event({ note: letters(1000) }),
      'the last revision': async () => {
        const history = { '199': { at: longAgo } };
        await begin({ revision: 199, history });
        const { 'history.2': last, ...rest } = step(staff, 'staff', 'pending', 'in-review');
        const reference = as('staff').doc('applications/a1');
        await reference.update({ ...rest, revision: 200, 'history.200': last });
      },
    });

    refuses({
      'a step without its entry in the history': change({ 'history.2': deleteField() }),
      'a step that replaces the first entry': change({
        'history.1': { at: now(), by: actor(staff, 'staff'), from: null, to: 'pending' },
      }),
      'a history without its first entry': change({ 'history.1': deleteField() }),
      'a step over an existing entry': async () => {
        await begin({ history: { '1': { at: longAgo }, '2': { at: longAgo } } });
        await move(as('staff'), staff, 'staff', 'pending', 'in-review');
      },
      'two steps at once': change({
        'history.3': { at: now(), by: actor(staff, 'staff'), from: 'pending', to: 'in-review' },
      }),
      'a step with the wrong number': change({
        'history.2': deleteField(),
        'history.3': { at: now(), by: actor(staff, 'staff'), from: 'pending', to: 'in-review' },
      }),
      'a revision that skips numbers': change({
        revision: 3,
        'history.2': deleteField(),
        'history.3': { at: now(), by: actor(staff, 'staff'), from: 'pending', to: 'in-review' },
      }),
      'an unchanged revision': change({ revision: 1 }),
      'a revision beyond the limit': async () => {
        await begin({ revision: 200 });
        const { 'history.2': last, ...rest } = step(staff, 'staff', 'pending', 'in-review');
        const reference = as('staff').doc('applications/a1');
        await reference.update({ ...rest, revision: 201, 'history.201': last });
      },
      'a backdated step': event({ at: longAgo }),
      'a backdated change': change({ updatedAt: longAgo }),
      'a step under another name': event({ by: { ...actor(staff, 'staff'), name: admin.name } }),
      'a step of another person': event({ by: actor(admin, 'staff') }),
      'a step in another role': event({ by: actor(staff, 'admin') }),
      'a step from a status that it did not have': event({ from: 'recommended' }),
      'a step to a status that is not allowed': event({ to: 'recommended' }),
      'a note that is too long': event({ note: letters(1001) }),
      'an empty note': event({ note: '' }),
      'other details': change({ details: 'Never mind.' }),
      'another applicant': change({ 'applicant.uid': people['other citizen'].uid }),
      'another number': change({ number: `#PAN-${year}-000000000001` }),
      'another priority': change({ priority: 'high' }),
      'another language than it was submitted in (#20)': change({ language: 'en' }),
      'another time of submission': change({ submittedAt: now() }),
      'other search keys': change({ 'keys.prefixes': [] }),
      'an outcome that differs from the status': change({ 'keys.outcome': 'approved' }),
      'documents by staff': change({ documents: documents(2) }),
      'an approval in the name of another admin': async () => {
        await begin();
        const by = actor(people['second admin'], 'admin');
        await move(as('admin'), admin, 'admin', 'pending', 'approved', {
          'history.2': { at: now(), by, from: 'pending', to: 'approved' },
        });
      },
      'an approval whose keys do not say so': async () => {
        await begin();
        const more = { 'keys.outcome': 'pending' };
        await move(as('admin'), admin, 'admin', 'pending', 'approved', more);
      },
      'an admin whose address is not confirmed': async () => {
        await begin();
        const by = people['unconfirmed admin'];
        await move(as('unconfirmed admin'), by, 'admin', 'pending', 'approved');
      },
    });
  });

  describe('taking a decision back (#12.1)', () => {
    const { staff, admin } = people;
    const second = people['second admin'];
    const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
    const decided = (more: Data = {}, last: Data = {}): Data => ({
      status: 'approved',
      revision: 2,
      keys: { ...Object(application().keys), outcome: 'approved' },
      history: {
        '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' },
        '2': {
          at: minutesAgo(9),
          by: actor(admin, 'admin'),
          from: 'recommended',
          to: 'approved',
          ...last,
        },
      },
      ...more,
    });
    /** The next step of a person, from approved to a status, on top of the existing history. */
    const back =
      (
        name: 'admin' | 'second admin' | 'staff',
        to: 'recommended' | 'pending' | 'approved' = 'recommended',
        before: () => Data = () => decided(),
        more: Data = {},
      ) =>
      async () => {
        const there = before();
        await enter({ 'applications/a1': application(there) });
        const role = name === 'staff' ? 'staff' : 'admin';
        const from = there.status === 'rejected' ? 'rejected' : 'approved';
        const { 'history.2': event, ...rest } = step(people[name], role, from, to);
        const entries = stepEntry({ by: people[name], role, from, to, revision: 3 });
        const data = { ...rest, revision: 3, 'history.3': event, ...more };
        await update(as(name), 'applications/a1', data, entries);
      };

    allows({
      'their own approval': back('admin'),
      'their own rejection': back('admin', 'recommended', () =>
        decided(
          { status: 'rejected', keys: { ...Object(application().keys), outcome: 'rejected' } },
          { to: 'rejected' },
        ),
      ),
      'their own decision under a former name': back('admin', 'recommended', () =>
        decided({}, { by: { ...actor(admin, 'admin'), name: 'Older Name' } }),
      ),
    });

    refuses({
      'the decision of another admin': back('second admin'),
      'a decision in the name of the admin who made it': back(
        'second admin',
        'recommended',
        () => decided(),
        {
          'history.3': {
            at: now(),
            by: actor(admin, 'admin'),
            from: 'approved',
            to: 'recommended',
          },
        },
      ),
      'a decision by staff': back('staff'),
      'their decision from when they were staff': back('staff', 'recommended', () =>
        decided({}, { by: actor(staff, 'admin') }),
      ),
      'what they did as staff': back('admin', 'recommended', () =>
        decided({}, { by: actor(admin, 'staff') }),
      ),
      'a decision after eleven minutes': back('admin', 'recommended', () =>
        decided({}, { at: minutesAgo(11) }),
      ),
      'a decision to another status': back('admin', 'pending'),
      'a decision whose keys still say approved': back('admin', 'recommended', () => decided(), {
        'keys.outcome': 'approved',
      }),
      'a decision that was followed by another step': back('admin', 'recommended', () =>
        decided({}, { by: actor(staff, 'staff'), from: 'approved' }),
      ),
      'a decision of another admin that they have only added a note to': back(
        'admin',
        'approved',
        () => decided({}, { by: actor(second, 'admin'), from: 'approved' }),
      ),
      'a note of their own': back('admin', 'approved', () => decided({}, { from: 'approved' })),
      'the withdrawal itself': async () => {
        const history = {
          '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' },
          '2': { at: minutesAgo(2), by: actor(admin, 'admin'), from: 'approved', to: 'returned' },
        };
        const before = application({ status: 'returned', revision: 2, history });
        await enter({ 'applications/a1': before });
        const { 'history.2': event, ...rest } = step(admin, 'admin', 'returned', 'pending');
        await as('admin')
          .doc('applications/a1')
          .update({ ...rest, revision: 3, 'history.3': event });
      },
      'a withdrawal that changes documents': back('admin', 'recommended', () => decided(), {
        documents: documents(2),
      }),
      'a withdrawal that changes the decision in the history': back(
        'admin',
        'recommended',
        () => decided(),
        {
          'history.2.at': now(),
        },
      ),
    });
  });

  describe('answering', () => {
    const answer =
      (more: Data = {}, before: Data = {}) =>
      async () => {
        const returned = application({ status: 'returned', documents: documents(2), ...before });
        await enter({ 'applications/a1': returned, 'uploads/a1': upload() });
        await moveWithDocuments(as('owner'), owner, 'user', 'returned', 'pending', more);
      };
    const answerOf = (name: 'other citizen' | 'staff') => async () => {
      await enter({ 'applications/a1': application({ status: 'returned' }) });
      await move(as(name), people[name], 'user', 'returned', 'pending');
    };
    const note = {
      at: now(),
      by: actor(owner, 'user'),
      from: 'returned',
      to: 'pending',
      note: letters(1000),
    };
    const [first, second, ...more] = documents(20);

    allows({
      'ten more documents and a note': answer(
        { documents: documents(20), 'history.2': note },
        { documents: documents(10) },
      ),
      'the first documents': answer({ documents: documents(10) }, { documents: [] }),
      'an answer without documents': answer({}, { documents: [] }),
      'an answer of staff to the return of their own application': async () => {
        await enter({ 'applications/a1': application({ status: 'returned' }, people.staff) });
        const by = { ...actor(people.staff, 'user') };
        await move(as('staff'), people.staff, 'user', 'returned', 'pending', {
          'history.2': { at: now(), by, from: 'returned', to: 'pending' },
        });
      },
    });

    const wrong: Attempts = {
      'an answer for another person': answerOf('other citizen'),
      'an answer of staff for the citizen': answerOf('staff'),
      'an answer under another name': answer({
        'history.2': { ...note, by: { uid, name: 'Nobody', role: 'user' } },
      }),
      'an answer that removes a document': answer({ documents: documents(1) }),
      'an answer that replaces the first document': answer({
        documents: [{ ...first, name: 'Other.pdf' }, second],
      }),
      'eleven more documents': answer({ documents: documents(13) }),
      'twenty-one documents': answer({ documents: documents(21) }, { documents: documents(15) }),
      'a new document with the wrong id': answer({
        documents: [...documents(2), ...more.slice(1, 2)],
      }),
      'a new document of a type that is not accepted': answer({
        documents: [...documents(2), { ...more[0], type: 'text/html' }],
      }),
      'documents that were not announced': async () => {
        const returned = application({ status: 'returned', documents: documents(2) });
        await enter({ 'applications/a1': returned });
        const added = { documents: documents(3) };
        await move(as('owner'), owner, 'user', 'returned', 'pending', added);
      },
      'documents whose announcement is not deleted': async () => {
        const returned = application({ status: 'returned', documents: documents(2) });
        await enter({ 'applications/a1': returned, 'uploads/a1': upload() });
        const added = { documents: documents(3) };
        await move(as('owner'), owner, 'user', 'returned', 'pending', added);
      },
      'documents that are not a list': answer({ documents: 'none' }, { documents: [] }),
      'another language than it was submitted in (#20)': answer(
        { language: 'en' },
        { language: 'mr' },
      ),
    };
    refuses(wrong);
  });
}
