import { allows, refuses } from './expectEach';
import { owner, people } from './people';
import {
  application,
  bytes,
  chunk,
  chunkLimit,
  documents,
  positionApplication,
  upload,
} from './records';
import type { Data } from './database';
import type { RulesCouncil } from './rulesCouncil';

const { uid } = owner;
const other = people['other citizen'].uid;

export function describeChunks({ as, enter }: RulesCouncil): void {
  const chunkIn =
    (collection: string) =>
    (document: string, index: number, more: Data = {}, id = `${uid}-${document}-${index}`) =>
      as('owner')
        .doc(`${collection}/chunks/${id}`)
        .set(chunk({ document, index, ...more }));

  describe('of an application', () => {
    const send = chunkIn('applications/a1');
    const path = `applications/a1/chunks/${uid}-1-0`;
    const remove = () => as('owner').doc(path).delete();
    const submitted = (status = 'pending', more: Data = {}) =>
      enter({ 'applications/a1': application({ status, documents: documents(2), ...more }) });
    const sentBefore = (more: Data = {}) => enter({ [path]: chunk(more) });
    const announced = (more: Data = {}) => enter({ 'uploads/a1': upload(more) });
    const full = { chunks: Array.from({ length: 10 }, () => 40), total: 400 };
    const announcedThen =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await announced(more);
        await act();
      };

    allows({
      'a full chunk': announcedThen(() => send('1', 0, { bytes: bytes(chunkLimit) })),
      'the last chunk of the last document': announcedThen(() => send('10', 39), full),
      'other content in another round (#12.13)': async () => {
        await announced({ round: 'second' });
        await sentBefore();
        await send('1', 0, { bytes: bytes(4), round: 'second' });
      },
      'other content over a chunk without a round (#12.13)': async () => {
        await announced();
        await enter({ [path]: { owner: uid, document: '1', index: 0, bytes: bytes(3) } });
        await send('1', 0);
      },
      'deleting a chunk before the submission': async () => {
        await sentBefore();
        await remove();
      },
      'deleting a chunk of another round (#12.13)': async () => {
        await announced({ round: 'second' });
        await sentBefore();
        await remove();
      },
      'the twentieth document': announcedThen(() => send('20', 0), { first: 20 }),
      'deleting a chunk that is not part of the answer yet': async () => {
        await submitted('returned', { documents: [] });
        await sentBefore();
        await remove();
      },
    });

    refuses({
      'a chunk of another person': announcedThen(() =>
        send('1', 0, { owner: other }, `${other}-1-0`),
      ),
      'a chunk under the id of another person': announcedThen(() =>
        send('1', 0, {}, `${other}-1-0`),
      ),
      'a chunk in the name of another person': announcedThen(() => send('1', 0, { owner: other })),
      'an id of another document': announcedThen(() => send('1', 0, {}, `${uid}-2-0`), full),
      'an id of another index': announcedThen(() => send('1', 0, {}, `${uid}-1-1`)),
      'an index below the first': announcedThen(() => send('1', -1)),
      'an index beyond the last': announcedThen(() => send('1', 40), full),
      'an index between two': announcedThen(() => send('1', 0.5)),
      'document 0': announcedThen(() => send('0', 0)),
      'document 01': announcedThen(() => send('01', 0)),
      'an eleventh document': announcedThen(() => send('11', 0), full),
      'an empty chunk': announcedThen(() => send('1', 0, { bytes: bytes(0) })),
      'a chunk that is too large': announcedThen(() =>
        send('1', 0, { bytes: bytes(chunkLimit + 1) }),
      ),
      'an invalid id of an application': () => chunkIn('applications/a.1')('1', 0),
      'a chunk that is not announced (#12.13)': () => send('1', 0),
      'a chunk beyond what is announced (#12.13)': announcedThen(() => send('1', 2)),
      'a document beyond what is announced (#12.13)': announcedThen(() => send('2', 0)),
      'a document before what is announced (#12.13)': announcedThen(() => send('1', 0), {
        first: 2,
      }),
      'a chunk of another round (#12.13)': announcedThen(() => send('1', 0, { round: 'second' })),
      'a chunk that another person announced (#12.13)': announcedThen(() => send('1', 0), {
        owner: other,
      }),
      'a chunk of another kind of application (#12.13)': announcedThen(() => send('1', 0), {
        of: 'positionApplications',
      }),
      'the same chunk again (#12.13)': async () => {
        await announced();
        await sentBefore();
        await send('1', 0);
      },
      'deleting a chunk while it is announced (#12.13)': async () => {
        await announced();
        await sentBefore();
        await remove();
      },
      'deleting a chunk that does not exist (#12.13)': () => remove(),
      'other content': async () => {
        await announced();
        await sentBefore();
        await send('1', 0, { bytes: bytes(4) });
      },
      'deleting a chunk after the submission': async () => {
        await submitted();
        await sentBefore();
        await remove();
      },
      'deleting a chunk of an existing document after a return': async () => {
        await submitted('returned');
        await sentBefore();
        await remove();
      },
      'reading a chunk of another person’s returned application': async () => {
        await enter({ [path]: chunk({ owner: other }) });
        await as('owner').doc(path).get({ source: 'server' });
      },
    });
  });

  describe('of an application for a position', () => {
    const send = chunkIn('positionApplications/p1');
    const path = `positionApplications/p1/chunks/${uid}-1-0`;
    const submitted = () => enter({ 'positionApplications/p1': positionApplication() });
    const announced = (more: Data = {}) =>
      enter({ 'uploads/p1': upload({ of: 'positionApplications', ...more }) });

    allows({
      'the last chunk': async () => {
        await announced({ chunks: [40], total: 40 });
        await send('1', 39);
      },
      'other content in another round (#12.13)': async () => {
        await announced({ round: 'second' });
        await enter({ [path]: chunk() });
        await send('1', 0, { round: 'second' });
      },
    });

    refuses({
      'a second document': async () => {
        await announced();
        await send('2', 0);
      },
      'a chunk that is not announced (#12.13)': () => send('1', 0),
      'deleting a chunk while it is announced (#12.13)': async () => {
        await announced();
        await enter({ [path]: chunk() });
        await as('owner').doc(path).delete();
      },
      'an invalid id of an application': () => chunkIn('positionApplications/p.1')('1', 0),
      'other content': async () => {
        await announced();
        await enter({ [path]: chunk() });
        await send('1', 0, { bytes: bytes(4) });
      },
      'a chunk after the submission': async () => {
        await submitted();
        await send('1', 0);
      },
      'deleting a chunk after the submission': async () => {
        await enter({ [path]: chunk() });
        await submitted();
        await as('owner').doc(path).delete();
      },
    });
  });
}
