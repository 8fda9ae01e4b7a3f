import { limits } from '../../limits';
import type { RecordStore } from '../../store/RecordStore';
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
import type { Application, OpenedAnswers } from '../Application';
import type { ApplicationRecords, Move } from '../ApplicationRecords';
import { mayOpenAnswers, openedAnswers, standingChecks } from '../filledForm';

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
  ...{ to: 'pending', by: byCitizen, revision },
  ...more,
});

export function describeFilledForms(open: OpenForTest): void {
  it('opens answers as often as there is room for, and is returned in words after that (#16.7)', async () => {
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

  describe('submitting a filled form', () => {
    it('keeps answers and papers, with nothing written besides (#16.4)', async () => {
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
      ['a date long ago', '1899-12-31'],
      ['a date to come', '2099-01-01'],
      ['hidden characters', 'a\u202Eb\u0000c'],
    ])('keeps %s as it was typed (#16.7)', async (_what, text) => {
      const { applications } = await open();
      const filled = filledForm({ answers: { child: text } });
      const { id } = await submitNow(applications, draft({ form: filled }), citizen);
      expect((await firstOf(applications.watchOne(id))).form).toEqual(filled);
    });

    it('keeps as much as there is room for (#16.7)', async () => {
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

    it('leaves an application without a form as it was (#16.7)', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      expect((await firstOf(applications.watchOne(id))).form).toBeUndefined();
    });

    it('makes one application of a form that is sent twice, two of two forms (#16.4)', async () => {
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
    /** Resolves when a search finds just these: what a device remembers may come first. */
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

    it('finds it by the corrected name, and by the names as before after other steps (#16.6)', async () => {
      const store = await open();
      const { applications } = store;
      const filled = draft({ id: 'd', documents, form, names: ['Mrunmayi Kale'] });
      await submitNow(applications, filled, citizen);
      await applications.move('d', { to: 'in-review', by: byStaff, revision: 1 });
      const opened = { child: '' };
      const back = await applications.move('d', {
        ...{ to: 'returned', note: 'Spelling?', by: byStaff, revision: 2 },
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
      ['words on an answer', true, { opened: { child: 'Spelling?' } }],
      ['a paper that is not there', true, { opened: { photo: '' } }],
      ['no words', false, {}],
      ['a blank note', false, { note: ' \n ' }],
      ['blank words on an answer', false, { opened: { child: ' ' } }],
      ['no words on an answer and a paper', false, { opened: { child: '', proof: '' } }],
    ])('is asked for with %s: %s (#18)', async (_what, isTaken, more) => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft({ documents, form }), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const asked = applications.move(id, { to: 'returned', by: byStaff, revision: 2, ...more });
      if (isTaken) await expect(asked).resolves.toMatchObject({ status: 'returned' });
      else await expect(asked).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
      const status = isTaken ? 'returned' : 'in-review';
      expect(await firstOf(applications.watchOne(id))).toMatchObject({ status });
    });

    it('opens answers and papers with the clerk’s words (#16.5)', async () => {
      const { applications } = await open();
      const opened = { child: 'As on the hospital’s paper?', proof: '' };
      const application = await returned(applications, opened);
      expect(application.history.at(-1)?.opened).toEqual(opened);
      expect(openedAnswers(application)).toEqual(opened);
    });

    it('changes what was opened and keeps what it was before (#16.5)', async () => {
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

    it('goes by the latest return, also after a note of staff (#16.5)', async () => {
      const { applications } = await open();
      const { id, revision } = await returned(applications, { village: '' });
      const noted = { to: 'returned', note: 'We called.', by: byStaff } as const;
      await applications.move(id, { ...noted, revision });
      const sent = { ...form, answers: { ...answers, village: 'Satara' } };
      await applications.move(id, { to: 'pending', form: sent, by: byCitizen, revision: 4 });
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 5 });
      const opened = { child: '' };
      const again = await applications.move(id, {
        ...{ to: 'returned', note: 'Spelling?', by: byStaff, revision: 6 },
        opened,
      });
      const late = { ...sent, answers: { ...sent.answers, village: 'Pune' } };
      const refused = applications.move(id, answerOf(again, { form: late }));
      await expect(refused).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });

    it('takes documents and a note where nothing was opened (#16.5)', async () => {
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
      ['an answer where nothing was opened', undefined, { form: corrected }],
      ['a paper that was not opened', { child: '' }, { form: { ...form, papers: {} } }],
      [
        'an answer that there was not before',
        { child: '' },
        { form: { ...form, answers: { ...answers, caste: 'x' } } },
      ],
      ['the version', { child: '' }, { form: { ...form, version: 2 } }],
      ['the service', { child: '' }, { form: { ...form, serviceId: 'death' } }],
      [
        'a paper to a document that is not there',
        { proof: '' },
        { form: { ...form, papers: { proof: ['7'] } } },
      ],
      [
        'an answer to more than there is room for',
        { child: '' },
        { form: { ...form, answers: { ...answers, child: 'x'.repeat(limits.answers.all) } } },
      ],
      ['the checks', { child: '' }, { checks: { child: { agrees: true } } }],
      ['what is open', { child: '' }, { opened: { village: '' } }],
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

    it('saves checks without a note, and others in their place (#16.5)', async () => {
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

    it('keeps the checks over other steps (#16.5)', async () => {
      const { applications, id } = await inReview();
      await applications.move(id, { to: 'in-review', checks, by: byStaff, revision: 2 });
      const decided = await applications.move(id, { to: 'approved', by: byAdmin, revision: 3 });
      expect(decided.checks).toEqual(checks);
      expect(decided.form).toEqual(form);
    });

    it('no longer counts the check of what the citizen changed since (#16.5)', async () => {
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
        'notes for which there is no room',
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
