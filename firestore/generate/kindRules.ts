import { roles } from '../../shared-model/src/kinds/role';
import { limits } from '../../shared-model/src/limits/limits';
import { block, listed } from './block';

const matching = (pattern: string) => `value.matches('^${pattern}$')`;
const textMatching = (pattern: string) => `value is string && ${matching(pattern)}`;

const rule = (name: string, condition: string) =>
  block(`function ${name}(value)`, [`return ${condition};`]);

/** A function for each kind of a description (`FieldDescription`) that is a text of a certain form. */
export const kindRules: readonly string[] = [
  '// The tag of a language. No longer: browsers throw for a tag of four letters.',
  rule('isLanguage', textMatching('[a-z]{2,3}')),
  rule('isRole', `value in ${listed(roles)}`),
  '// An id that a form made.',
  rule('isOwnId', matching(`[A-Za-z0-9_-]{1,${limits.definition.id}}`)),
  '// What is no text is an error, and refused.',
  rule('isDay', matching('[0-9]{4}-[0-9]{2}-[0-9]{2}')),
  rule('isClock', textMatching('([01][0-9]|2[0-3]):[0-5][0-9]')),
  '// SHA-256 in base64url, as ids of keys and digests of tokens are.',
  rule('isDigest', textMatching('[A-Za-z0-9_-]{43}')),
  '// What each act changes on a record without a revision; its log entry has it in its id.',
  rule('isToken', textMatching('[A-Za-z0-9]{1,40}')),
];
