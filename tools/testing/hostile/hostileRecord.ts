import * as fc from 'fast-check';
import { safeParse, type GenericSchema } from 'valibot';
import {
  hostileDay,
  hostileKind,
  hostileMoment,
  hostileNumber,
  hostileText,
} from './hostileValues';

/** A step of a pipe; the first one is a schema. */
interface Step {
  type: string;
  requirement?: unknown;
  pipe?: readonly Step[];
}

/** What is looked at of a schema: valibot describes each as data. */
interface Described {
  type: string;
  pipe?: readonly Step[];
  entries?: Record<string, Described>;
  wrapped?: Described;
  item?: Described;
  key?: Described;
  value?: Described;
  literal?: unknown;
  options?: readonly unknown[];
}

/**
 * Hostile records that a codec reads: made from its schema, so that a new field is covered by itself, and then read by it.
 * Optional parts are often missing.
 */
export function hostileRecord<T>(schema: GenericSchema<unknown, T>): fc.Arbitrary<T> {
  return arbitraryOf(asDescribed(schema)).filter<T>(
    (value): value is T => safeParse(schema, value).success,
  );
}

/** A record, and what makes it unreadable: junk in the place of one of its fields. */
export interface SpoiltRecord<T> {
  record: T;
  field: string;
  junk: unknown;
}

/**
 * Records of the same kind that the codec does not read with the junk: one part of them is of another kind.
 * @param others the fields that cannot be spoilt, because they are not stored under their name
 */
export function spoiltRecord<T>(
  schema: GenericSchema<unknown, T>,
  others: readonly string[],
): fc.Arbitrary<SpoiltRecord<T>> {
  const fields = Object.keys(asDescribed(schema).entries ?? {});
  return fc
    .record({
      record: hostileRecord(schema),
      field: fc.constantFrom(...fields.filter((field) => !others.includes(field))),
      junk: hostileKind,
    })
    .filter(({ record, field, junk }) => !safeParse(schema, { ...record, [field]: junk }).success);
}

/** A codec is typed by what it reads; what it is made of can be seen only at run time. */
const asDescribed = (schema: unknown) => schema as Described;

function arbitraryOf(schema: Described): fc.Arbitrary<unknown> {
  const { type, entries, wrapped, item, key, value, options = [] } = schema;
  switch (type) {
    case 'object':
      return fc.record(mapValues(entries ?? {}, fieldOf), {
        requiredKeys: Object.keys(entries ?? {}).filter((name) => !isOptional(entries?.[name])),
      });
    case 'array':
      return fc.array(readableOf(item), { maxLength: 4 });
    case 'record':
      return fc.dictionary(readableOf(key) as fc.Arbitrary<string>, readableOf(value), {
        maxKeys: 3,
      });
    case 'variant':
      return fc.oneof(...options.map((each) => readableOf(each as Described)));
    case 'picklist':
      return fc.constantFrom(...options);
    case 'literal':
      return fc.constant(schema.literal);
    case 'nullable':
      return fc.option(readableOf(wrapped));
    case 'optional':
    case 'exact_optional':
      return readableOf(wrapped);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return hostileNumber;
    case 'string':
      return textOf(schema);
    default:
      throw new Error(`The hostile records have no values for a schema of the kind '${type}'.`);
  }
}

/** The value of a field. One with a fallback may hold anything at all. */
function fieldOf(schema: Described): fc.Arbitrary<unknown> {
  const readable = readableOf(schema);
  if (!('fallback' in schema || (schema.wrapped && 'fallback' in schema.wrapped))) return readable;
  return fc.oneof({ weight: 3, arbitrary: readable }, hostileText, hostileKind);
}

/** Each part is read by itself: a whole record with one bad part among forty would never be. */
function readableOf(schema: Described | undefined): fc.Arbitrary<unknown> {
  if (!schema) throw new Error('The schema lacks the part that it describes.');
  const codec = schema as unknown as GenericSchema;
  return arbitraryOf(schema).filter((value) => safeParse(codec, value).success);
}

function textOf({ pipe = [] }: Described): fc.Arbitrary<unknown> {
  const asked = stepsOf(pipe).find(({ type }) =>
    ['iso_timestamp', 'iso_date', 'regex'].includes(type),
  );
  if (asked?.type === 'iso_timestamp') return hostileMoment;
  if (asked?.type === 'iso_date') return hostileDay;
  if (asked) return fc.stringMatching(asked.requirement as RegExp);
  return hostileText;
}

/** Those of a pipe that is the first step of another one, too. */
function stepsOf(pipe: readonly Step[]): Step[] {
  return pipe.flatMap((step) => (step.pipe ? stepsOf(step.pipe) : [step]));
}

function isOptional(schema: Described | undefined): boolean {
  return schema?.type === 'exact_optional' || schema?.type === 'optional';
}

function mapValues<From, To>(all: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));
}
