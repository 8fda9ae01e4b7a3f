import { officeHours } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { useCouncilSettings } from './useCouncilSettings';
import { HelpPart } from './HelpPart';

/** Where and when to ask the council, in the same texts as on the public pages. Nothing until they are known. */
export function OfficeHelp() {
  const t = useMessages();
  const settings = useCouncilSettings();
  if (!settings) return null;
  const { name, address, phone, email, hoursNote, lang } = settings;
  const hours = officeHours(settings, activeLocales());
  return (
    <HelpPart title={t('help.office')}>
      <p lang={lang.name}>
        <strong>{name}</strong>
      </p>
      <p lang={lang.address}>{address}</p>
      {hours && <p>{hours}</p>}
      {hoursNote && <p lang={lang.hoursNote}>{hoursNote}</p>}
      {phone && (
        <p>
          <Way href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('help.call', { phone })}</Way>
        </p>
      )}
      {email && (
        <p>
          <Way href={`mailto:${email}`}>{t('help.write', { email })}</Way>
        </p>
      )}
    </HelpPart>
  );
}

const Way = styled.a`
  display: inline-block;
  padding-block: ${theme.space[1]};
  color: ${theme.color.primary};
`;
