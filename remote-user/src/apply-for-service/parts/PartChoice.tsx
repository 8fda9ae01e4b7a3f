import { useOptimistic, useTransition } from 'react';
import { CheckboxField } from 'shared-ui';
import { useApplyMessages } from '../i18n';
import type { FormParts } from './useFormParts';

interface PartChoiceProps {
  parts: Pick<FormParts, 'isOn' | 'choose'>;
  disabled: boolean;
}

/** The choice between the whole form and one part at a time. */
export function PartChoice({ parts: { isOn, choose }, disabled }: PartChoiceProps) {
  const t = useApplyMessages();
  // The checkbox changes at once; the large form renders afterwards.
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
