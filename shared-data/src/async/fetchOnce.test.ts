import { fetchOnce } from './fetchOnce';

it('fetches a part once for all callers', async () => {
  const fetchPart = jest.fn().mockResolvedValue('the part');
  const part = fetchOnce<string>(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual(['the part', 'the part']);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('fetches a part again after a failed load', async () => {
  const fetchPart = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue('the part');
  const part = fetchOnce<string>(fetchPart);
  await expect(part()).rejects.toMatchObject({ name: 'RecordsUnavailableError' });
  expect(await part()).toBe('the part');
});
