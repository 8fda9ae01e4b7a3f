import { type SubmitEvent, useState } from 'react';
import { Button, Notice, SelectField, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { type AreaName, areaNames } from '../areas/area';
import { areas } from '../areas/areas';
import { readAllowedOrigins } from '../areas/registry';
import { startOverride } from '../override/override';
import { useMessages as usePortalMessages } from '../i18n';
import { useMessages } from './i18n';

const example = 'https://staff.example/builds/1.5.0-1a2b3c4d/mf-manifest.json';

export function OverrideForm() {
  const t = useMessages();
  const portalMessages = usePortalMessages();
  const [area, setArea] = useState<AreaName>('user');
  const [entry, setEntry] = useState('');
  const [error, setError] = useState<string>();
  const [isStarted, setIsStarted] = useState(false);

  const start = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsStarted(false);
    const address = entry.trim();
    if (!URL.canParse(address)) {
      setError(t('status.override.entryInvalid', { example }));
      return;
    }
    const origins = await readAllowedOrigins();
    if (!origins.includes(new URL(address).origin)) {
      setError(t('status.override.notAllowed', { origins: origins.join(', ') }));
      return;
    }
    setError(undefined);
    startOverride({ area, entry: address });
    setIsStarted(true);
    void areas.renew(area);
  };

  return (
    <Section aria-labelledby="override">
      <h2 id="override">{t('status.override.title')}</h2>
      <p>{t('status.override.text')}</p>
      {isStarted && (
        <Notice tone="good" live="status">
          {t('status.override.started', { area: portalMessages(`area.${area}`) })}
        </Notice>
      )}
      <Form noValidate onSubmit={start}>
        <SelectField
          label={t('status.override.area')}
          options={areaNames.map((name) => ({
            value: name,
            label: portalMessages(`area.${name}`),
          }))}
          value={area}
          onChange={({ target }) => setArea(target.value as AreaName)}
        />
        <TextField
          label={t('status.override.entry')}
          hint={t('status.override.entryHint')}
          type="url"
          autoComplete="off"
          value={entry}
          error={error}
          onChange={({ target }) => setEntry(target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('status.override.start')}
        </Button>
      </Form>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 640px;
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
`;
