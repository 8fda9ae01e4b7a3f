import type { UserRecord } from 'firebase-admin/auth';
import type { OpenProject } from './openProject';

/** The account with this address; undefined where nobody has registered with it. */
export async function accountOf(
  { auth }: OpenProject,
  address: string,
): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(address);
  } catch (error) {
    if (isUnknownAccount(error)) return undefined;
    throw error;
  }
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
