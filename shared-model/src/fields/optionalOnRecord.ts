import { exactOptional, fallback, optional, type GenericSchema } from 'valibot';

/** A field that is left out where it does not fit its schema: the rest of the record can still be read. */
export const optionalOnRecord = <Input, Output>(schema: GenericSchema<Input, Output>) =>
  exactOptional(fallback(optional(schema), undefined));
