import { type PositionDraft, positionFields, type PositionValues } from 'shared-model';
import { firstOf } from '../store/testing/follow';
import type { OpenForTest } from '../store/testing/OpenForTest';

const values = {
  ...(Object.fromEntries(
    positionFields.map((field) => [field, `typed ${field}`]),
  ) as PositionValues),
  dob: '1990-05-17',
};

let drafts = 0;

function draft(parts: Partial<PositionDraft> = {}): PositionDraft {
  drafts += 1;
  return { id: `position-${drafts}`, values, resume: null, ...parts };
}

const resume = () => new File(['%PDF-1.7 resume'], 'cv.pdf', { type: 'application/pdf' });

export function describePositionApplications(open: OpenForTest): void {
  describe('applications for a position', () => {
    it('has no draft at first', async () => {
      const { positionApplications } = await open();
      expect(await positionApplications.findDraft('staff-1')).toBeUndefined();
    });

    it('keeps a draft with its resume, for its owner only', async () => {
      const kept = draft({ resume: resume() });
      await (await open()).positionApplications.saveDraft('staff-1', kept);
      const { positionApplications } = await open();
      const found = await positionApplications.findDraft('staff-1');
      expect(found).toMatchObject({ id: kept.id, values });
      expect(found?.resume).toMatchObject({ name: 'cv.pdf', type: 'application/pdf' });
      expect(await found?.resume?.text()).toBe('%PDF-1.7 resume');
      expect(await positionApplications.findDraft('staff-2')).toBeUndefined();
    });

    it('keeps the latest of two drafts, and deletes it on request', async () => {
      const { positionApplications } = await open();
      await positionApplications.saveDraft('staff-1', draft({ resume: resume() }));
      const later = draft();
      await positionApplications.saveDraft('staff-1', later);
      expect(await positionApplications.findDraft('staff-1')).toMatchObject(later);
      await positionApplications.discardDraft('staff-1');
      expect(await positionApplications.findDraft('staff-1')).toBeUndefined();
    });

    it('gives each application a number, and deletes the draft', async () => {
      const { positionApplications } = await open();
      const first = draft({ resume: resume() });
      await positionApplications.saveDraft('staff-1', first);
      const one = await positionApplications.submit('staff-1', { ...first, resume: resume() });
      const other = await positionApplications.submit('staff-1', { ...draft(), resume: resume() });
      expect(one).toMatchObject({
        id: first.id,
        number: expect.stringMatching(/^#POS-\d{4}-\d{3,}$/) as string,
        values,
        resume: { name: 'cv.pdf', type: 'application/pdf', size: 15 },
      });
      expect(other.number).not.toBe(one.number);
      expect(await positionApplications.findDraft('staff-1')).toBeUndefined();
      expect(await firstOf(positionApplications.watchMine('staff-1'))).toHaveLength(2);
      expect(await firstOf(positionApplications.watchMine('staff-2'))).toEqual([]);
    });

    it('creates one application when a form is handed in twice', async () => {
      const { positionApplications } = await open();
      const twice = { ...draft(), resume: resume() };
      const [one, other] = await Promise.all([
        positionApplications.submit('staff-1', twice),
        positionApplications.submit('staff-1', twice),
      ]);
      expect(other).toEqual(one);
      expect(await firstOf(positionApplications.watchMine('staff-1'))).toEqual([one]);
    });

    describe('of two tabs with one form (#44.12)', () => {
      const refused = { name: 'DraftChangedError' };
      const typed = (fullName: string) => draft({ id: 'd', values: { ...values, fullName } });

      it('refuses a save onto what the other tab has saved since, and keeps that', async () => {
        const { positionApplications } = await open();
        const first = await positionApplications.saveDraft('staff-1', typed('First'), null);
        await positionApplications.saveDraft('staff-1', typed('Second'), first.revision);
        for (const seen of [null, first.revision]) {
          const late = positionApplications.saveDraft('staff-1', typed('Late'), seen);
          await expect(late).rejects.toMatchObject(refused);
        }
        const found = await positionApplications.findDraft('staff-1');
        expect(found?.values.fullName).toBe('Second');
      });

      it('submits nothing after the other tab has saved, and keeps its draft', async () => {
        const { positionApplications } = await open();
        await positionApplications.saveDraft('staff-1', typed('Other'));
        const late = { ...draft(), resume: resume() };
        const submitted = positionApplications.submit('staff-1', late, null);
        await expect(submitted).rejects.toMatchObject(refused);
        expect(await positionApplications.findDraft('staff-1')).toMatchObject({ id: 'd' });
        expect(await firstOf(positionApplications.watchMine('staff-1'))).toEqual([]);
      });

      it('does not report the submission of the other tab as its own', async () => {
        const { positionApplications } = await open();
        const { revision } = await positionApplications.saveDraft('staff-1', typed('Both'));
        const sent = { ...typed('First'), resume: resume() };
        await positionApplications.submit('staff-1', sent, revision);
        const late = positionApplications.submit(
          'staff-1',
          { ...typed('Second'), resume: resume() },
          revision,
        );
        await expect(late).rejects.toMatchObject(refused);
      });

      it('saves over what the other tab has saved, where the person asks for it', async () => {
        const { positionApplications } = await open();
        await positionApplications.saveDraft('staff-1', typed('Other'));
        const { revision } = await positionApplications.saveDraft('staff-1', typed('Mine'));
        const found = await positionApplications.findDraft('staff-1');
        expect(found).toMatchObject({ revision, values: { fullName: 'Mine' } });
      });
    });
  });
}
