import { positionFields, type PositionValues } from 'shared-model';
import { Bytes } from 'firebase/firestore';
import { chunkLimit } from '../../files/documentChunks';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';

const council = councilForEachTest('demo-live-positions');
const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;

const values = {
  ...(Object.fromEntries(positionFields.map((field) => [field, field])) as PositionValues),
  dob: '1990-05-17',
};

function application(content: string) {
  const resume = new File([content], 'cv.pdf', { type: 'application/pdf' });
  return { id: 'position-1', values, resume };
}

afterEach(() => jest.restoreAllMocks());

async function sentChunk(index: number) {
  const chunk = await council.look(`positionApplications/position-1/chunks/clerk-1-${index}`);
  const bytes: unknown = chunk?.bytes;
  return bytes instanceof Bytes ? Buffer.from(bytes.toUint8Array()).toString() : undefined;
}

it('saves an application with the whole resume, under a number that is entered in the registry', async () => {
  const { positionApplications } = await council.open(clerk);
  const content = `${'a'.repeat(chunkLimit)}the rest`;
  const sent = await positionApplications.submit('clerk', application(content));
  expect(sent).toMatchObject({ values, resume: { name: 'cv.pdf', size: content.length } });
  expect(sent.number).toMatch(/^#POS-\d{4}-\d{12}$/);
  expect(await sentChunk(0)).toBe('a'.repeat(chunkLimit));
  expect(await sentChunk(1)).toBe('the rest');
  const entry = await council.look(`positionNumbers/${sent.number.replace('#POS-', '')}`);
  expect(entry).toMatchObject({ application: 'position-1' });
});

it('saves the resume that was chosen last, where another was sent before the connection was lost', async () => {
  await council.enter('positionApplications/position-1/chunks/clerk-1-0', {
    owner: 'clerk',
    document: '1',
    index: 0,
    bytes: Bytes.fromUint8Array(Buffer.from('an earlier one')),
  });
  const { positionApplications } = await council.open(clerk);
  await positionApplications.submit('clerk', application('the last one'));
  expect(await sentChunk(0)).toBe('the last one');
});

it('draws another number where the first one is taken', async () => {
  const draw = crypto.getRandomValues.bind(crypto);
  jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementationOnce((drawn) => drawn)
    .mockImplementation(draw);
  const taken = `${new Date().getFullYear()}-000000000000`;
  await council.enter(`positionNumbers/${taken}`, { application: 'other', at: new Date() });
  const { positionApplications } = await council.open(clerk);
  const { number } = await positionApplications.submit('clerk', application('cv'));
  expect(number).not.toBe(`#POS-${taken}`);
  expect(await council.look(`positionNumbers/${taken}`)).toMatchObject({ application: 'other' });
});

it('creates one application when a form is handed in again, in another tab too', async () => {
  const [here, there] = await Promise.all([council.open(clerk), council.open(clerk)]);
  const [one, other] = await Promise.all([
    here.positionApplications.submit('clerk', application('cv')),
    there.positionApplications.submit('clerk', application('cv')),
  ]);
  expect(other).toEqual(one);
  expect(await here.positionApplications.submit('clerk', application('cv'))).toEqual(one);
  expect(await firstOf(there.positionApplications.watchMine('clerk'))).toEqual([one]);
});

it('shows an application only to the person who handed it in', async () => {
  const { positionApplications } = await council.open({ uid: 'other', name: 'N', role: 'staff' });
  await expect(firstOf(positionApplications.watchMine('clerk'))).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});
