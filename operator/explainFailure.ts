import { causesOf, isUnreachable, timedOut } from '../tools/firestore/untilAnswered';

const folderProblems: Readonly<Record<string, string>> = {
  ENOTDIR: 'is not in a folder: a part of this path is a file',
  EEXIST: 'exists already',
  EACCES: 'may not be written to or read by you',
  EPERM: 'may not be written to or read by you',
  EROFS: 'is on a disk that cannot be written to',
  ENOSPC: 'has no room left: use another disk',
  ENAMETOOLONG: 'has a name that is too long',
};

const credentialCodes = new Set<unknown>([
  'app/invalid-credential',
  'auth/invalid-credential',
  // gRPC: UNAUTHENTICATED.
  16,
]);

const credentialWords = /default credentials|invalid_grant|invalid_rapt|invalid_client/i;

/** Why a command failed, for the person who ran it: one plain sentence if the network or the credentials are the reason. */
export function explainFailure(error: unknown): string {
  const all = causesOf(error);
  if (error instanceof InterruptedError) return `${error.message} (${explainFailure(error.cause)})`;
  const has = (codes: ReadonlySet<unknown>) => all.some(({ code }) => codes.has(code));
  for (const { code, path } of all) {
    const problem = folderProblems[String(code)];
    if (problem !== undefined) {
      return `${typeof path === 'string' ? path : 'The folder'} ${problem}.`;
    }
  }
  const saysCredentials = all.some(({ message }) => credentialWords.test(String(message)));
  // Without a network, the libraries may also report missing credentials: check the network first.
  if (isUnreachable(error)) return 'Google cannot be reached: check the network and try again.';
  if (timedOut(error)) {
    return 'Google did not answer in time: it or this machine is busy. Try again later.';
  }
  if (has(credentialCodes) || saysCredentials) {
    return 'This machine has no valid Google credentials: run gcloud auth application-default login.';
  }
  return String(all[0]?.message ?? error);
}

/** A command stopped on its way; the message says how far it got and how to go on from there. */
export class InterruptedError extends Error {
  override name = 'InterruptedError';
}
