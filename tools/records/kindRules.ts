import { roles } from '../../shared-model/src/kinds/role';
import { limits } from '../../shared-model/src/limits/limits';
import { block, listed } from './block';

const matching = (pattern: string) => `value.matches('^${pattern}$')`;
const textMatching = (pattern: string) => `value is string && ${matching(pattern)}`;

/** A function for each kind of a description (`FieldDescription`) that is a text of a certain form. */
export const kindRules: readonly string[] = Object.entries({
  'isLanguage: the tag of a language. No longer: browsers throw for a tag of four letters.':
    textMatching('[a-z]{2,3}'),
  isRole: `value in ${listed(roles)}`,
  'isOwnId: an id that a form made.': matching(`[A-Za-z0-9_-]{1,${limits.definition.id}}`),
  'isDay: what is no text is an error, and refused.': matching('[0-9]{4}-[0-9]{2}-[0-9]{2}'),
  isClock: textMatching('([01][0-9]|2[0-3]):[0-5][0-9]'),
  'isDigest: SHA-256 in base64url, as ids of keys and digests of tokens are.':
    textMatching('[A-Za-z0-9_-]{43}'),
  'isToken: what each act changes on a record without a revision; its log entry has it in its id.':
    textMatching('[A-Za-z0-9]{1,40}'),
}).flatMap(([name, condition]) => [
  ...(name.includes(':') ? [`// ${name}`] : []),
  block(`function ${name.replace(/:.*/, '')}(value)`, [`return ${condition};`]),
]);
