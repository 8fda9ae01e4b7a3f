import { allows, refuses } from './expectEach';
import { owner, people } from './people';
import { application, bytes, chunk, chunkLimit, documents, positionApplication } from './records';
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

    allows({
      'a full chunk': () => send('1', 0, { bytes: bytes(chunkLimit) }),
      'the last chunk of the last document': () => send('10', 39),
      'the same again': async () => {
        await sentBefore();
        await send('1', 0);
      },
      'the same again when it was submitted': async () => {
        await sentBefore();
        await submitted();
        await send('1', 0);
      },
      'taking it back before it is submitted': async () => {
        await sentBefore();
        await remove();
      },
      'a document more when it was returned': async () => {
        await submitted('returned');
        await send('3', 0);
      },
      'the twentieth document': async () => {
        await submitted('returned', { documents: documents(19) });
        await send('20', 0);
      },
      'taking back what is not part of the answer yet': async () => {
        await submitted('returned', { documents: [] });
        await sentBefore();
        await remove();
      },
    });

    refuses({
      'a chunk of somebody else': () => send('1', 0, { owner: other }, `${other}-1-0`),
      'a chunk under the id of somebody else': () => send('1', 0, {}, `${other}-1-0`),
      'a chunk in the name of somebody else': () => send('1', 0, { owner: other }),
      'an id of another document': () => send('1', 0, {}, `${uid}-2-0`),
      'an id of another index': () => send('1', 0, {}, `${uid}-1-1`),
      'an index below the first': () => send('1', -1),
      'an index beyond the last': () => send('1', 40),
      'an index between two': () => send('1', 0.5),
      'document nought': () => send('0', 0),
      'document 01': () => send('01', 0),
      'an eleventh document': () => send('11', 0),
      'a chunk of nothing': () => send('1', 0, { bytes: bytes(0) }),
      'a chunk that is too large': () => send('1', 0, { bytes: bytes(chunkLimit + 1) }),
      'an application that no form makes': () => chunkIn('applications/a.1')('1', 0),
      'other content': async () => {
        await sentBefore();
        await send('1', 0, { bytes: bytes(4) });
      },
      'a chunk when it was submitted': async () => {
        await submitted();
        await send('3', 0);
      },
      'a chunk when it was decided': async () => {
        await submitted('approved');
        await send('3', 0);
      },
      'a chunk of a document that it has, when it was returned': async () => {
        await submitted('returned');
        await send('2', 0);
      },
      'a twenty-first document': async () => {
        await submitted('returned', { documents: documents(20) });
        await send('21', 0);
      },
      'a chunk for what was returned to somebody else': async () => {
        const returned = application({ status: 'returned' }, people['other citizen']);
        await enter({ 'applications/a1': returned });
        await send('2', 0);
      },
      'taking it back when it was submitted': async () => {
        await submitted();
        await sentBefore();
        await remove();
      },
      'taking back a document that it has, when it was returned': async () => {
        await submitted('returned');
        await sentBefore();
        await remove();
      },
      'reading under a returned application of somebody else': async () => {
        await enter({ [path]: chunk({ owner: other }) });
        await as('owner').doc(path).get({ source: 'server' });
      },
    });
  });

  describe('of an application for a position', () => {
    const send = chunkIn('positionApplications/p1');
    const path = `positionApplications/p1/chunks/${uid}-1-0`;
    const submitted = () => enter({ 'positionApplications/p1': positionApplication() });

    allows({
      'the last chunk': () => send('1', 39),
      'the same again when it was submitted': async () => {
        await enter({ [path]: chunk() });
        await submitted();
        await send('1', 0);
      },
    });

    refuses({
      'a second document': () => send('2', 0),
      'an application that no form makes': () => chunkIn('positionApplications/p.1')('1', 0),
      'other content': async () => {
        await enter({ [path]: chunk() });
        await send('1', 0, { bytes: bytes(4) });
      },
      'a chunk when it was submitted': async () => {
        await submitted();
        await send('1', 0);
      },
      'taking it back when it was submitted': async () => {
        await enter({ [path]: chunk() });
        await submitted();
        await as('owner').doc(path).delete();
      },
    });
  });
}
