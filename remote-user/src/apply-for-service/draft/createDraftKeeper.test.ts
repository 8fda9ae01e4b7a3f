import * as records from 'shared-data';
import { createDraftKeeper } from './createDraftKeeper';

jest.mock('shared-data', () => ({
  keepDraftText: jest.fn().mockResolvedValue(undefined),
  keepDraftDocument: jest.fn().mockResolvedValue(undefined),
  dropDraftDocument: jest.fn().mockResolvedValue(undefined),
  discardDraft: jest.fn().mockResolvedValue(undefined),
}));
const keepText = jest.mocked(records.keepDraftText);
const discard = jest.mocked(records.discardDraft);

const onOutcome = jest.fn();
const keeper = () => createDraftKeeper('u', 'draft', onOutcome);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('keeps what was typed last, once the typing pauses', async () => {
  const { keepText: type } = keeper();
  type({ service: '', details: 'F' });
  type({ service: '', details: 'Fo' });
  expect(keepText).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(keepText.mock.calls).toEqual([['u', { id: 'draft', service: '', details: 'Fo' }]]);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
});

it('keeps it at once when the page is left', async () => {
  const { keepText: type, flush } = keeper();
  type({ service: '', details: 'Fo' });
  flush();
  await jest.advanceTimersByTimeAsync(1000);
  expect(keepText).toHaveBeenCalledTimes(1);
});

it('is settled when what was typed last has been kept', async () => {
  let finish: () => void = () => undefined;
  keepText.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { keepText: type, settled } = keeper();
  type({ service: '', details: 'Fo' });
  const onSettled = jest.fn();
  void settled().then(onSettled);
  await jest.advanceTimersByTimeAsync(1000);
  expect(keepText).toHaveBeenCalledTimes(1);
  expect(onSettled).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(onSettled).toHaveBeenCalled();
  expect(keepText).toHaveBeenCalledTimes(1);
});

it('does not say that all is kept while there is more to keep', async () => {
  const { keepText: type, keepDocument } = keeper();
  type({ service: '', details: 'F' });
  keepDocument({ id: '1', file: new File([], 'a.pdf') });
  expect(onOutcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(keepText).toHaveBeenCalledTimes(1);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
  type({ service: '', details: 'Fo' });
  expect(onOutcome).toHaveBeenLastCalledWith(null);
});

it('takes back that all is kept when a document comes', async () => {
  const { keepText: type, keepDocument } = keeper();
  type({ service: '', details: 'F' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');

  keepDocument({ id: '1', file: new File([], 'a.pdf') });
  expect(onOutcome).toHaveBeenLastCalledWith(null);
  keepDocument({ id: '2', file: new File([], 'b.pdf') });
  await jest.advanceTimersByTimeAsync(0);
  expect(onOutcome.mock.calls).toEqual([['kept'], [null], [null], ['kept']]);
});

it('says that it could not be kept, and goes on', async () => {
  jest.spyOn(console, 'error').mockReturnValueOnce();
  keepText.mockRejectedValueOnce(new Error('full'));
  const { keepText: type } = keeper();
  type({ service: '', details: 'F' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('failed');
  type({ service: '', details: 'Fo' });
  await jest.advanceTimersByTimeAsync(400);
  expect(onOutcome).toHaveBeenLastCalledWith('kept');
});

it('brings nothing back after it was discarded', async () => {
  const { keepText: type, discard: forget, flush, keepDocument } = keeper();
  type({ service: '', details: 'F' });
  const gone = forget();
  keepDocument({ id: '1', file: new File([], 'a.pdf') });
  flush();
  await jest.advanceTimersByTimeAsync(1000);
  await gone;
  expect(discard).toHaveBeenCalledWith('u');
  expect(keepText).not.toHaveBeenCalled();
  expect(records.keepDraftDocument).not.toHaveBeenCalled();
});
