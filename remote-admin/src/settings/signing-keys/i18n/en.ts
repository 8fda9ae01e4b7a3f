/** Separate from the area's other messages: only the settings load them. */
export default {
  title: 'Signing keys',
  lead: 'Certificates are signed with a key that is in the browser of the admin who approves.',
  failed: 'The signing keys could not be loaded',
  none: 'There is no key yet: the first one is made with the first certificate.',
  of: '{name}, {device}',
  here: 'This browser',
  since: 'Since {moment}',
  isRevoked: 'Revoked',
  revokedOn: 'Revoked on {moment}',
  revokedBy: 'Revoked on {moment} by {name}',
  revoke: 'Revoke',
  revokeOf: 'Revoke the signing key of {name}, {device}',
  revoking: 'Revoking...',
  revoked: 'The signing key of {name}, {device}, was revoked.',
  ask: 'Revoke this signing key?',
  askOf: 'It is the key of {name}, {device}.',
  askText:
    'Certificates that were issued with it until now stay valid. Nothing that is issued with it from now on is valid. This cannot be undone.',
  askHere:
    'It is the key of this browser: the next certificate from here is signed with a new one.',
  confirm: 'Revoke signing key',
} as const;
