import { collections, type StoredFields } from '../../shared-data/src/features/collections';
import type { FieldDescription } from '../../shared-model/src/fields/describedFields';
import { readField, type Field } from './fields';
import { markdownTable } from '../../tools/markdownTable';
import { kindOf } from './actWrites';

/** The acts that write each field of each kind of document (`writersOf`). */
type Writers = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** All collections with their fields, in Markdown. */
export function dictionary(writers: Writers): string {
  return Object.entries(collections)
    .map(([path, { what, fields }]) => {
      const writersOfField = writers.get(kindOf(path));
      const rows = rowsOf(fields).map(([name = '', ...cells]) => [
        ...[name, ...cells],
        saysWho(writersOfField?.get(fieldOf(name)) ?? []),
      ]);
      const table = markdownTable(['Field', 'Kind', 'Limit', 'Written by'], rows, () => false);
      return `### \`${path}\`\n\n${what}\n\n${table}`;
    })
    .join('\n\n');
}

/** The name of a field within the cell that names it; a part of a group has none. */
const fieldOf = (cell: string) => /^`(\w+)`/.exec(cell)?.[1] ?? '';

/** Many acts write the status and the history of an application: the table of acts names them. */
function saysWho(acts: readonly string[]): string {
  return acts.length > 4 ? `${acts.length} acts` : acts.join('; ');
}

/** The fields of an object follow it, each with its path. */
function rowsOf(fields: StoredFields, within = ''): string[][] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const field = readField(schema);
    const row = [
      `\`${within}${name}\`${field.isOptional ? ', may be missing' : ''}`,
      wordOf(field),
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
  texts: 'list of texts',
  other: '',
};

function wordOf({ description, options, fields, type, isNullable }: Field): string {
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
  const { kind, least, most, count, pattern } = description ?? {};
  if (pattern !== undefined) return `\`${pattern.replaceAll('|', '\\|')}\``;
  if (most === undefined) return '';
  if (kind === 'bytes') return `${least} to ${most} bytes`;
  if (kind === 'texts') return `${count} texts, ${most} characters together`;
  return kind === 'text' ? `${least} to ${most} characters` : `${least} to ${most}`;
}
