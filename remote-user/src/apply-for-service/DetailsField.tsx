import { limits } from 'shared-data/limits';
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui';
import { useMessages } from '../i18n';

/** From here on it is worth saying how many characters are left. */
const nearLimit = 1000;

interface DetailsFieldProps extends Omit<TextAreaFieldProps, 'label' | 'hint'> {
  /** Of what is typed, in characters. */
  length: number;
}

/** 'Application Details'. What is too long is never cut: it stays, and the error says by how much. */
export function DetailsField({ length, ...rest }: DetailsFieldProps) {
  const t = useMessages();
  const left = limits.applicationText.details - length;
  return (
    <TextAreaField
      {...rest}
      label={t('apply.details')}
      placeholder={t('apply.detailsPlaceholder')}
      hint={left >= 0 && left <= nearLimit ? t('apply.detailsLeft', { left }) : undefined}
      rows={6}
      required
    />
  );
}
