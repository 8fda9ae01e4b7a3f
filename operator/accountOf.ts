import type { UserRecord } from 'firebase-admin/auth';
import type { OpenProject } from '../tools/firestore/openProject';

/** The account with this address; undefined where nobody has registered with it. */
export async function accountOf(
  { auth }: OpenProject,
  address: string,
): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(address);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
