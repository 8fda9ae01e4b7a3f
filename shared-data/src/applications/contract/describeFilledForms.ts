import {
  type Application,
  type ApplicationRecords,
  limits,
  mayOpenAnswers,
  type Move,
  type OpenedAnswers,
  openedAnswers,
  standingChecks,
  usualOffice,
} from 'shared-model';
import { definition } from '../../../../tools/testing/definitions';
import type { RecordStore } from '../../features/RecordStore';
import { firstOf, follow } from '../../store/testing/follow';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import {
  byAdmin,
  byCitizen,
  byStaff,
  citizen,
  draft,
  file,
  filledForm,
} from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const answers = { child: 'Mira Kale', village: 'Wai', purpose: '' };
const papers = { proof: ['1'] };
const form = filledForm({ answers, papers });
const documents = [file('a.pdf', 'a')];

/** An application with a form, returned to its citizen. */
async function returned(applications: ApplicationRecords, opened?: OpenedAnswers) {
  const { id } = await submitNow(applications, draft({ documents, form }), citizen);
  await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
  const move = { to: 'returned', note: 'Please correct.', by: byStaff, revision: 2 } as const;
  return applications.move(id, { ...move, opened });
}

const answerOf = ({ revision }: Application, more: Partial<Move>): Move => ({
  to: 'pending',
  by: byCitizen,
  revision,
  ...more,
});

export function describeFilledForms(open: OpenForTest): void {
  it('opens answers up to the limit of the record, and allows a return with only a note after that (#16.7)', async () => {
    const { applications } = await open();
    const opened = { child: 'Spelling?' };
    let application = await returned(applications, opened);
    const step = async (move: Omit<Move, 'revision'>) => {
      const { id, revision } = application;
      application = await applications.move(id, { ...move, revision });
    };
    for (let openings = 1; openings <= limits.history.openings; openings += 1) {
      const corrected = { ...form, answers: { ...answers, child: `Mira ${openings}` } };
      await step({ to: 'pending', by: byCitizen, form: corrected });
      await step({ to: 'in-review', by: byStaff });
      if (openings < limits.history.openings) {
        await step({ to: 'returned', note: 'Once more.', by: byStaff, opened });
      }
    }
    expect(mayOpenAnswers(application)).toBe(false);
    await expect(
      step({ to: 'returned', note: 'Once more.', by: byStaff, opened }),
    ).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    await step({ to: 'returned', note: 'Please come to the office.', by: byStaff });
    expect(application).toMatchObject({
      status: 'returned',
      form: { answers: { child: 'Mira 5' } },
    });
  });

  describe('submitting a form of an earlier version', () => {
    /** Version 1 of a service was superseded by version 2 just now. */
    async function openSuperseded(graceDays: number) {
      const store = await open();
      const added = await store.services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      const { id: serviceId } = added.service;
      await store.settings.saveOffice({ ...usualOffice, graceDays });
      await store.definitions.publish(serviceId, definition(), 0);
      await store.definitions.publish(serviceId, definition(), 1);
      const submit = (version: number) =>
        submitNow(
          store.applications,
          draft({ service: 'Pension Letter', form: filledForm({ serviceId, version }) }),
          citizen,
        );
      return { ...store, serviceId, submit };
    }

    it('is accepted within the days that the settings allow (#44d)', async () => {
      const { submit } = await openSuperseded(1);
      expect((await submit(1)).form?.version).toBe(1);
    });

    it('is refused after those days, while the current version is accepted (#44d)', async () => {
      const { submit } = await openSuperseded(0);
      await expect(submit(1)).rejects.toMatchObject({ name: 'QuestionsChangedError' });
      expect((await submit(2)).form?.version).toBe(2);
    });

    it('is refused at once when the service was removed, as is the current version (#44d)', async () => {
      const { submit, services, serviceId } = await openSuperseded(60);
      await services.remove(serviceId);
      for (const version of [1, 2]) {
        await expect(submit(version)).rejects.toMatchObject({ name: 'ServiceNotOfferedError' });
      }
    });
  });

  describe('submitting a filled form', () => {
    it('stores answers and papers, with empty details (#16.4)', async () => {
      const { applications } = await open();
      const submitted = await submitNow(
        applications,
        draft({ id: 'd', details: '', documents, form }),
        citizen,
      );
      expect(submitted).toMatchObject({ details: '', form });
      expect(await firstOf(applications.watchOne('d'))).toEqual(submitted);
    });

    it.each([
      ['Devanagari', 'मीरा काळे\nवाई'],
      ['emoji', 'Mira 👩🏽‍🌾'],
      ['markup', '<script>alert(1)</script>'],
      ['an old date', '1899-12-31'],
      ['a future date', '2099-01-01'],
    ])('stores %s as it was typed (#16.7)', async (_what, text) => {
      const { applications } = await open();
      const filled = filledForm({ answers: { child: text } });
      const { id } = await submitNow(applications, draft({ form: filled }), citizen);
      expect((await firstOf(applications.watchOne(id))).form).toEqual(filled);
    });

    it('stores answers up to the size limit (#16.7)', async () => {
      const { applications } = await open();
      const { questions, id: idLimit } = limits.definition;
      const each = Math.floor(limits.answers.all / questions);
      const full = Array.from({ length: questions }, (_, index) => [
        String(index).padStart(idLimit, 'q'),
        'म'.repeat(each),
      ]);
      const filled = filledForm({ answers: Object.fromEntries(full) as Record<string, string> });
      const { form: kept } = await submitNow(applications, draft({ form: filled }), citizen);
      expect(kept).toEqual(filled);
    });

    it('adds no form to an application without one (#16.7)', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      expect((await firstOf(applications.watchOne(id))).form).toBeUndefined();
    });

    it('creates one application for a form that is sent twice, two for two different forms (#16.4)', async () => {
      const { applications } = await open();
      const first = await submitNow(applications, draft({ id: 'd', form: filledForm() }), citizen);
      const again = await submitNow(applications, draft({ id: 'd', form: filledForm() }), citizen);
      const other = filledForm({ answers: { child: 'Asha Kale' } });
      const second = await submitNow(applications, draft({ id: 'd', form: other }), citizen);
      expect(again).toEqual(first);
      expect(second.id).not.toBe('d');
      expect(second.form).toEqual(other);
    });
  });

  describe('finding by the names on a form', () => {
    /** Resolves when a search finds exactly these: a cached result may be emitted first. */
    async function finds({ applications }: RecordStore, search: string, ids: string[]) {
      const following = follow(applications.watchPage({ search, page: 1, pageSize: 10 }));
      await following.until(({ rows }) => rows.map(({ id }) => id).join() === ids.join());
      following.stop();
    }

    it('finds an application by the person in the certificate (#16.6)', async () => {
      const store = await open();
      const names = ['Mrunmayi Kale', 'मृण्मयी'];
      const filled = draft({ id: 'd', form: filledForm(), names });
      await submitNow(store.applications, filled, citizen);
      await finds(store, 'mrunm', ['d']);
      await finds(store, 'मृण', ['d']);
      await finds(store, 'zubeda mrunmayi', ['d']);
    });

    it('finds an application by the corrected name, and by the unchanged names after other steps (#16.6)', async () => {
      const store = await open();
      const { applications } = store;
      const filled = draft({ id: 'd', documents, form, names: ['Mrunmayi Kale'] });
      await submitNow(applications, filled, citizen);
      await applications.move('d', { to: 'in-review', by: byStaff, revision: 1 });
      const opened = { child: '' };
      const back = await applications.move('d', {
        to: 'returned',
        note: 'Spelling?',
        by: byStaff,
        revision: 2,
        opened,
      });
      await finds(store, 'mrunmayi', ['d']);
      const corrected = { ...form, answers: { ...answers, child: 'Chinmayi Kale' } };
      const names = ['Chinmayi Kale'];
      await applications.move('d', answerOf(back, { form: corrected, names }));
      await finds(store, 'mrunmayi', []);
      await finds(store, 'chinmayi', ['d']);
    });
  });

  describe('answering a return', () => {
    const corrected = { ...form, answers: { ...answers, child: 'Mira Kadam' } };

    it.each<[what: string, isTaken: boolean, more: Pick<Move, 'note' | 'opened'>]>([
      ['a note', true, { note: 'Please correct.' }],
      ['a note on an answer', true, { opened: { child: 'Spelling?' } }],
      ['a missing paper', true, { opened: { photo: '' } }],
      ['no note', false, {}],
      ['a blank note', false, { note: ' \n ' }],
      ['a blank note on an answer', false, { opened: { child: ' ' } }],
      ['no notes on an answer and a paper', false, { opened: { child: '', proof: '' } }],
    ])('needs a return with an explanation; accepts %s: %s (#18)', async (_what, isTaken, more) => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft({ documents, form }), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const asked = applications.move(id, { to: 'returned', by: byStaff, revision: 2, ...more });
      if (isTaken) await expect(asked).resolves.toMatchObject({ status: 'returned' });
      else await expect(asked).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
      const status = isTaken ? 'returned' : 'in-review';
      expect(await firstOf(applications.watchOne(id))).toMatchObject({ status });
    });

    it('opens answers and papers with the clerk’s notes (#16.5)', async () => {
      const { applications } = await open();
      const opened = { child: 'As on the hospital’s paper?', proof: '' };
      const application = await returned(applications, opened);
      expect(application.history.at(-1)?.opened).toEqual(opened);
      expect(openedAnswers(application)).toEqual(opened);
    });

    it('changes opened answers and papers, and stores their previous values (#16.5)', async () => {
      const { applications } = await open();
      const application = await returned(applications, { child: '', purpose: '', proof: '' });
      const sent = {
        ...form,
        answers: { ...answers, child: 'Mira Kadam', purpose: 'School' },
        papers: { proof: ['2'] },
      };
      const more = { form: sent, documents: [file('b.pdf', 'b')], note: 'Corrected.' };
      const answered = await applications.move(application.id, answerOf(application, more));
      expect(answered).toMatchObject({ status: 'pending', form: sent });
      const changed = { child: 'Mira Kale', purpose: '', proof: '1' };
      expect(answered.history.at(-1)).toMatchObject({ note: 'Corrected.', changed });
      expect(await firstOf(applications.watchOne(application.id))).toEqual(answered);
    });

    it('applies the latest return, even after a note by staff (#16.5)', async () => {
      const { applications } = await open();
      const { id, revision } = await returned(applications, { village: '' });
      const noted = { to: 'returned', note: 'We called.', by: byStaff } as const;
      await applications.move(id, { ...noted, revision });
      const sent = { ...form, answers: { ...answers, village: 'Satara' } };
      await applications.move(id, { to: 'pending', form: sent, by: byCitizen, revision: 4 });
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 5 });
      const opened = { child: '' };
      const again = await applications.move(id, {
        to: 'returned',
        note: 'Spelling?',
        by: byStaff,
        revision: 6,
        opened,
      });
      const late = { ...sent, answers: { ...sent.answers, village: 'Pune' } };
      const refused = applications.move(id, answerOf(again, { form: late }));
      await expect(refused).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });

    it('accepts documents and a note if nothing was opened (#16.5)', async () => {
      const { applications } = await open();
      const application = await returned(applications);
      const more = { documents: [file('b.pdf', 'b')], note: 'Here.', form };
      const answered = await applications.move(application.id, answerOf(application, more));
      expect(answered.documents).toHaveLength(2);
      expect(answered.form).toEqual(form);
      expect(answered.history.at(-1)?.changed).toBeUndefined();
    });

    it.each<[string, OpenedAnswers | undefined, Partial<Move>]>([
      ['an answer that was not opened', { village: '' }, { form: corrected }],
      ['an answer when nothing was opened', undefined, { form: corrected }],
      ['a paper that was not opened', { child: '' }, { form: { ...form, papers: {} } }],
      [
        'an answer that did not exist before',
        { child: '' },
        { form: { ...form, answers: { ...answers, caste: 'x' } } },
      ],
      ['the version', { child: '' }, { form: { ...form, version: 2 } }],
      ['the service', { child: '' }, { form: { ...form, serviceId: 'death' } }],
      [
        'a paper to a document that does not exist',
        { proof: '' },
        { form: { ...form, papers: { proof: ['7'] } } },
      ],
      [
        'an answer to more than the size limit',
        { child: '' },
        { form: { ...form, answers: { ...answers, child: 'x'.repeat(limits.answers.all) } } },
      ],
      ['the checks', { child: '' }, { checks: { child: { agrees: true } } }],
      ['the opened answers', { child: '' }, { opened: { village: '' } }],
    ])('refuses a citizen who changes %s (#16.5)', async (_what, opened, more) => {
      const { applications } = await open();
      const application = await returned(applications, opened);
      await expect(
        applications.move(application.id, answerOf(application, more)),
      ).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
      expect(await firstOf(applications.watchOne(application.id))).toEqual(application);
    });
  });

  describe('checking answers', () => {
    const checks = {
      child: { agrees: true },
      proof: { agrees: false, note: 'The back is missing.' },
    };

    async function inReview() {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft({ documents, form }), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      return { applications, id };
    }

    it('saves checks without a note, and replaces them later (#16.5)', async () => {
      const { applications, id } = await inReview();
      await applications.move(id, { to: 'in-review', checks, by: byStaff, revision: 2 });
      const fewer = { child: { agrees: false, note: 'खाते' } };
      const move = { to: 'recommended', checks: fewer, by: byStaff, revision: 3 } as const;
      const checked = await applications.move(id, move);
      expect(checked.checks).toEqual(fewer);
      expect(checked.history.map((event) => event.checked)).toEqual([
        ...[undefined, undefined, true, true],
      ]);
      expect(await firstOf(applications.watchOne(id))).toEqual(checked);
    });

    it('keeps the checks in later steps (#16.5)', async () => {
      const { applications, id } = await inReview();
      await applications.move(id, { to: 'in-review', checks, by: byStaff, revision: 2 });
      const decided = await applications.move(id, { to: 'approved', by: byAdmin, revision: 3 });
      expect(decided.checks).toEqual(checks);
      expect(decided.form).toEqual(form);
    });

    it('ignores a check once the citizen has changed the answer or paper (#16.5)', async () => {
      const { applications, id } = await inReview();
      const opened = { proof: 'Both sides' };
      const move = { to: 'returned', by: byStaff, revision: 2, checks, opened } as const;
      const back = await applications.move(id, move);
      const sent = { form: { ...form, papers: { proof: ['1', '2'] } }, documents };
      const answered = await applications.move(id, answerOf(back, sent));
      expect(answered.checks).toEqual(checks);
      expect(standingChecks(answered)).toEqual({ child: { agrees: true } });
    });

    it.each<[string, Omit<Move, 'revision'>]>([
      ['checks of an admin', { to: 'approved', by: byAdmin, checks }],
      ['answers of staff', { to: 'in-review', by: byStaff, form }],
      ['an opening without a return', { to: 'in-review', by: byStaff, opened: { child: '' } }],
      [
        'notes over the size limit',
        {
          to: 'in-review',
          by: byStaff,
          checks: { child: { agrees: false, note: 'x'.repeat(limits.answerNote.all + 1) } },
        },
      ],
    ])('refuses %s (#16.5)', async (_what, move) => {
      const { applications, id } = await inReview();
      await expect(applications.move(id, { ...move, revision: 2 })).rejects.toMatchObject({
        name: 'MoveNotAllowedError',
      });
    });

    it('refuses checks of an application that is decided or has no form (#16.5)', async () => {
      const { applications, id } = await inReview();
      await applications.move(id, { to: 'approved', by: byAdmin, revision: 2 });
      const late = applications.move(id, { to: 'approved', checks, by: byStaff, revision: 3 });
      await expect(late).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
      const { id: plain } = await submitNow(applications, draft(), citizen);
      const none = applications.move(plain, { to: 'pending', checks, by: byStaff, revision: 1 });
      await expect(none).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });
  });
}
