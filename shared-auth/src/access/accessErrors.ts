import type { Role } from 'shared-model';
import type { AccessAnswer } from './access';

/** The account exists, but may not enter the area of the role that it signed in for. */
export class NoAccessError extends Error {
  override readonly name = 'NoAccessError';

  constructor(
    readonly asRole: Role,
    readonly answer: AccessAnswer,
  ) {
    super(`This account has no access as ${asRole}: ${answer.access}`);
  }
}

/** It could not be checked whether the account may enter. */
export class AccessUnknownError extends Error {
  override readonly name = 'AccessUnknownError';

  constructor(cause: unknown) {
    super('It could not be found out whether this account has access', { cause });
  }
}

/** An account with this address exists, and the entered password is not its password. */
export class AccountKnownError extends Error {
  override readonly name = 'AccountKnownError';

  constructor(cause: unknown) {
    super('There is an account with this address', { cause });
  }
}
