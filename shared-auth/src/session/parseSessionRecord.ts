import { type AccessLevel, isRole, type Role, type SessionUser } from 'shared-model';

export interface SessionRecord {
  user: SessionUser;
  remember: boolean;
}

/**
 * Reads a stored session record. Older releases stored staff as 'merchant' and no user id: both are
 * accepted (`spec.md §4`).
 * @throws SessionRecordError when it is not JSON or has another shape
 */
export function parseSessionRecord(text: string): SessionRecord {
  const fields = parseFields(text);
  const role = parseRole(fields.role);
  const email = optionalText(fields, 'email') ?? '';
  const position = optionalText(fields, 'position');
  const accessLevel = parseAccessLevel(fields.accessLevel);
  return {
    user: {
      uid: optionalText(fields, 'uid') ?? (email || role),
      name: optionalText(fields, 'name') ?? '',
      email,
      role,
      ...(position === undefined ? {} : { position }),
      ...(accessLevel === undefined ? {} : { accessLevel }),
    },
    remember: fields.remember !== false,
  };
}

function parseFields(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SessionRecordError('it is not JSON', { cause });
  }
  if (typeof value !== 'object' || value === null) throw new SessionRecordError('it is no object');
  return { ...value };
}

function parseRole(value: unknown): Role {
  if (value === 'merchant') return 'staff';
  if (isRole(value)) return value;
  throw new SessionRecordError('its role is unknown');
}

function parseAccessLevel(value: unknown): AccessLevel | undefined {
  if (value === undefined || value === 'staff' || value === 'admin') return value;
  throw new SessionRecordError('its access level is unknown');
}

function optionalText(fields: Record<string, unknown>, key: string): string | undefined {
  const value = fields[key];
  if (value === undefined || typeof value === 'string') return value;
  throw new SessionRecordError(`its ${key} is not text`);
}

/** The stored session record has another shape than the portal writes. */
export class SessionRecordError extends Error {
  override readonly name = 'SessionRecordError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The session record is not usable: ${reason}`, options);
  }
}
