import type { FieldDescription } from '../../shared-model/src/fields/describedFields';
import type { StoredCollection, StoredFields } from '../../shared-data/src/features/collections';
import { block, fieldOf, listed } from './block';
import { readField, type Field } from './fields';

/** What a rule asks of a value of this kind; undefined where the rules that are written by hand ask. */
function askOfKind(value: string, description: FieldDescription): string | undefined {
  const { kind, least, most, count, pattern } = description;
  switch (kind) {
    case 'text':
      return pattern === undefined
        ? `isText(${value}, ${least}, ${most})`
        : `${value}.matches('^${pattern}$')`;
    case 'whole':
      return `isWhole(${value}, ${least}, ${most})`;
    case 'number':
      return `${value} is number`;
    case 'time':
      return `${value} is timestamp`;
    case 'now':
      return `${value} == request.time`;
    case 'bytes':
      return `${value} is bytes && ${value}.size() >= ${least} && ${value}.size() <= ${most}`;
    case 'name':
      return `isName(${value})`;
    case 'day':
      return `isDay(${value})`;
    case 'clock':
      return `isClock(${value})`;
    case 'language':
      return `isLanguage(${value})`;
    case 'role':
      return `isRole(${value})`;
    case 'id':
      return `isOwnId(${value})`;
    case 'digest':
      return `isDigest(${value})`;
    case 'token':
      return `isToken(${value})`;
    case 'texts':
      return `${value}.size() <= ${count} && isText(${value}.join(''), 0, ${most})`;
    case 'other':
      return undefined;
  }
}

function asksOf(value: string, field: Field): string[] {
  const { description, options, fields, type } = field;
  const askOfNull = (ask: string) => (field.isNullable ? `(${value} == null || ${ask})` : ask);
  if (description) {
    const ask = askOfKind(value, description);
    return ask === undefined ? [] : [askOfNull(ask)];
  }
  if (options) return [askOfNull(`${value} in ${listed(options)}`)];
  if (type === 'boolean') return [askOfNull(`${value} is bool`)];
  if (fields) return shapeOf(value, fields);
  return [];
}

/** The conditions under which a map has these fields and no others, each as it is described. */
function shapeOf(map: string, fields: StoredFields): string[] {
  const read = Object.entries(fields).map(([name, schema]) => [name, readField(schema)] as const);
  const required = read.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  const all = read.map(([name]) => name);
  const keys =
    required.length === all.length
      ? [`hasFields(${map}, ${listed(all)})`]
      : [`${map}.keys().hasAll(${listed(required)})`, `${map}.keys().hasOnly(${listed(all)})`];
  const asks = read.flatMap(([name, field]) => {
    const asked = asksOf(fieldOf(map, name), field);
    if (asked.length === 0 || !field.isOptional) return asked;
    return [`(!('${name}' in ${map}) || ${inBrackets(asked)})`];
  });
  return [...keys, ...asks];
}

const inBrackets = (asks: readonly string[]) =>
  asks.length > 1 ? `(${asks.join(' && ')})` : asks.join('');

/** The function of the rules for a collection; undefined where its fields are checked by hand. */
export function ruleFunction({ rule, fields, what }: StoredCollection): string | undefined {
  if (rule === undefined) return undefined;
  const shape = shapeOf('data', fields).join('\n  && ');
  return [`// ${what}`, block(`function ${rule}(data)`, [`return ${shape};`])].join('\n');
}
