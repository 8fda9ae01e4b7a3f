import { RecordsUnavailableError, SignedOutError } from 'shared-model';
import { StoredDocument } from '../documents/StoredDocument';
import { combine } from '../async/combine';
import type { RecordsContext } from '../store/RecordsContext';
import { councilAccess } from './councilAccess';

const zoya = { uid: 'zoya', name: 'Zoya Khan', email: 'zoya@example.com', confirmed: true };

/** A device without a network: its cache has the member, but not their request. */
function offline(problemOfRequest: Error) {
  const data = {
    name: zoya.name,
    email: zoya.email,
    role: 'staff',
    joinedAt: new Date(2026, 0, 1).toISOString(),
  };
  const member = new StoredDocument('members/zoya', data, { isCached: true });
  const watchDocument: RecordsContext['watchDocument'] = (path, read) => (observer) => {
    if (path === 'members/zoya') observer.next(read(member));
    else observer.error(problemOfRequest);
    return () => undefined;
  };
  // Only what a watch needs.
  const context = { watchDocument, combine } as Partial<RecordsContext> as RecordsContext;
  const emitted: unknown[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  councilAccess(context).watchAccess(
    zoya,
    'staff',
  )({ next: (answer) => emitted.push(answer), error: (error) => emitted.push(error) });
  return emitted;
}

afterEach(() => jest.restoreAllMocks());

it('grants access to a member whose request is not in the cache', () => {
  expect(offline(new RecordsUnavailableError())).toMatchObject([{ access: 'granted' }]);
});

it('reports any other error', () => {
  expect(offline(new SignedOutError())).toEqual([expect.any(SignedOutError)]);
});
