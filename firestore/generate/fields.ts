import { getMetadata, type GenericSchema } from 'valibot';
import type { FieldDescription } from '../../shared-model/src/fields/describedFields';
import type { StoredFields } from '../../shared-data/src/features/collections';

/** A field as the rules and the dictionary need it. */
export interface Field {
  isOptional: boolean;
  /** Whether it may be null. */
  isNullable: boolean;
  description?: FieldDescription;
  /** The values of which it has one. */
  options?: readonly string[];
  /** The fields of an object. */
  fields?: StoredFields;
  /** The type of the schema, such as 'boolean'. */
  type: string;
}

/** What a schema is made of: its type says only what it reads. */
interface SchemaParts {
  wrapped?: GenericSchema;
  options?: readonly string[];
  entries?: StoredFields;
}

/** What a schema says of its field: wrappers such as `exactOptional` are taken off. */
export function readField(schema: GenericSchema): Field {
  const { type, wrapped, options, entries } = schema as GenericSchema & SchemaParts;
  if (wrapped) {
    const inner = readField(wrapped);
    return type === 'nullable' ? { ...inner, isNullable: true } : { ...inner, isOptional: true };
  }
  const description = getMetadata(schema) as Partial<FieldDescription>;
  return {
    isOptional: false,
    isNullable: false,
    type,
    ...(description.kind ? { description: description as FieldDescription } : {}),
    ...(options?.every((option) => typeof option === 'string') ? { options } : {}),
    ...(entries ? { fields: entries } : {}),
  };
}
