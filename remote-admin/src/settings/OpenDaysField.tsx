import { useId, type ComponentProps } from 'react';
import { weekdayName, weekdays } from 'shared-data/model';
import { CheckboxField, theme } from 'shared-ui';
import { activeLocales } from 'shared-platform';
import { styled } from 'styled-components';
import { useSettingsMessages } from './i18n';

interface OpenDaysFieldProps extends ComponentProps<'input'> {
  /** The id of the first box, which the error summary links to. */
  id: string;
  error: string | undefined;
}

/** The days on which the office is open, a box for each. The other props are passed to every box. */
export function OpenDaysField({ id, error, ...box }: OpenDaysFieldProps) {
  const t = useSettingsMessages();
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{t('openDays')}</legend>
      <Days>
        {weekdays.map((day, index) => (
          <CheckboxField
            {...box}
            key={day}
            id={index === 0 ? id : `${id}-${day}`}
            value={`${day}`}
            label={weekdayName(day, activeLocales())}
          />
        ))}
      </Days>
      {error && <Problem id={errorId}>{error}</Problem>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.text.strong};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr));
`;

const Problem = styled.p`
  color: ${theme.color.bad};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
`;
