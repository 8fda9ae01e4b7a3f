import type { ComponentProps } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { wholeNumber, type DefinitionField } from 'shared-data/model';
import { TextField } from 'shared-ui';
import { fieldKey, type DesignStep } from './designState';
import type { DesignEdits } from './useDesign';

interface FigureFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  edits: DesignEdits;
  unread: DesignStep['unread'];
  /** The id of the question or paper; undefined for the service itself. */
  at?: string | undefined;
  field: DefinitionField;
  /** Undefined if the definition has none. */
  figure: number | undefined;
  /** The smallest number that can be stored. */
  least?: number;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** Called with undefined when the field is emptied. */
  onFigure: (definition: ServiceDefinition, figure: number | undefined) => ServiceDefinition;
}

/** A whole number. Invalid text stays in the field, and is reported on saving or publishing. */
export function FigureField({
  edits,
  unread,
  at,
  field,
  figure,
  least = Number.MIN_SAFE_INTEGER,
  onFigure,
  ...rest
}: FigureFieldProps) {
  const { optional = false } = rest;

  function type(text: string) {
    const trimmed = wholeNumber(text);
    const isFigure = /^-?\d{1,15}$/.test(trimmed) && Number(trimmed) >= least;
    const isRead = isFigure || (trimmed === '' && optional);
    const read = trimmed === '' ? undefined : Number(trimmed);
    edits.type(
      { at, field, text, code: 'not-a-number' },
      isRead ? (definition) => onFigure(definition, read) : null,
    );
  }

  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      size={12}
      value={unread[fieldKey(at, field)]?.text ?? figure?.toString() ?? ''}
      onChange={(event) => type(event.target.value)}
    />
  );
}
