import { useOptimistic, useTransition } from 'react';
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
  // The box answers at once, the form of many fields follows.
  const [isChosen, show] = useOptimistic(isOn);
  const [, startTransition] = useTransition();
  return (
    <CheckboxField
      label={t('partByPart')}
      checked={isChosen}
      disabled={disabled}
      onChange={({ target: { checked } }) =>
        startTransition(() => {
          show(checked);
          choose(checked);
        })
      }
    />
  );
}
