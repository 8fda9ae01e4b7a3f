import { CheckboxesField } from 'shared-ui';
import { useController, type Control } from 'shared-ui/form';
import { useSettingsMessages } from './i18n';
import {
  saturdayValues,
  type SettingsFormInput,
  type SettingsFormOutput,
} from './settingsFormSchema';

interface ClosedSaturdaysFieldProps {
  control: Control<SettingsFormInput, unknown, SettingsFormOutput>;
  /** The id of the first box, which the error summary links to. */
  id: string;
}

/** The Saturdays of a month on which the office is closed, a box for each. */
export function ClosedSaturdaysField({ control, id }: ClosedSaturdaysFieldProps) {
  const t = useSettingsMessages();
  const { field, fieldState } = useController({ control, name: 'closedSaturdays' });
  return (
    <CheckboxesField
      {...field}
      id={id}
      label={t('closedSaturdays')}
      hint={t('closedSaturdaysHint')}
      options={saturdayValues.map((which) => ({ value: which, label: t(`saturday${which}`) }))}
      optional
      error={fieldState.error?.message}
    />
  );
}
