import { positionFields } from 'shared-model';
import { findPositionDraft, savePositionDraft } from '../api/positionApplications';
import { freshDeviceForEachTest } from '../store/testing/freshDeviceForEachTest';
import { loseStorage } from '../store/testing/loseStorage';
import { citizen } from '../store/testing/records';
import {
  discardDraft,
  findDraft,
  findDraftRevision,
  replaceDraft,
  saveDraftText,
} from '../api/drafts';

freshDeviceForEachTest();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});

const { uid } = citizen;
const text = { id: 'd', service: 'Birth Certificate', details: 'Begun.' };
const lost = { name: 'StorageLostError' };

describe('a draft that the browser has lost while its form is open (#44.13)', () => {
  it('fails as lost, and not as changed in another tab', async () => {
    const revision = await saveDraftText(uid, text);
    await loseStorage();
    await expect(saveDraftText(uid, text, revision)).rejects.toMatchObject(lost);
    await expect(findDraftRevision(uid)).rejects.toMatchObject(lost);
  });

  it('can be saved anew as a whole, and then be changed in another tab', async () => {
    await saveDraftText(uid, text);
    await loseStorage();
    const revision = await replaceDraft(uid, text, []);
    expect(await findDraft(uid)).toMatchObject(text);
    await discardDraft(uid);
    await expect(saveDraftText(uid, text, revision)).rejects.toMatchObject({
      name: 'DraftChangedError',
    });
  });

  it('is saved anew by the form for a position, which has all of it', async () => {
    const values = Object.fromEntries(positionFields.map((field) => [field, 'Asha'])) as never;
    const draft = { id: 'p', values, resume: null };
    const { revision } = await savePositionDraft(uid, draft);
    await loseStorage();
    await savePositionDraft(uid, draft, revision);
    expect(await findPositionDraft(uid)).toMatchObject({ id: 'p' });
  });
});
