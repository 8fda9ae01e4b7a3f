interface Cause {
  cause?: unknown;
}

/** A member or an invitation with that e-mail address exists already. */
export class MemberKnownError extends Error {
  override readonly name = 'MemberKnownError';

  constructor(email: string, options?: Cause) {
    super(`There is a member with the address ${email}.`, options);
  }
}

/** The change would leave the council without an admin. */
export class LastAdminError extends Error {
  override readonly name = 'LastAdminError';

  constructor(options?: Cause) {
    super('The council needs at least one admin.', options);
  }
}

/** Admins cannot block their own account. */
export class OwnAccountError extends Error {
  override readonly name = 'OwnAccountError';

  constructor(options?: Cause) {
    super('Nobody blocks their own account.', options);
  }
}

/** Another admin has decided the request already. */
export class RequestDecidedError extends Error {
  override readonly name = 'RequestDecidedError';

  constructor(uid: string, options?: Cause) {
    super(`The request of ${uid} has been decided.`, options);
  }
}
