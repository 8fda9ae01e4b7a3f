import { CheckboxField } from 'shared-ui';
import { useApplyMessages } from '../i18n';
import type { FormParts } from './useFormParts';

interface PartChoiceProps {
  parts: Pick<FormParts, 'isOn' | 'choose'>;
  disabled: boolean;
}

/** Whether the form is filled in at once or one part at a time. */
export function PartChoice({ parts: { isOn, choose }, disabled }: PartChoiceProps) {
  const t = useApplyMessages();
  return (
    <CheckboxField
      label={t('partByPart')}
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
