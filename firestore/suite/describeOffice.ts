import { Timestamp } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import { preparedTextKinds } from 'shared-data/model';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import { withEntries } from './entries';
import { allows, refuses } from './expectEach';
import { owner, people } from './people';
import * as records from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

const letters = (count: number) => 'x'.repeat(count);

/** The same texts in this many languages. */
const inLanguages = (count: number, words: Data): Data =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`a${String.fromCharCode(97 + index)}`, words]),
  );

/** Services, settings, tasks, appointments and applications for a position. */
export function describeOffice({ as, enter }: RulesCouncil): void {
  describe('services', () => {
    const put =
      (more: Data, id = 's1') =>
      () =>
        write(as('admin'), withEntries({ [`services/${id}`]: records.service(more) }));

    allows({
      'all fields at their limits': put({
        name: letters(80),
        documents: Array.from({ length: 10 }, () => letters(200)),
        days: 365,
        fee: 100_000,
        position: 0.5,
      }),
      'a service without documents, with one day and no fee': put({
        documents: [],
        days: 1,
        fee: 0,
      }),
    });
    refuses({
      'no name': put({ name: '' }),
      'a name that is too long': put({ name: letters(81) }),
      'eleven documents': put({ documents: Array.from({ length: 11 }, () => 'x') }),
      'documents that are too long': put({ documents: [letters(2001)] }),
      'a document that is not a text (#16.7)': put({ documents: ['Proof of identity', 7] }),
      '0 days for a decision': put({ days: 0 }),
      'more than a year for a decision': put({ days: 366 }),
      'half a day': put({ days: 1.5 }),
      'a negative fee': put({ fee: -1 }),
      'a fee that is too high': put({ fee: 100_001 }),
      'an id in an invalid format': put({}, 's.1'),
    });
  });

  describe('settings', () => {
    const put =
      (more: Data, id = 'council') =>
      () =>
        write(as('admin'), withEntries({ [`settings/${id}`]: records.settings(more) }));
    const change = (more: Data) => async () => {
      await enter({ 'settings/council': records.settings({ revision: 4 }) });
      await put({ revision: 5, ...more })();
    };

    const onSaturdays = (closedSaturdays: unknown, more: Data = {}) =>
      put({ openDays: [1, 2, 3, 4, 5, 6], closedSaturdays, ...more });

    allows({
      'every day': put({ openDays: [0, 1, 2, 3, 4, 5, 6] }),
      'the second and fourth Saturday closed (#44.11)': onSaturdays([2, 4]),
      'all Saturdays but one closed (#44.11)': onSaturdays([5, 3, 2, 1]),
      'an empty list of closed Saturdays (#44.11)': onSaturdays([]),
      'closed Saturdays beside an open Sunday (#44.11)': onSaturdays([2], { openDays: [0, 6] }),
      'closed Saturdays, removed again (#44.11)': async () => {
        await enter({
          'settings/council': records.settings({ openDays: [1, 6], closedSaturdays: [2, 4] }),
        });
        await put({ openDays: [1, 6], revision: 2 })();
      },
      'lines at their maximum length': change({ name: letters(120), hoursNote: letters(120) }),
      'the council’s own language (#20.4)': put({ language: 'mr' }),
      'no further language (#20.4)': put({ translations: {} }),
      'some texts in further languages (#20.4)': put({
        translations: { hi: { name: 'ग्राम पंचायत' }, mr: { hoursNote: '' } },
      }),
      'all texts in the maximum number of languages (#20.4)': put({
        translations: inLanguages(4, {
          name: letters(120),
          address: letters(120),
          hoursNote: letters(120),
        }),
      }),
    });
    refuses({
      'a first revision that is not 1': put({ revision: 2 }),
      'an unchanged revision': change({ revision: 4 }),
      'a revision that skips numbers': change({ revision: 6 }),
      'a settings record with another id': put({}, 'other'),
      'a change of a settings record with another id': async () => {
        await enter({ 'settings/other': records.settings() });
        await put({ revision: 2 }, 'other')();
      },
      'no name': put({ name: '' }),
      'no address': put({ address: '' }),
      'a line that is too long': put({ hoursNote: letters(121) }),
      'a telephone that is too long': put({ phone: letters(121) }),
      'an eighth day': put({ openDays: [7] }),
      'a day too many': put({ openDays: [0, 1, 2, 3, 4, 5, 6, 0] }),
      'a sixth Saturday (#44.11)': onSaturdays([6]),
      'a Saturday before the first (#44.11)': onSaturdays([0]),
      'half a Saturday (#44.11)': onSaturdays([2.5]),
      'every Saturday as closed (#44.11)': onSaturdays([1, 2, 3, 4, 5]),
      'one Saturday five times (#44.11)': onSaturdays([2, 2, 2, 2, 2]),
      'a Saturday as a text (#44.11)': onSaturdays(['2']),
      'a number in the place of closed Saturdays (#44.11)': onSaturdays(2),
      'a text in the place of closed Saturdays (#44.11)': onSaturdays('second'),
      'a map in the place of closed Saturdays (#44.11)': onSaturdays({ 2: true }),
      'no value of closed Saturdays (#44.11)': onSaturdays(null),
      'closed Saturdays where Saturday is not open (#44.11)': onSaturdays([2], {
        openDays: [1, 2],
      }),
      'closed Saturdays where no other day is open (#44.11)': onSaturdays([2], { openDays: [6] }),
      'closed Saturdays where no day is open (#44.11)': onSaturdays([2], { openDays: [] }),
      'an hour after 23': put({ opensAt: '24:00' }),
      'a minute after 59': put({ closesAt: '17:60' }),
      'an invalid language (#20.4)': put({ language: 'Marathi' }),
      'a number as the language (#20.4)': put({ language: 7 }),
      'one language too many (#20.4)': put({ translations: inLanguages(5, {}) }),
      'texts in an invalid language (#20.4)': put({ translations: { Marathi: {} } }),
      'two languages in one key (#20.4)': put({ translations: { 'hi\nmr': {} } }),
      'texts as a list (#20.4)': put({ translations: [{ name: 'ग्रामपंचायत' }] }),
      'a plain text for a language (#20.4)': put({ translations: { mr: 'ग्रामपंचायत' } }),
      'a plain text for all languages (#20.4)': put({ translations: 'ग्रामपंचायत' }),
      'a field without translations (#20.4)': put({ translations: { mr: { phone: '1' } } }),
      'a name in a language that is too long (#20.4)': put({
        translations: { mr: { name: letters(121) } },
      }),
      'an address in a language that is too long (#20.4)': put({
        translations: { hi: {}, mr: { address: letters(121) } },
      }),
      'a note in the last language that is too long (#20.4)': put({
        translations: { ...inLanguages(3, {}), zz: { hoursNote: letters(121) } },
      }),
      'a number as a name in a language (#20.4)': put({ translations: { mr: { name: 7 } } }),
      'reading a settings record with another id': () =>
        as('admin').doc('settings/other').get({ source: 'server' }),
    });
  });

  describe('settings of the office (#18.1)', () => {
    const put = (more: Data) => () =>
      write(as('admin'), withEntries({ 'settings/office': records.office(more) }));
    const change = (more: Data) => async () => {
      await enter({ 'settings/office': records.office({ revision: 4 }) });
      await put({ revision: 5, ...more })();
    };
    const named = (name: unknown) => put({ holidays: { '2026-10-02': name } });
    const on = (day: string) => put({ holidays: { '2026-10-02': 'Gandhi Jayanti', [day]: 'x' } });
    const holidays = (count: number, name = letters(limits.settingsLine)) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [records.inDays(index), name]),
      );

    allows({
      'the most days for earlier versions (#44d)': put({ graceDays: limits.graceDays }),
      'no day for earlier versions (#44d)': put({ graceDays: 0 }),
      'no holidays and no advice': put({ holidays: {}, overdueAdvice: '' }),
      'all fields at their limits': put({
        holidays: holidays(limits.holidays),
        overdueAdvice: letters(limits.overdueAdvice),
        translations: inLanguages(4, { overdueAdvice: letters(limits.overdueAdvice) }),
      }),
      'a change': change({}),
      'a name in Devanagari': named('गांधी जयंती'),
    });
    refuses({
      'a first revision that is not 1': put({ revision: 2 }),
      'an unchanged revision': change({ revision: 4 }),
      'a revision that skips numbers': change({ revision: 6 }),
      'a revision as a text': put({ revision: '1' }),
      'one holiday too many': put({ holidays: holidays(limits.holidays + 1, 'x') }),
      'advice that is too long': put({ overdueAdvice: letters(limits.overdueAdvice + 1) }),
      'more days for earlier versions than allowed (#44d)': put({
        graceDays: limits.graceDays + 1,
      }),
      'less than no day for earlier versions (#44d)': put({ graceDays: -1 }),
      'half a day for earlier versions (#44d)': put({ graceDays: 2.5 }),
      'advice that is not a text': put({ overdueAdvice: 7 }),
      'advice in a language that is too long (#20.4)': put({
        translations: { mr: { overdueAdvice: letters(limits.overdueAdvice + 1) } },
      }),
      'the name of the council beside the advice (#20.4)': put({
        translations: { mr: { name: 'ग्रामपंचायत' } },
      }),
      'a holiday without a name': named(''),
      'one of two holidays without a name': put({
        holidays: { '2026-10-02': 'Gandhi Jayanti', '2026-10-03': '' },
      }),
      'a name that is too long': named(letters(limits.settingsLine + 1)),
      'a name with a line break': named('Gandhi\nJayanti'),
      'a number as a name': named(7),
      'a list as a name': named(['Gandhi Jayanti']),
      'a month after 12': on('2026-13-01'),
      'a day after 31': on('2026-10-32'),
      'a two-digit year': on('26-10-02'),
      'a time as a day': on('2026-10-02T00:00:00Z'),
      'two days in one key': on('2026-10-02 2026-10-03'),
      'two days in one key with a line break': on('2026-10-02\n2026-10-03'),
      'one and a half days in a key': put({ holidays: { '2026-10-02\n2026-': 'x', '10-03': 'y' } }),
      'a list of holidays': put({ holidays: [{ day: '2026-10-02', name: 'Gandhi Jayanti' }] }),
      'a text as the holidays': put({ holidays: 'every Monday' }),
      'an extra field': put({ closed: true }),
      'closed Saturdays, which are the council’s (#44.11)': put({ closedSaturdays: [2, 4] }),
      'the council’s settings in the place of the office’s': put(records.settings()),
      'the office’s settings in the place of the council’s': () =>
        write(as('admin'), withEntries({ 'settings/council': records.office() })),
    });
  });

  describe('prepared texts (#20)', () => {
    const put = (more: Data) => () =>
      write(as('admin'), withEntries({ 'settings/texts': records.preparedTexts(more) }));
    const change = (more: Data) => async () => {
      await enter({ 'settings/texts': records.preparedTexts({ revision: 4 }) });
      await put({ revision: 5, ...more })();
    };
    const words = (key: string, text: unknown = 'x') => put({ words: { [key]: text } });
    const id = (place: number) => String(place).padStart(64, 't');
    const many = (count: number, languages: number, text: string) => {
      const places = Array.from({ length: count }, (_, place) => place);
      const tags = Array.from({ length: languages }, (_, place) =>
        String.fromCharCode(97 + place).repeat(3),
      );
      const entries = places.flatMap((place) => tags.map((tag) => [`${id(place)}/${tag}`, text]));
      const given = Object.fromEntries(entries) as Data;
      return { order: places.map((place) => `cancellation/${id(place)}`), words: given };
    };
    const { most, languages } = limits.preparedTexts;

    allows({
      'an empty list': put({ order: [], words: {} }),
      'all fields at their limits': put(many(most, languages, letters(limits.note))),
      'a text of several lines': change({ words: { 'missing/en': 'One.\nTwo.' } }),
      'a text of each kind': change({ order: preparedTextKinds.map((kind) => `${kind}/${kind}`) }),
      'reading by a clerk': () => as('staff').doc('settings/texts').get({ source: 'server' }),
    });
    refuses({
      'a first revision that is not 1': put({ revision: 2 }),
      'a revision that skips numbers': change({ revision: 6 }),
      'saving by a clerk': () =>
        write(
          as('staff'),
          withEntries({ 'settings/texts': records.preparedTexts() }, {}, people.staff),
        ),
      'reading by a citizen': () => as('owner').doc('settings/texts').get({ source: 'server' }),
      'saving without a log entry': () =>
        write(as('admin'), { 'settings/texts': records.preparedTexts() }),
      'one text too many': put(many(most + 1, 1, 'x')),
      'one language too many': put(many(most, languages + 1, 'x')),
      'more texts than fit': put({
        words: { 'missing/en': letters(limits.note * most * languages + 1) },
      }),
      'an unknown kind': put({ order: ['approval/missing'] }),
      'an id in an invalid format': put({ order: ['return/miss ing'] }),
      'two texts in one item': put({ order: ['return/missing\nreturn/other'] }),
      'a text without a kind': put({ order: ['missing'] }),
      'an order that is not a list': put({ order: { '0': 'return/missing' } }),
      'a number in the order': put({ order: [7] }),
      'a text without a language': words('missing'),
      'a text in a language with its region': words('missing/mr-IN'),
      'a text in a language of four letters, for which browsers throw (#44.a)':
        words('missing/abcd'),
      'a text in a language of nine letters': words(`missing/${letters(9)}`),
      'a text in two languages': words('missing/en\nmissing/mr'),
      'a text that is a number': words('missing/en', 7),
      'a text that is a list': words('missing/en', ['x']),
      'texts that are not a map': put({ words: ['A paper is missing.'] }),
      'an extra field': put({ council: true }),
      'the settings of the office in their place': put(records.office()),
    });
  });

  describe('tasks', () => {
    const create = (more: Data) => () => write(as('staff'), records.taskWithDraft(more));
    const taskCount = records.countedToday('tasks', 'TASK-001', people.staff);
    const put =
      (made: Records, before: Records = {}) =>
      async () => {
        await enter(before);
        await write(as('staff'), made);
      };
    const change = (more: Data) => async () => {
      await enter({ 'tasks/TASK-001': records.task() });
      const count = records.countedToday('tasks', 'TASK-001', people.admin);
      await update(as('admin'), 'tasks/TASK-001', more, count);
    };
    const counting = (count: number) => async () => {
      const known = { at: Timestamp.now(), count: count - 1, record: 'TASK-009' };
      await enter({ [`usage/${people.staff.uid}/today/tasks`]: known });
      const counted = records.countedToday('tasks', 'TASK-001', people.staff, { count });
      await write(as('staff'), { ...records.taskWithDraft(), ...counted });
    };

    allows({
      'every field of a task that can be changed': change({
        title: letters(200),
        priority: 'low',
        status: 'upcoming',
        dueDate: '2027-01-31',
      }),
      'checking whether a draft became a task': () => as('staff').doc('taskDrafts/d1').get(),
      'a task with a four-digit number': put({
        'tasks/TASK-1000': records.task(),
        'taskDrafts/d1': { task: 'TASK-1000' },
        ...records.countedToday('tasks', 'TASK-1000', people.staff),
      }),
      'the last task of a day (#44c)': counting(limitsToday.tasks),
    });
    refuses({
      'one task more in a day (#44c)': counting(limitsToday.tasks + 1),
      'a task that is not counted (#44c)': put({
        'tasks/TASK-001': records.task(),
        'taskDrafts/d1': { task: 'TASK-001' },
      }),
      'a change that is not counted (#44c)': async () => {
        await enter({ 'tasks/TASK-001': records.task() });
        await as('staff').doc('tasks/TASK-001').update({ status: 'completed' });
      },
      'no title': create({ title: '' }),
      'a title that is too long': create({ title: letters(201) }),
      'an unknown priority': create({ priority: 'urgent' }),
      'an unknown status': create({ status: 'late' }),
      'an invalid date': create({ dueDate: 'tomorrow' }),
      'a backdated task': create({ createdAt: records.longAgo }),
      'a task without its draft': put({
        'tasks/TASK-001': records.task(),
        ...taskCount,
      }),
      'a draft without its task': put({ 'taskDrafts/d1': { task: 'TASK-001' } }),
      'a draft of another task': put({
        'tasks/TASK-001': records.task(),
        'taskDrafts/d1': { task: 'TASK-002' },
        ...taskCount,
      }),
      'a draft that became a task before': put(
        {
          'tasks/TASK-002': records.task(),
          'taskDrafts/d1': { task: 'TASK-002' },
          ...records.countedToday('tasks', 'TASK-002', people.staff),
        },
        { 'tasks/TASK-001': records.task(), 'taskDrafts/d1': { task: 'TASK-001' } },
      ),
      'a draft for an existing task': put(
        { 'taskDrafts/d1': { task: 'TASK-001' } },
        { 'tasks/TASK-001': records.task({ createdAt: records.longAgo }) },
      ),
      'a draft in an invalid format': put({
        'tasks/TASK-001': records.task({ draftId: 'd.1' }),
        'taskDrafts/d.1': { task: 'TASK-001' },
        ...taskCount,
      }),
      'an id in another format': put({
        'tasks/T-1': records.task(),
        'taskDrafts/d1': { task: 'T-1' },
        ...records.countedToday('tasks', 'T-1', people.staff),
      }),
      'another author': change({ assignedBy: 'Nobody' }),
      'a task in the name of an admin (#12.11)': create({ assignedBy: people.admin.name }),
      'a task in the name of an unknown person (#12.11)': create({ assignedBy: 'Nobody' }),
      'another time': change({ createdAt: records.now() }),
      'an unknown status in a change': change({ status: 'late' }),
    });
  });

  describe('appointments', () => {
    const book =
      (more: Data, id = 'b1') =>
      () =>
        write(as('owner'), records.booking(more, id));

    allows({
      'an appointment without a purpose': book({ purpose: '' }),
    });
    refuses({
      'a time in the past': book({ at: Timestamp.fromMillis(Date.now() - 60_000) }),
      'a purpose that is too long': book({ purpose: letters(301) }),
      'a backdated appointment': book({ createdAt: records.longAgo }),
      'an id in an invalid format': book({}, 'b.1'),
      'cancelling a cancelled appointment': () =>
        as('owner').doc(`appointments/${owner.uid}/booked/b1`).delete(),
    });
  });

  describe('applications for a position', () => {
    const submit = (more: Data) => () => write(as('owner'), records.positionSubmission(more));
    const put = (made: Records) => () => write(as('owner'), made);
    const registry = `positionNumbers/${records.year}-${records.digits}`;
    const { values, resume } = records.positionApplication();
    const valued = (more: Data) => submit({ values: { ...Object(values), ...more } });

    allows({
      'all fields at their limits': valued({ street: letters(200), skills: letters(2000) }),
      'checking whether it was submitted before': () =>
        as('owner').doc('positionApplications/p1').get(),
    });
    refuses({
      'an empty field': valued({ city: '' }),
      'a field that is too long': valued({ street: letters(201) }),
      'skills that are too long': valued({ skills: letters(2001) }),
      'an invalid birthday': valued({ dob: 'long ago' }),
      'an application in the name of another person': submit({ owner: 'bina' }),
      'a backdated application': submit({ submittedAt: records.longAgo }),
      'an HTML page as the resume': submit({ resume: { ...Object(resume), type: 'text/html' } }),
      'a resume that is too large': submit({
        resume: { ...Object(resume), size: records.fileLimit + 1, chunks: 41 },
      }),
      'a number without its registry record': put({
        'positionApplications/p1': records.positionApplication(),
        ...records.counted('positions', 'p1'),
      }),
      'a number without its application': put({ [registry]: records.number('p1') }),
      'a number of another kind': submit({ number: `#PAN-${records.year}-${records.digits}` }),
      'a number of another year': put({
        'positionApplications/p1': records.positionApplication({
          number: `#POS-2001-${records.digits}`,
        }),
        [`positionNumbers/2001-${records.digits}`]: records.number('p1'),
        ...records.counted('positions', 'p1'),
      }),
      'a number that is already used': async () => {
        await enter({ [registry]: records.number('p9') });
        await write(as('owner'), records.positionSubmission());
      },
      'the number of an existing application': async () => {
        const submittedAt = records.longAgo;
        await enter({ 'positionApplications/p1': records.positionApplication({ submittedAt }) });
        await write(as('owner'), { [registry]: records.number('p1') });
      },
      'an id in an invalid format': put({
        'positionApplications/p.1': records.positionApplication(),
        [registry]: records.number('p.1'),
        ...records.counted('positions', 'p.1'),
      }),
    });
  });
}
