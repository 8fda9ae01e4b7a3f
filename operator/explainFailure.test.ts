/** @jest-environment node */
import { explainFailure, InterruptedError } from './explainFailure';

const withCode = (code: string | number, message = 'It failed.') =>
  Object.assign(new Error(message), { code });

const noNetwork = 'Google cannot be reached: check the network and try again.';
const noCredentials =
  'This machine has no valid Google credentials: run gcloud auth application-default login.';

describe('the reason of a failed command (#12.16)', () => {
  it.each<[string, unknown, string]>([
    ['a name that is not found', withCode('ENOTFOUND'), noNetwork],
    [
      'a fetch that failed',
      new TypeError('fetch failed', { cause: withCode('EAI_AGAIN') }),
      noNetwork,
    ],
    [
      'all addresses of a name refused',
      new TypeError('fetch failed', { cause: new AggregateError([withCode('ECONNREFUSED')]) }),
      noNetwork,
    ],
    ['a request that timed out', new DOMException('It took too long.', 'TimeoutError'), noNetwork],
    ["Firestore's client without a network", withCode(14, '14 UNAVAILABLE: …'), noNetwork],
    [
      'a server that answers too late',
      withCode(4, '4 DEADLINE_EXCEEDED: …'),
      'Google did not answer in time: it or this machine is busy. Try again later.',
    ],
    [
      'a folder within a file',
      Object.assign(withCode('ENOTDIR'), { path: '/backups/today/records.jsonl' }),
      '/backups/today/records.jsonl is not in a folder: a part of this path is a file.',
    ],
    [
      'a full disk',
      withCode('ENOSPC', 'ENOSPC: no space left on device, write'),
      'The folder has no room left: use another disk.',
    ],
    [
      'an interruption',
      new InterruptedError('200 of 500 records are in it.', { cause: withCode(14) }),
      `200 of 500 records are in it. (${noNetwork})`,
    ],
    ["Firebase's accounts without a network", withCode('app/network-error'), noNetwork],
    [
      'no credentials',
      new Error('Could not load the default credentials. Browse to …'),
      noCredentials,
    ],
    ['credentials that have ended', withCode(400, 'invalid_grant'), noCredentials],
    ['credentials that are none', withCode('app/invalid-credential'), noCredentials],
    ['anything else', new Error('The folder is not empty.'), 'The folder is not empty.'],
    ['no error at all', 'gone', 'gone'],
  ])('explains %s', (_what, error, sentence) => {
    expect(explainFailure(error)).toBe(sentence);
  });
});
