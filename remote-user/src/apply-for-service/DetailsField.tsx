import { limits } from 'shared-data/limits';
import { TextAreaField, theme, type TextAreaFieldProps } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useApplyMessages } from './i18n';
import type { ApplyValues } from './applySchema';

/** The counter appears at this number of remaining characters. */
const nearLimit = 1000;

interface DetailsFieldProps extends Omit<TextAreaFieldProps, 'label' | 'hint' | 'optional'> {
  /** Whether the service has questions: then the field may stay empty. */
  isFurther: boolean;
  /** The title above an optional field; undefined if the heading of the part shows it. */
  title: string | undefined;
}

/** 'Application Details'. Text that is too long is never cut: it stays, and the error shows by how much it is too long. */
export function DetailsField({ isFurther, title, ...rest }: DetailsFieldProps) {
  const t = useApplyMessages();
  const details = useWatch<ApplyValues, 'details'>({ name: 'details' });
  const left = limits.applicationText.details - details.length;
  return (
    <div>
      {isFurther && title && <Further>{title}</Further>}
      <TextAreaField
        {...rest}
        label={t('details')}
        placeholder={t('detailsPlaceholder')}
        hint={left >= 0 && left <= nearLimit ? t('detailsLeft', { left }) : undefined}
        rows={6}
        optional={isFurther}
        required={!isFurther}
      />
    </div>
  );
}

const Further = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.text.size18};
`;
