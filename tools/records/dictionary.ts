import { collections, type StoredFields } from '../../shared-data/src/collections';
import type { FieldDescription } from '../../shared-data/src/store/storedFields';
import { readField, type Field } from './fields';
import { formatTable } from './formatTable';

/** All collections with their fields, in Markdown. */
export function dictionary(): string {
  return Object.entries(collections)
    .map(([path, { what, fields }]) => {
      const table = formatTable(['Field', 'Kind', 'Limit'], rowsOf(fields));
      return `### \`${path}\`\n\n${what}\n\n${table}`;
    })
    .join('\n\n');
}

/** The fields of an object follow it, each with its path. */
function rowsOf(fields: StoredFields, within = ''): string[][] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const field = readField(schema);
    const row = [
      `\`${within}${name}\`${field.isOptional ? ', may be missing' : ''}`,
      kindOf(field),
      limitOf(field),
    ];
    return [row, ...(field.fields ? rowsOf(field.fields, `${within}${name}.`) : [])];
  });
}

const words: Record<FieldDescription['kind'], string> = {
  text: 'text',
  name: 'name',
  whole: 'whole number',
  number: 'number',
  day: 'day',
  time: 'time',
  now: 'time of the write',
  clock: 'time of day',
  language: 'tag of a language',
  role: 'role',
  id: 'id',
  digest: 'digest',
  token: 'token',
  bytes: 'bytes',
  other: '',
};

function kindOf({ description, options, fields, type, isNullable }: Field): string {
  const kind = description
    ? (description.as ?? words[description.kind])
    : options
      ? 'one of'
      : fields
        ? 'group'
        : (typeWords[type] ?? type);
  return isNullable ? `${kind}, or null` : kind;
}

/** Of schemas without a description. */
const typeWords: Record<string, string> = {
  string: 'text',
  array: 'list',
  record: 'map',
  boolean: 'yes or no',
  literal: 'yes',
};

function limitOf({ description, options }: Field): string {
  if (options) return options.map((option) => `\`${option}\``).join(' ');
  const { kind, least, most, pattern } = description ?? {};
  if (pattern !== undefined) return `\`${pattern.replaceAll('|', '\\|')}\``;
  if (most === undefined) return '';
  return kind === 'text' ? `${least} to ${most} characters` : `${least} to ${most}`;
}
