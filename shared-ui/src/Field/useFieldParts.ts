import { useId } from 'react';
import type { ReactNode } from 'react';

/** The common props of all fields. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** Shows beside the label that the field may stay empty. */
  optional?: boolean | undefined;
}

export interface FieldIds {
  field: string;
  hint: string;
  error: string;
}

/** The ids of a field and its texts, and the attributes that connect them. */
export function useFieldParts({
  id,
  hint,
  error,
  describedBy,
}: {
  id: string | undefined;
  hint: ReactNode;
  error: string | undefined;
  describedBy?: string | undefined;
}) {
  const ownId = useId();
  const field = id ?? ownId;
  const ids: FieldIds = { field, hint: `${field}-hint`, error: `${field}-error` };
  const described = [hint && ids.hint, error && ids.error, describedBy].filter(Boolean).join(' ');
  return {
    ids,
    attributes: {
      id: field,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    } as const,
  };
}
