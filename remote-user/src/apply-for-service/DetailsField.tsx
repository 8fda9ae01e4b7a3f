import { limits } from 'shared-data/limits';
import { TextAreaField, theme, type TextAreaFieldProps } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useApplyMessages } from './i18n';
import type { ApplyValues } from './applySchema';

/** From here on it is worth saying how many characters are left. */
const nearLimit = 1000;

interface DetailsFieldProps extends Omit<TextAreaFieldProps, 'label' | 'hint' | 'optional'> {
  /** Whether the service has questions, beside which there may be nothing more to say. */
  isFurther: boolean;
  /** Above it where it is further; none where the part of the form says it. */
  title: string | undefined;
}

/** 'Application Details'. What is too long is never cut: it stays, and the error says by how much. */
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
