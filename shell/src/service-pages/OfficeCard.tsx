import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../council/useCouncil';
import { useHydrated } from '../hydration/useHydrated';
import { portalPaths } from '../portalPaths';
import { useMessages } from './i18n';

interface OfficeCardProps {
  title: string;
}

/** Where the office is and when it is open, as the council says it everywhere. */
export function OfficeCard({ title }: OfficeCardProps) {
  const t = useMessages();
  const { name, address, phone, hours, hoursNote } = useCouncil();
  const isHydrated = useHydrated();
  return (
    <Office aria-labelledby="office">
      <h2 id="office">{title}</h2>
      <div data-says-council={isHydrated ? undefined : ''}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{address}</p>
        <p>{hours}</p>
        {hoursNote && <p>{hoursNote}</p>}
        {phone && (
          <p>
            {t('service.phone')} <a href={`tel:${phone}`}>{phone}</a>
          </p>
        )}
      </div>
      <TextLink to={portalPaths.contact}>{t('service.contact')}</TextLink>
    </Office>
  );
}

const Office = styled.section`
  align-self: start;
  padding: ${theme.space[4]} ${theme.space[6]};
  border-inline-start: 4px solid ${theme.color.line};

  h2 {
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.text.size18};
  }

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
