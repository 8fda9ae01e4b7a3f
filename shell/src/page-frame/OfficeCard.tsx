import { EmailText, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../council/useCouncil';
import { useLatestCouncil } from '../council/useLatestCouncil';
import { useHydrated } from '../hydration/useHydrated';
import { portalPaths } from '../portalPaths';
import { HelpSection } from './HelpSection';
import { useMessages } from './i18n';

/** The office's address and hours, as shown everywhere. Requests them once, for visitors who open no records. */
export function OfficeCard() {
  const t = useMessages();
  const { name, address, phone, email, hours, hoursNote, langOf } = useCouncil();
  useLatestCouncil();
  const isHydrated = useHydrated();
  return (
    <Office aria-labelledby="office">
      <h2 id="office">{t('office.title')}</h2>
      <div data-says-council={isHydrated ? undefined : ''}>
        <p lang={langOf('name')}>
          <strong>{name}</strong>
        </p>
        <p lang={langOf('address')}>{address}</p>
        <p lang={langOf('hours')}>{hours}</p>
        {hoursNote && <p lang={langOf('hoursNote')}>{hoursNote}</p>}
        {phone && (
          <p>
            {t('office.phone')} <a href={`tel:${phone}`}>{phone}</a>
          </p>
        )}
        <p>
          <a href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
        </p>
      </div>
      <TextLink to={portalPaths.contact}>{t('office.contact')}</TextLink>
    </Office>
  );
}

const Office = styled(HelpSection)`
  p {
    margin: 0 0 ${theme.space[1]};
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }

  strong {
    color: ${theme.color.ink};
  }

  > a {
    display: inline-block;
    padding-block: ${theme.space[2]};
  }
`;
