import { deleteField, Timestamp } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import type { ApplicationStatus } from 'shared-data';
import { removalEntry, stepEntry } from './entries';
import { allows, refuses } from './expectEach';
import { move } from './move';
import { actor, owner, people } from './people';
import {
  application,
  documents,
  filledForm,
  fullestApplication,
  fullestForm,
  fullestSubmission,
  keysFor,
  longAgo,
  now,
  offeredAtLength,
  office,
  ownWords,
  publishedVersion,
  service,
  submission,
  textsOf,
  tracking,
  trackingNumber,
  upload,
} from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { remove, update, write } from './write';

const { definition, answers: answerLimits, answerNote, searchedNames } = limits;

/** Values that Firestore can store and that are not texts. */
const noTexts: [string, unknown][] = [
  ['a number', 7],
  ['half a number', 7.5],
  ['nothing', null],
  ['a yes', true],
  ['a time', longAgo],
  ['a map', { text: 'Mira' }],
];

const letters = (count: number) => 'x'.repeat(count);
const named = (names: string): Data => ({
  keys: { ...Object(application().keys), names },
});

export function describeForms({ as, enter }: RulesCouncil): void {
  describe('submitting', () => {
    const submit =
      (form: unknown, more: Data = {}, before: Records = {}) =>
      async () => {
        await enter(before);
        await write(as('owner'), submission({ form, ...more }));
      };
    const put = (more: Data) => submit(filledForm(more));
    const answer = (value: unknown) => put({ answers: { child: value } });
    /** Its next version was published so many days ago. */
    const superseded = (days: number, graceDays?: number) => {
      const publishedAt = Timestamp.fromMillis(Date.now() - days * 86_400_000);
      const next = { ...publishedVersion('Certificate of Birth'), publishedAt };
      return submit(
        filledForm(),
        {},
        {
          'services/birth/versions/2': next,
          ...(graceDays === undefined ? {} : { 'settings/office': office({ graceDays }) }),
        },
      );
    };
    const fullest = (more: Data) => async () => {
      await enter(offeredAtLength);
      await write(as('owner'), fullestSubmission(fullestForm(more)));
    };

    allows({
      'a form with no details (#16.7)': submit(filledForm(), { details: '' }),
      'a form without answers and papers (#16.7)': put({ answers: {}, papers: {} }),
      'a form with every field at its limit (#16.7)': fullest({}),
      'a paper of many documents (#16.7)': put({ papers: { proof: '1 2 10 20' } }),
      'names of the maximum length (#16.6)': submit(filledForm(), named(letters(searchedNames))),
      'the words of names in Devanagari (#16.6)': submit(filledForm(), {
        keys: {
          ...Object(keysFor(owner.name, 'Birth Certificate', ['मीरा काळे']).keys),
          serviceId: 'birth',
        },
      }),
      'a version that was superseded six days ago (#44d)': superseded(6),
      'a version that was superseded 19 days ago, where 20 are set (#44d)': superseded(19, 20),
      ...Object.fromEntries(
        [
          ...[
            'मीरा',
            '👩🏽‍🌾',
            '<script>alert(1)</script>',
            '1899-12-31',
            '2099-01-01',
            '',
            '7',
            'null',
          ],
          ...['House 7\nWai\n412803', 'One\n\n\nTwo', '\\n~~texts~~\\n', '$1', '.'],
        ].map((text) => [`the answer ${JSON.stringify(text)} (#16.7)`, answer(text)]),
      ),
    });

    refuses({
      'a version that was superseded eight days ago (#44d)': superseded(8),
      'a version that was superseded four days ago, where three are set (#44d)': superseded(4, 3),
      'a superseded version where no day is set (#44d)': superseded(0, 0),
      'a form of a removed service (#44d)': async () => {
        const removal = removalEntry('services/birth', 'Birth Certificate', 'before');
        await remove(as('admin'), 'services/birth', removal);
        await write(as('owner'), submission({ form: filledForm() }));
      },
      'a described service without its form (#44d)': async () => {
        await enter({ 'services/birth': service({ version: 1 }) });
        await write(as('owner'), submission());
      },
      'one answer too long (#16.7)': answer(letters(answerLimits.all + 1)),
      'an answer of 30,000 characters (#16.7)': answer(letters(30_000)),
      'answers whose total length is too long (#16.7)': fullest({
        answers: textsOf(definition.questions, answerLimits.all + 1),
      }),
      'one answer too many (#16.7)': put({ answers: textsOf(definition.questions + 1, 100) }),
      '200 answers (#16.7)': put({ answers: textsOf(200, 200) }),
      'one paper too many (#16.7)': put({ papers: textsOf(definition.papers + 1, 0) }),
      'ids that are too long (#16.7)': fullest({
        answers: { ...textsOf(definition.questions - 1, 100), [letters(65)]: '' },
      }),
      'ids of papers that are too long (#16.7)': put({ papers: { [letters(641)]: '1' } }),
      ...Object.fromEntries(
        noTexts.flatMap(([what, value]) => [
          [`${what} for an answer (#16.7)`, answer(value)],
          [
            `${what} between other answers (#16.7)`,
            put({ answers: { child: 'Mira Kale', name: value, village: '' } }),
          ],
          [`${what} for a paper (#16.7)`, put({ papers: { proof: value } })],
        ]),
      ),
      'a number in the fullest form (#16.7)': fullest({
        answers: { ...textsOf(definition.questions - 1, 100), last: 7 },
      }),
      'a list for an answer (#16.7)': answer(['Mira']),
      'a list of answers (#16.7)': put({ answers: ['Mira'] }),
      'an invalid list of documents for a paper (#16.7)': put({ papers: { proof: 'all of them' } }),
      'a list for a paper (#16.7)': put({ papers: { proof: ['1'] } }),
      'a paper of more documents than allowed (#16.7)': put({
        papers: { proof: '1 '.repeat(50) },
      }),
      'an unpublished version (#16.7)': put({ version: 2 }),
      'version 0 (#16.7)': put({ version: 0 }),
      'a version as a text (#16.7)': put({ version: '1' }),
      'a version of another service (#16.7)': submit(
        filledForm({ serviceId: 'death' }),
        {},
        { 'services/death/versions/1': publishedVersion('Death Certificate') },
      ),
      'a version of another service under its own keys (#16.7)': submit(
        filledForm({ serviceId: 'death' }),
        { keys: { ...Object(application().keys), serviceId: 'death' } },
        { 'services/death/versions/1': publishedVersion('Death Certificate') },
      ),
      'a name that differs from the version’s (#16.7)': submit(
        filledForm(),
        {},
        { 'services/birth/versions/1': publishedVersion('Free Money') },
      ),
      'a form with an extra field (#16.7)': put({ checked: true }),
      'a text as the form (#16.7)': submit('Mira Kale'),
      'null as the form (#16.7)': submit(null),
      'no details without a form (#16.7)': () => write(as('owner'), submission({ details: '' })),
      'checks by the citizen (#16.5)': submit(filledForm(), {
        checks: { agrees: { child: true }, notes: {} },
      }),
      'an opening by the citizen (#16.5)': submit(filledForm(), { returnedIn: 1 }),
      'a first step that opens something (#16.5)': submit(filledForm(), {
        history: {
          '1': {
            at: now(),
            by: actor(owner, 'user'),
            from: null,
            to: 'pending',
            opened: { child: '' },
          },
        },
      }),
      'names that are too long (#16.6)': submit(filledForm(), named(letters(searchedNames + 1))),
      'names that are not a text (#16.6)': submit(filledForm(), {
        keys: { ...Object(application().keys), names: ['mira'] },
      }),
      'prefixes of no word of the names (#16.6)': submit(filledForm(), {
        keys: { ...Object(application().keys), names: 'mira', prefixes: [...ownWords(), 'zubeda'] },
      }),
    });
  });

  describe('answering a return', () => {
    const returned = (
      more: Data = {},
      opened: Data | null = { child: 'As on the paper?', proof: '' },
    ) =>
      application({
        form: filledForm(),
        status: 'returned',
        revision: 3,
        history: {
          '1': { at: longAgo, by: actor(owner, 'user'), from: null, to: 'pending' },
          '2': {
            at: longAgo,
            by: actor(people.staff, 'staff'),
            from: 'in-review',
            to: 'returned',
            ...(opened ? { opened } : {}),
          },
          '3': { at: longAgo, by: actor(people.staff, 'staff'), from: 'returned', to: 'returned' },
        },
        ...(opened ? { returnedIn: 2 } : {}),
        ...more,
      });
    const corrected = filledForm({ answers: { child: 'Mira Kadam', village: 'Wai' } });
    const asBefore = { answers: { child: 'Mira Kale' }, papers: {}, added: [] };

    const send = async (changed: unknown, more: Data, event: Data = {}, beside: Records = {}) => {
      const batch = as('owner').batch();
      batch.update(as('owner').doc('applications/a1'), {
        status: 'pending',
        updatedAt: now(),
        revision: 4,
        'keys.outcome': 'pending',
        'history.4': {
          at: now(),
          by: actor(owner, 'user'),
          from: 'returned',
          to: 'pending',
          ...(changed ? { changed } : {}),
          ...event,
        },
        ...more,
      });
      if (more.documents) batch.delete(as('owner').doc('uploads/a1'));
      for (const [path, data] of Object.entries(beside)) batch.set(as('owner').doc(path), data);
      await batch.commit();
    };
    const answer =
      (
        form: unknown,
        changed: unknown,
        {
          more = {},
          before = returned(),
          event = {},
        }: {
          more?: Data;
          before?: Data;
          event?: Data;
        } = {},
      ) =>
      async () => {
        await enter({ 'applications/a1': before, 'uploads/a1': upload() });
        if (!more.documents) await as('owner').doc('uploads/a1').delete();
        await send(changed, { ...(form ? { form } : {}), ...more }, event);
      };
    const answered = (answers: Data) => filledForm({ answers });

    allows({
      'an opened answer (#16.5)': answer(corrected, asBefore),
      'an opened paper, with its document (#16.5)': answer(
        filledForm({ papers: { proof: '2' } }),
        { answers: {}, papers: { proof: '1' }, added: [] },
        { more: { documents: documents(2) } },
      ),
      'an answer that was missing before (#16.5)': answer(
        answered({ child: 'Mira Kale', village: 'Wai', purpose: 'School' }),
        { answers: {}, papers: {}, added: ['purpose'] },
        { before: returned({}, { purpose: '' }) },
      ),
      'other names in the search keys (#16.6)': answer(corrected, asBefore, {
        more: { 'keys.names': 'mira kadam', 'keys.prefixes': [...ownWords(), 'kad'] },
      }),
      'no change of the form (#16.5)': answer(null, null),
      'an answer with every field at its limit (#16.5)': async () => {
        await enter(offeredAtLength);
        const before = fullestApplication();
        const { answers, papers } = fullestForm() as { answers: Data; papers: Data };
        const ids = [...Object.keys(answers), ...Object.keys(papers)];
        const opened = Object.fromEntries(ids.map((id) => [id, letters(answerNote.all / 100)]));
        const { history, revision, returnedIn } = returned({}, opened);
        const status = 'returned';
        const stored = { ...before, history, revision, returnedIn, status, submittedAt: longAgo };
        const said = tracking({ ...stored, status: 'pending', revision: 4 });
        await enter({
          'applications/a1': { ...stored, trackingNumber },
          [`tracking/${trackingNumber}`]: tracking(stored),
          'uploads/a1': upload(),
        });
        const other = Object.fromEntries(
          Object.entries(answers).map(([id, text]) => [id, String(text).replaceAll('म', 'क')]),
        );
        const places = Object.keys(papers).map((id, place) => [id, String(place + 11)]);
        await send(
          { answers, papers, added: [] },
          {
            form: fullestForm({ answers: other, papers: Object.fromEntries(places) as Data }),
            documents: documents(20),
            'keys.names': (before.keys as Data).names,
            'keys.prefixes': (before.keys as Data).prefixes,
            'history.4': {
              at: now(),
              by: { ...actor(owner, 'user'), name: (before.applicant as Data).name },
              from: 'returned',
              to: 'pending',
              note: letters(1000),
              changed: { answers, papers, added: [] },
            },
          },
          {},
          { [`tracking/${trackingNumber}`]: { ...said, since: now() } },
        );
      },
    });

    refuses({
      'an answer that was not opened (#16.5)': answer(
        answered({ child: 'Mira Kale', village: 'Pune' }),
        { answers: { village: 'Wai' }, papers: {}, added: [] },
      ),
      'an answer that was not opened, beside an opened one (#16.5)': answer(
        answered({ child: 'Mira Kadam', village: 'Pune' }),
        { answers: { child: 'Mira Kale', village: 'Wai' }, papers: {}, added: [] },
      ),
      'a removed answer (#16.5)': answer(answered({ child: 'Mira Kale' }), {
        answers: { village: 'Wai' },
        papers: {},
        added: [],
      }),
      'an added answer that was not opened (#16.5)': answer(
        answered({ child: 'Mira Kale', village: 'Wai', caste: 'x' }),
        { answers: {}, papers: {}, added: ['caste'] },
      ),
      'an answer if nothing was opened (#16.5)': answer(corrected, asBefore, {
        before: returned({}, null),
      }),
      'an answer that an earlier return opened (#16.5)': answer(corrected, asBefore, {
        before: returned({
          history: {
            ...Object(returned().history),
            '3': {
              at: longAgo,
              from: 'in-review',
              to: 'returned',
              by: actor(people.staff, 'staff'),
              opened: { village: '' },
            },
          },
          returnedIn: 3,
        }),
      }),
      'a paper that was not opened (#16.5)': answer(
        filledForm({ papers: { proof: '2' } }),
        { answers: {}, papers: { proof: '1' }, added: [] },
        { before: returned({}, { child: '' }) },
      ),
      'another version (#16.5)': answer({ ...corrected, version: 2 }, asBefore, {
        before: returned(),
      }),
      'another service (#16.5)': answer({ ...corrected, serviceId: 'death' }, asBefore),
      'a text as the form (#16.5)': answer('x', asBefore),
      'a form in an application without one (#16.5)': answer(corrected, asBefore, {
        before: returned({ form: null }),
      }),
      'an answer that is too long (#16.5)': answer(
        answered({ child: letters(answerLimits.all), village: 'Wai' }),
        asBefore,
      ),
      'a change that is missing in the history (#16.5)': answer(corrected, null),
      'a change that the history records differently (#16.5)': answer(corrected, {
        ...asBefore,
        answers: { child: 'Mira Kadam' },
      }),
      'a change in the history that was not made (#16.5)': answer(corrected, {
        ...asBefore,
        answers: { child: 'Mira Kale', village: 'Wai' },
      }),
      'an addition in the history that was not made (#16.5)': answer(corrected, {
        ...asBefore,
        added: ['village'],
      }),
      ...Object.fromEntries(
        noTexts.flatMap(([what, value]) => [
          [
            `${what} for an answer (#16.5)`,
            answer(answered({ child: value, village: 'Wai' }), asBefore),
          ],
          [
            `${what} for the former answer in the history (#16.5)`,
            answer(corrected, { ...asBefore, answers: { child: value } }),
          ],
        ]),
      ),
      'one addition twice in the history (#16.5)': answer(
        answered({ child: 'Mira Kale', village: 'Wai', purpose: 'x', caste: 'x' }),
        { answers: {}, papers: {}, added: ['purpose', 'purpose'] },
        { before: returned({}, { purpose: '', caste: '' }) },
      ),
      'an extra field in the history of the change (#16.5)': answer(corrected, {
        ...asBefore,
        more: true,
      }),
      'search words without those of its own (#44g)': answer(corrected, asBefore, {
        more: { 'keys.names': 'mira kadam', 'keys.prefixes': ['kad'] },
      }),
      'search words of no name (#16.6)': answer(corrected, asBefore, {
        more: { 'keys.prefixes': [...ownWords(), 'zubeda'] },
      }),
      'other search words without a change (#16.6)': answer(null, null, {
        more: { 'keys.prefixes': [] },
      }),
      'another service in the search keys (#16.6)': answer(corrected, asBefore, {
        more: { 'keys.serviceId': 'death' },
      }),
      'checks by the citizen (#16.5)': answer(null, null, {
        more: { checks: { agrees: { child: true }, notes: {} } },
      }),
      'a step that claims a check (#16.5)': answer(null, null, {
        event: { checked: true },
      }),
      'an opening by the citizen (#16.5)': answer(null, null, {
        event: { opened: { village: '' } },
      }),
      'opening what another step opened (#16.5)': answer(null, null, { more: { returnedIn: 3 } }),
      ...Object.fromEntries(
        (['pending', 'in-review', 'recommended', 'approved', 'rejected'] as const).map((status) => [
          `an answer while it is ${status} (#16.5)`,
          answer(corrected, asBefore, { before: returned({ status }), event: { from: status } }),
        ]),
      ),
    });
  });

  describe('reviewing', () => {
    const { staff, admin } = people;
    const checks = { agrees: { child: true, proof: false }, notes: { proof: 'The back?' } };
    const review =
      (to: ApplicationStatus, event: Data, more: Data = {}, before: Data = {}) =>
      async () => {
        const from = (before.status as ApplicationStatus | undefined) ?? 'in-review';
        await enter({
          'applications/a1': application({ form: filledForm(), status: from, ...before }),
        });
        await move(as('staff'), staff, 'staff', from, to, {
          'history.2': {
            at: now(),
            by: actor(staff, 'staff'),
            from,
            to,
            ...(to === 'returned' ? { note: 'Please correct.' } : {}),
            ...event,
          },
          ...('opened' in event ? { openings: 1 } : {}),
          ...more,
        });
      };
    /** The opening with this number, in the step of this revision. */
    const opensAgain =
      (openings: number, revision: number, more: Data = {}) =>
      async () => {
        const before = { status: 'in-review', revision: revision - 1, openings: openings - 1 };
        await enter({ 'applications/a1': application({ form: filledForm(), ...before }) });
        const returned = { by: staff, role: 'staff', from: 'in-review', to: 'returned' } as const;
        const data = {
          status: 'returned',
          updatedAt: now(),
          revision,
          openings,
          returnedIn: revision,
          'deadline.left': 15,
          [`history.${revision}`]: {
            at: now(),
            by: actor(staff, 'staff'),
            from: 'in-review',
            to: 'returned',
            opened: { child: 'Spelling?' },
          },
          ...more,
        };
        const entries = stepEntry({ ...returned, revision });
        await update(as('staff'), 'applications/a1', data, entries);
      };
    /** A return with these fields only to say what is wrong. */
    const says = (said: Data) => async () => {
      await enter({ 'applications/a1': application({ form: filledForm(), status: 'in-review' }) });
      await move(as('staff'), staff, 'staff', 'in-review', 'returned', {
        'history.2': {
          at: now(),
          by: actor(staff, 'staff'),
          from: 'in-review',
          to: 'returned',
          ...said,
        },
        ...('opened' in said ? { openings: 1, returnedIn: 2 } : {}),
      });
    };
    const { openings: mostOpenings, steps, stepsAnOpening } = limits.history;
    const check = (kept: unknown, before: Data = {}) =>
      review('in-review', { checked: true }, { checks: kept }, before);
    const opens = (opened: unknown) => review('returned', { opened }, { returnedIn: 2 });
    const most = definition.questions + definition.papers;
    const all = textsOf(most, 0);
    const agreeing = Object.fromEntries(Object.keys(all).map((id) => [id, true]));

    allows({
      'a return that opens answers and papers (#16.5)': opens({ child: 'Spelling?', proof: '' }),
      'a return that opens everything, with notes of the maximum length (#16.5)': opens(
        textsOf(most, answerNote.all),
      ),
      'the last opening within the limit (#16.7)': opensAgain(mostOpenings, 30),
      'an opening in the last step within the limit (#16.7)': opensAgain(
        2,
        steps - 2 * stepsAnOpening,
      ),
      'a return that opens nothing (#16.5)': review('returned', {}),
      'a return with a note only (#18)': says({ note: 'Please correct.' }),
      'a return with a note on an answer (#18)': says({ opened: { child: 'Spelling?' } }),
      'a return for a missing paper (#18)': says({ opened: { photo: '' } }),
      'a return for a missing answer (#18)': says({ opened: { purpose: '' } }),
      'a return that opens nothing, after one that did (#16.5)': review(
        'returned',
        {},
        { returnedIn: deleteField() },
        { returnedIn: 1 },
      ),
      'checks without a note (#16.5)': check(checks),
      'checks with a return (#16.5)': review(
        'returned',
        { checked: true, opened: { proof: '' } },
        { checks, returnedIn: 2 },
      ),
      'checks of everything, with notes of the maximum length (#16.5)': check({
        agrees: agreeing,
        notes: textsOf(most, answerNote.all),
      }),
      'a step after checks (#16.5)': review('recommended', {}, {}, { checks }),
      'a decision after checks (#16.5)': async () => {
        await enter({ 'applications/a1': application({ form: filledForm(), checks }) });
        await move(as('admin'), admin, 'admin', 'pending', 'approved');
      },
    });

    refuses({
      'a return without a note (#18)': says({}),
      'a return with a blank note (#18)': says({ note: ' \n ' }),
      'a return with a blank note on an answer (#18)': says({ opened: { child: ' ' } }),
      'a return without a note on an existing answer (#18)': says({ opened: { child: '' } }),
      'a return with a note that is not a text (#18)': says({ note: 7 }),
      'answers by staff (#16.5)': review('in-review', {}, { form: filledForm({ answers: {} }) }),
      'one answer by staff (#16.5)': review('in-review', {}, { 'form.answers.child': 'x' }),
      'a change of answers in the history by staff (#16.5)': review('in-review', {
        changed: { answers: {}, papers: {}, added: [] },
      }),
      'removing the form by staff (#16.5)': review('in-review', {}, { form: deleteField() }),
      'names by staff (#16.6)': review('in-review', {}, { 'keys.names': 'mira' }),
      'one opening over the limit (#16.7)': opensAgain(mostOpenings + 1, 30),
      'an opening after the last step within the limit (#16.7)': opensAgain(
        2,
        steps - 2 * stepsAnOpening + 1,
      ),
      'an opening that is not counted (#16.7)': opensAgain(2, 6, { openings: 1 }),
      'an opening that is counted twice (#16.7)': opensAgain(2, 6, { openings: 3 }),
      'an opening that restarts the count (#16.7)': opensAgain(3, 9, {
        openings: deleteField(),
      }),
      'counting an opening that did not happen (#16.7)': review('in-review', {}, { openings: 1 }),
      'opening without a return (#16.5)': review('in-review', { opened: { child: '' } }),
      'opening with a step other than a return (#16.5)': review('recommended', {
        opened: { child: '' },
      }),
      'an opening that the application does not record (#16.5)': review('returned', {
        opened: { child: '' },
      }),
      'recording an opening that did not happen (#16.5)': review('returned', {}, { returnedIn: 2 }),
      'recording the opening of an earlier step (#16.5)': review('returned', {}, { returnedIn: 1 }),
      'keeping the opening of an earlier return (#16.5)': review(
        'returned',
        {},
        {},
        { returnedIn: 1 },
      ),
      'opening an application without a form (#16.5)': async () => {
        await enter({ 'applications/a1': application({ status: 'in-review' }) });
        await move(as('staff'), staff, 'staff', 'in-review', 'returned', {
          returnedIn: 2,
          openings: 1,
          'history.2': {
            at: now(),
            by: actor(staff, 'staff'),
            from: 'in-review',
            to: 'returned',
            opened: { child: '' },
          },
        });
      },
      'notes on opened answers that are too long (#16.5)': opens(textsOf(most, answerNote.all + 1)),
      'opening more than allowed (#16.5)': opens(textsOf(most + 1, 0)),
      ...Object.fromEntries(
        noTexts.flatMap(([what, value]) => [
          [
            `${what} for a note on an opened answer (#16.5)`,
            opens({ child: 'Spelling?', proof: value }),
          ],
          [
            `${what} for a note (#16.5)`,
            check({ ...checks, notes: { child: 'Spelling?', proof: value } }),
          ],
        ]),
      ),
      'an opening as a list (#16.5)': opens(['child']),
      'checks that the history does not record (#16.5)': review('in-review', {}, { checks }),
      'recorded checks that are missing (#16.5)': review('in-review', { checked: true }),
      'checks that the history records differently (#16.5)': review(
        'in-review',
        { checked: 'yes' },
        { checks },
      ),
      'checks with an invalid answer (#16.5)': check({ ...checks, agrees: { child: 'perhaps' } }),
      'checks with an extra field (#16.5)': check({ ...checks, more: true }),
      'a note on an answer that was not checked (#16.5)': check({
        ...checks,
        notes: { village: 'x' },
      }),
      'notes that are too long (#16.5)': check({
        agrees: agreeing,
        notes: textsOf(most, answerNote.all + 1),
      }),
      'more checks than allowed (#16.5)': check({
        agrees: { ...agreeing, more: true },
        notes: {},
      }),
      'checks of an application without a form (#16.5)': async () => {
        await enter({ 'applications/a1': application({ status: 'in-review' }) });
        await move(as('staff'), staff, 'staff', 'in-review', 'in-review', {
          checks,
          'history.2': {
            at: now(),
            by: actor(staff, 'staff'),
            from: 'in-review',
            to: 'in-review',
            checked: true,
          },
        });
      },
      'checks after an approval (#16.5)': review(
        'approved',
        { checked: true },
        { checks, 'keys.outcome': 'approved' },
        { status: 'approved', keys: { ...Object(application().keys), outcome: 'approved' } },
      ),
      'checks of an admin (#16.5)': async () => {
        await enter({ 'applications/a1': application({ form: filledForm() }) });
        await move(as('admin'), admin, 'admin', 'pending', 'approved', {
          checks,
          'history.2': {
            at: now(),
            by: actor(admin, 'admin'),
            from: 'pending',
            to: 'approved',
            checked: true,
          },
        });
      },
      'answers of an admin (#16.5)': async () => {
        await enter({ 'applications/a1': application({ form: filledForm() }) });
        const form = filledForm({ answers: {} });
        await move(as('admin'), admin, 'admin', 'pending', 'approved', { form });
      },
    });
  });
}
