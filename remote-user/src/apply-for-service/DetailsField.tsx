import { limits } from 'shared-data/limits';
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui';
import { useWords } from '../words';

/** From here on it is worth saying how many characters are left. */
const nearLimit = 1000;

interface DetailsFieldProps extends Omit<TextAreaFieldProps, 'label' | 'hint'> {
  /** Of what is typed, in characters. */
  length: number;
}

/** 'Application Details'. What is too long is never cut: it stays, and the error says by how much. */
export function DetailsField({ length, ...rest }: DetailsFieldProps) {
  const words = useWords();
  const left = limits.details - length;
  return (
    <TextAreaField
      {...rest}
      label={words('apply.details')}
      placeholder={words('apply.detailsPlaceholder')}
      hint={left >= 0 && left <= nearLimit ? words('apply.detailsLeft', { left }) : undefined}
      rows={6}
      required
    />
  );
}
