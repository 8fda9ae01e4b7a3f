import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Outcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * The part of a valibot schema that follows the Standard Schema convention, so that valibot is not imported.
 */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Outcome<Output> | Promise<Outcome<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** Makes a resolver of a valibot schema. If a field has several issues, the first is shown. */
export function valibotResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const outcome = await schema['~standard'].validate(values);
    if (!outcome.issues) return { values: outcome.value, errors: {} };
    return { values: {}, errors: nested<Input>(outcome.issues) };
  };
}

function nested<Input extends FieldValues>(issues: readonly Issue[]): FieldErrors<Input> {
  const errors: Record<string, unknown> = {};
  for (const { message, path = [] } of issues) {
    const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
    put(errors, keys.length > 0 ? keys : ['root'], { type: 'schema', message });
  }
  return errors as FieldErrors<Input>;
}

function put(target: Record<string, unknown>, [key = 'root', ...rest]: string[], error: object) {
  if (rest.length === 0) target[key] ??= error;
  else {
    const inner = (target[key] ??= {}) as Record<string, unknown>;
    put(inner, rest, error);
  }
}
