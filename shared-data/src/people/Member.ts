import type { Role } from 'shared-auth';

/** Somebody with an account. */
export interface Member {
  uid: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: string;
  /** Set on sample records only. */
  sample?: true;
}
