import * as records from 'shared-data';
import { createDraftAutosave } from './createDraftAutosave';

jest.mock('shared-data', () => ({
  saveDraftText: jest.fn().mockResolvedValue(undefined),
  saveDraftDocument: jest.fn().mockResolvedValue(undefined),
  removeDraftDocument: jest.fn().mockResolvedValue(undefined),
  discardDraft: jest.fn().mockResolvedValue(undefined),
}));
const saveText = jest.mocked(records.saveDraftText);
const discard = jest.mocked(records.discardDraft);

const onOutcome = jest.fn();
function autosave() {
  const created = createDraftAutosave('u', 'draft');
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
  expect(saveText.mock.calls).toEqual([['u', { id: 'draft', service: '', details: 'Fo' }]]);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
});

it('saves at once when the page is left', async () => {
  const { saveText: type, flush } = autosave();
  type({ service: '', details: 'Fo' });
  flush();
  await jest.advanceTimersByTimeAsync(1000);
  expect(saveText).toHaveBeenCalledTimes(1);
});

it('settles once the latest text has been saved', async () => {
  let finish: () => void = () => undefined;
  saveText.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
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
