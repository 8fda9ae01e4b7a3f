import type { ReportPeriod } from 'shared-data';
import { Actions, Button, TextField, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useReportMessages } from './i18n';
import { isPreset, parseDay, presetPeriod, presets } from './reportPeriod';

interface PeriodFieldsProps {
  period: ReportPeriod;
  now: Date;
  onChoose: (days: Partial<ReportPeriod>) => void;
}

/** The period of a report: a preset, or any two days. */
export function PeriodFields({ period, now, onChoose }: PeriodFieldsProps) {
  const t = useReportMessages();

  function change(part: keyof ReportPeriod, text: string) {
    const day = parseDay(text);
    if (day && day !== period[part]) onChoose({ [part]: day });
  }

  return (
    <Fields>
      <VisuallyHidden as="legend">{t('period')}</VisuallyHidden>
      <Actions>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant={isPreset(preset, period, now) ? 'primary' : 'secondary'}
            aria-pressed={isPreset(preset, period, now)}
            onClick={() => onChoose(presetPeriod(preset, now))}
          >
            {t(preset)}
          </Button>
        ))}
      </Actions>
      <TextField
        key={`from ${period.from}`}
        label={t('from')}
        type="date"
        defaultValue={period.from}
        onBlur={({ target }) => change('from', target.value)}
      />
      <TextField
        key={`to ${period.to}`}
        label={t('to')}
        type="date"
        defaultValue={period.to}
        onBlur={({ target }) => change('to', target.value)}
      />
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[4]};
  min-width: 0;
  margin: 0 0 ${theme.space[6]};
  padding: 0;
  border: 0;
`;
