import { getAreaEntry } from './registry';

const staff = {
  entry: 'https://staff.example/mf-manifest.json',
  version: '1.4.2',
  contract: 1,
  previous: ['https://staff.example/1.4.1/mf-manifest.json'],
};

function answerWith(body: unknown, init?: ResponseInit) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, init));
}

afterEach(() => jest.restoreAllMocks());

it('finds where an area is deployed', async () => {
  answerWith({ schema: 1, remotes: { staff } });

  await expect(getAreaEntry('staff')).resolves.toEqual(staff);
});

it('is not disturbed by areas that this shell does not know', async () => {
  answerWith({ schema: 1, remotes: { staff, auditors: staff } });

  await expect(getAreaEntry('staff')).resolves.toEqual(staff);
});

it('asks anew each time, so that a moved pointer is followed', async () => {
  answerWith({ schema: 1, remotes: { staff } });
  await getAreaEntry('staff');
  answerWith({ schema: 1, remotes: { staff: { ...staff, version: '1.5.0' } } });

  await expect(getAreaEntry('staff')).resolves.toMatchObject({ version: '1.5.0' });
});

it.each([
  ['another schema', { schema: 2, remotes: { staff } }, 'is not a registry'],
  ['no remotes', { schema: 1 }, 'is not a registry'],
  [
    'an entry that is no address',
    { schema: 1, remotes: { staff: { ...staff, entry: 7 } } },
    'is not a registry',
  ],
  ['null', null, 'is not a registry'],
  ['a registry without the area', { schema: 1, remotes: {} }, "does not list the area 'staff'"],
])('refuses %s', async (_case, body, message) => {
  answerWith(body);

  await expect(getAreaEntry('staff')).rejects.toMatchObject({
    name: 'AreaLoadError',
    message: expect.stringContaining(message) as string,
  });
});

it('refuses an answer with an error status', async () => {
  answerWith({ schema: 1, remotes: { staff } }, { status: 503 });

  await expect(getAreaEntry('staff')).rejects.toMatchObject({ name: 'AreaLoadError' });
});
