import type { OpenForTest } from '../../store/testing/OpenForTest';
import { firstOf, follow } from '../../store/testing/follow';
import { byStaff, citizen, draft, file, otherCitizen } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

interface SubmittingTraits {
  numbers: 'running' | 'random';
}

export function describeSubmitting(open: OpenForTest, { numbers }: SubmittingTraits): void {
  describe('submitting', () => {
    it('stores the filled-in application with the status pending and a number', async () => {
      const { applications } = await open();
      const submitted = await submitNow(
        applications,
        draft({ id: 'd', details: 'Please.' }),
        citizen,
      );
      expect(submitted).toMatchObject({
        id: 'd',
        applicant: citizen,
        service: 'Birth Certificate',
        details: 'Please.',
        status: 'pending',
        priority: 'normal',
        revision: 1,
        updatedAt: submitted.submittedAt,
        history: [{ from: null, to: 'pending', by: { uid: citizen.uid, role: 'user' } }],
      });
      expect(submitted.number).toMatch(/^#PAN-\d{4}-\d{3,}$/);
      expect(await firstOf(applications.watchOne('d'))).toEqual(submitted);
    });

    it('keeps the language that the citizen applied in through later steps (#20)', async () => {
      const { applications } = await open();
      const submitted = await submitNow(applications, draft({ language: 'mr' }), citizen);
      expect(submitted).toMatchObject({ language: 'mr' });
      const { id, revision } = submitted;
      const moved = await applications.move(id, { to: 'in-review', by: byStaff, revision });
      expect(moved).toMatchObject({ status: 'in-review', language: 'mr' });
    });

    it('stores no language if none was given (#20)', async () => {
      const { applications } = await open();
      expect(await submitNow(applications, draft(), citizen)).not.toHaveProperty('language');
    });

    it('creates one application for a draft that is sent twice at once and again later', async () => {
      const { applications } = await open();
      const once = draft({ documents: [file('a.pdf', 'a')] });
      const [first, second] = await Promise.all([
        submitNow(applications, once, citizen),
        submitNow(applications, once, citizen),
      ]);
      expect(second).toEqual(first);
      expect(await submitNow(applications, once, citizen)).toEqual(first);
      const mine = await firstOf(applications.watchMine(citizen.uid));
      expect(mine.filter(({ sample }) => !sample)).toEqual([first]);
    });

    it('creates two applications for two texts under one id, and keeps no draft', async () => {
      const { applications, drafts } = await open();
      const first = await submitNow(applications, draft({ id: 'd', details: 'First.' }), citizen);
      await drafts.keepText(citizen.uid, { id: 'd', service: first.service, details: 'Second.' });
      const other = draft({ id: 'd', details: 'Second.' });
      const second = await submitNow(applications, other, citizen);
      expect(first).toMatchObject({ id: 'd', details: 'First.' });
      expect(second).toMatchObject({ details: 'Second.' });
      expect([second.id, second.number]).not.toEqual([first.id, first.number]);
      expect(await drafts.find(citizen.uid)).toBeUndefined();
    });

    it('creates one application for a draft that is sent twice with a document name that is cleaned (#12.15)', async () => {
      const { applications } = await open();
      const once = draft({ documents: [file('annual\u202Efdp.pdf', 'a')] });
      const first = await submitNow(applications, once, citizen);
      expect(await submitNow(applications, once, citizen)).toEqual(first);
    });

    it('gives each application a number of its own', async () => {
      const { applications } = await open();
      const submitted = await Promise.all(
        [1, 2, 3].map(() => submitNow(applications, draft(), citizen)),
      );
      const given = submitted.map(({ number }) => number.split('-').at(-1) ?? '');
      expect(new Set(given).size).toBe(3);
      if (numbers === 'random') {
        expect(given).toEqual(given.map(() => expect.stringMatching(/^\d{12}$/) as string));
      } else {
        const running = given.map(Number).sort((a, b) => a - b);
        const lowest = running[0] ?? NaN;
        expect(running).toEqual([lowest, lowest + 1, lowest + 2]);
      }
    });

    it('reports the progress of each document', async () => {
      const { applications } = await open();
      const reported: [number, number][] = [];
      await submitNow(
        applications,
        draft({ documents: [file('a.pdf', 'aaaa'), file('b.png', 'bb', 'image/png')] }),
        citizen,
        { onProgress: (document, part) => reported.push([document, part]) },
      );
      for (const document of [0, 1]) {
        const parts = reported.filter(([index]) => index === document).map(([, part]) => part);
        expect(parts.at(-1)).toBe(1);
        expect(parts).toEqual([...parts].sort((a, b) => a - b));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }
    });

    it('returns a document unchanged', async () => {
      const { applications } = await open();
      const { id, documents } = await submitNow(
        applications,
        draft({ documents: [file('a.pdf', 'first'), file('b.png', 'second', 'image/png')] }),
        citizen,
      );
      expect(documents).toMatchObject([
        { name: 'a.pdf', type: 'application/pdf', size: 5 },
        { name: 'b.png', type: 'image/png', size: 6 },
      ]);
      const second = await applications.getDocument(id, documents[1]?.id ?? '');
      expect(second.type).toBe('image/png');
      expect(await second.text()).toBe('second');
    });

    it('fails for a document that was never uploaded', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await expect(applications.getDocument(id, '1')).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('never returns a web page as a web page', async () => {
      const { applications } = await open();
      const { id, documents } = await submitNow(
        applications,
        draft({ documents: [file('a.html', '<script>', 'text/html')] }),
        citizen,
      );
      const blob = await applications.getDocument(id, documents[0]?.id ?? '');
      expect(blob.type).toBe('application/octet-stream');
    });

    it('stores a document under a visible name within the length limit (#12.7, #12.15)', async () => {
      const { applications } = await open();
      const { documents } = await submitNow(
        applications,
        draft({
          documents: [file('annual\u202Efdp.pdf', 'a'), file(`${'x'.repeat(300)}.pdf`, 'b')],
        }),
        citizen,
      );
      expect(documents.map(({ name }) => name)).toEqual([
        'annualfdp.pdf',
        `${'x'.repeat(250)}….pdf`,
      ]);
    });

    it.each([
      ['invisible characters', 'Zubeda\u202E\u0000 Quazi', 'Zubeda Quazi'],
      ['more letters than the limit', 'x'.repeat(150), 'x'.repeat(120)],
    ])(
      'accepts an applicant’s name with %s and cleans it (#12.7, #12.15)',
      async (_, name, kept) => {
        const { applications } = await open();
        const applicant = { ...citizen, name };
        const { applicant: noted, history } = await submitNow(applications, draft(), applicant);
        expect(noted.name).toBe(kept);
        expect(history[0]?.by.name).toBe(kept);
      },
    );

    it('shows a citizen only their own applications, newest first', async () => {
      const { applications } = await open();
      const first = await submitNow(applications, draft(), citizen);
      await submitNow(applications, draft(), otherCitizen);
      const last = await submitNow(applications, draft(), citizen);
      const mine = await firstOf(applications.watchMine(citizen.uid));
      const own = mine.filter(({ sample }) => !sample).map(({ id }) => id);
      expect(own.toSorted()).toEqual([first.id, last.id].toSorted());
      const times = mine.map(({ submittedAt }) => submittedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    it('keeps all data when it is closed and opened again', async () => {
      const before = await open();
      const submitted = await submitNow(
        before.applications,
        draft({ documents: [file('a.pdf', 'kept')] }),
        citizen,
      );
      before.close();
      const { applications } = await open();
      expect(await firstOf(applications.watchOne(submitted.id))).toEqual(submitted);
      expect(await (await applications.getDocument(submitted.id, '1')).text()).toBe('kept');
    });

    it('shows a new application at once in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const following = follow(there.applications.watchMine(citizen.uid));
      await following.until(() => true);
      const { id } = await submitNow(here.applications, draft(), citizen);
      await following.until((mine) => mine.some((application) => application.id === id));
      following.stop();
    });

    it('fails for an application that does not exist', async () => {
      const { applications } = await open();
      await expect(firstOf(applications.watchOne('nothing'))).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });

    it('emits nothing after a watch has been stopped', async () => {
      const { applications } = await open();
      const following = follow(applications.watchMine(citizen.uid));
      await following.until(() => true);
      following.stop();
      const emitted = following.values.length;
      const control = follow(applications.watchMine(citizen.uid));
      const { id } = await submitNow(applications, draft(), citizen);
      await control.until((mine) => mine.some((application) => application.id === id));
      control.stop();
      expect(following.values).toHaveLength(emitted);
    });
  });
}
