import * as records from 'shared-data';
import { createDraftAutosave } from './createDraftAutosave';
import { readSavedDraft } from './draftSaves';

jest.mock('shared-data', () => ({
  newDraftId: jest.fn(() => 'new'),
  findDraft: jest.fn(),
  findDraftRevision: jest.fn().mockResolvedValue('saved'),
  replaceDraft: jest.fn().mockResolvedValue('saved'),
  saveDraftText: jest.fn().mockResolvedValue('saved'),
  saveDraftDocument: jest.fn().mockResolvedValue('saved'),
  removeDraftDocument: jest.fn().mockResolvedValue('saved'),
  discardDraft: jest.fn().mockResolvedValue(undefined),
}));
const saveText = jest.mocked(records.saveDraftText);
const discard = jest.mocked(records.discardDraft);

const onOutcome = jest.fn();
function autosave() {
  const created = createDraftAutosave('u', { id: 'draft', revision: 'begun' });
  created.watch(() => {
    onOutcome(created.saving().outcome);
  });
  return created;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('saves the latest text, once the typing pauses', async () => {
  const { saveText: type } = autosave();
  type({ service: '', details: 'F' });
  type({ service: '', details: 'Fo' });
  expect(saveText).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(saveText.mock.calls).toEqual([
    ['u', { id: 'draft', service: '', details: 'Fo' }, 'begun'],
  ]);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
});

it('saves at once when the page is left', async () => {
  const { saveText: type, flush } = autosave();
  type({ service: '', details: 'Fo' });
  flush();
  await jest.advanceTimersByTimeAsync(1000);
  expect(saveText).toHaveBeenCalledTimes(1);
});

it('reads the draft for the next form once the form that was left has saved', async () => {
  let finish: () => void = () => undefined;
  saveText.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve('saved'))));
  const { saveText: type, flush } = autosave();
  type({ service: '', details: 'Fo' });
  flush();
  void readSavedDraft('u');
  await jest.advanceTimersByTimeAsync(1000);
  expect(records.findDraft).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(records.findDraft).toHaveBeenCalledWith('u');
});

it('reads the draft for the next form once the files that were being checked are saved (#44.12)', async () => {
  let finish: () => void = () => undefined;
  const { saveText: type, saveDocument, awaitDocuments } = autosave();
  const file = new File([], 'photo.jpg');
  awaitDocuments(
    new Promise<void>((resolve) => (finish = resolve)).then(() => saveDocument({ id: '1', file })),
  );
  // Another save meanwhile, which ends before the check.
  type({ service: '', details: 'Fo' });
  await jest.advanceTimersByTimeAsync(400);
  void readSavedDraft('u');
  await jest.advanceTimersByTimeAsync(1000);
  expect(records.findDraft).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(records.saveDraftDocument).toHaveBeenCalledTimes(1);
  expect(records.findDraft).toHaveBeenCalledWith('u');
});

it('settles once the latest text has been saved', async () => {
  let finish: () => void = () => undefined;
  saveText.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve('saved'))));
  const { saveText: type, settled } = autosave();
  type({ service: '', details: 'Fo' });
  const onSettled = jest.fn();
  void settled().then(onSettled);
  await jest.advanceTimersByTimeAsync(1000);
  expect(saveText).toHaveBeenCalledTimes(1);
  expect(onSettled).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(onSettled).toHaveBeenCalled();
  expect(saveText).toHaveBeenCalledTimes(1);
});

it('does not emit ‘kept’ while there is more to save', async () => {
  const { saveText: type, saveDocument } = autosave();
  type({ service: '', details: 'F' });
  saveDocument({ id: '1', file: new File([], 'a.pdf') });
  expect(onOutcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(saveText).toHaveBeenCalledTimes(1);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
  type({ service: '', details: 'Fo' });
  expect(onOutcome).toHaveBeenLastCalledWith(null);
});

it('withdraws ‘kept’ when a document is added', async () => {
  const { saveText: type, saveDocument } = autosave();
  type({ service: '', details: 'F' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');

  saveDocument({ id: '1', file: new File([], 'a.pdf') });
  expect(onOutcome).toHaveBeenLastCalledWith(null);
  saveDocument({ id: '2', file: new File([], 'b.pdf') });
  await jest.advanceTimersByTimeAsync(0);
  expect(onOutcome.mock.calls).toEqual([['kept'], [null], [null], ['kept']]);
});

it('emits ‘failed’ after a failed save, and continues', async () => {
  jest.spyOn(console, 'error').mockReturnValueOnce();
  saveText.mockRejectedValueOnce(new Error('full'));
  const { saveText: type } = autosave();
  type({ service: '', details: 'F' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('failed');
  type({ service: '', details: 'Fo' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
});

it('saves nothing after the draft was discarded', async () => {
  const { saveText: type, discard: forget, flush, saveDocument } = autosave();
  type({ service: '', details: 'F' });
  const gone = forget();
  saveDocument({ id: '1', file: new File([], 'a.pdf') });
  flush();
  await jest.advanceTimersByTimeAsync(1000);
  await gone;
  expect(discard).toHaveBeenCalledWith('u');
  expect(saveText).not.toHaveBeenCalled();
  expect(records.saveDraftDocument).not.toHaveBeenCalled();
});

describe('of two tabs with one form (#44.12)', () => {
  const changed = Object.assign(new Error('changed'), { name: 'DraftChangedError' });
  const type = (details: string) => ({ service: '', details });

  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue();
    jest.mocked(records.findDraftRevision).mockResolvedValue('saved');
  });

  it('saves onto what it has seen, and never onto what the other tab has saved', async () => {
    const { saveText: keep, saving, settled } = autosave();
    keep(type('F'));
    await jest.advanceTimersByTimeAsync(400);
    saveText.mockRejectedValueOnce(changed);
    keep(type('Fo'));
    await jest.advanceTimersByTimeAsync(400);
    expect(saveText.mock.lastCall?.[2]).toBe('saved');
    expect(saving().outcome).toBe('changed');

    keep(type('Foo'));
    await jest.advanceTimersByTimeAsync(400);
    expect(saveText).toHaveBeenCalledTimes(2);
    expect(saving().outcome).toBe('changed');
    expect(await settled()).toBe(false);
  });

  it('no longer reports the draft as saved when another tab replaces, sends or discards it', async () => {
    const created = autosave();
    const stop = created.follow();
    created.saveText(type('F'));
    await jest.advanceTimersByTimeAsync(400);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(created.saving().outcome).toBe('kept');

    jest.mocked(records.findDraftRevision).mockResolvedValue(null);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(created.saving().outcome).toBe('changed');
    stop();
  });

  it('does not send the draft if another tab has changed it in the meantime', async () => {
    const { settled, saving } = autosave();
    jest.mocked(records.findDraftRevision).mockResolvedValue('theirs');
    expect(await settled()).toBe(false);
    expect(saving().outcome).toBe('changed');
  });

  it('does not take its own sending for a change', async () => {
    const created = autosave();
    const stop = created.follow();
    created.saveText(type('F'));
    expect(await created.settled()).toBe(true);
    jest.mocked(records.findDraftRevision).mockResolvedValue(null);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(created.saving().outcome).toBe('kept');
    stop();
  });

  it('goes on with its own version under a new id, with all its documents', async () => {
    const created = autosave();
    saveText.mockRejectedValueOnce(changed);
    created.saveText(type('Mine'));
    await jest.advanceTimersByTimeAsync(400);
    const documents = [{ id: '1', file: new File([], 'a.pdf') }];
    created.keepThis(documents);
    created.saveText(type('Mine'));
    expect(await created.settled()).toBe(true);
    const text = { id: 'new', ...type('Mine') };
    expect(records.replaceDraft).toHaveBeenCalledWith('u', text, documents);
    expect(created.id()).toBe('new');
    expect(created.saving().outcome).toBe('kept');
  });
});
