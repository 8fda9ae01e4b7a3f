import { useState } from 'react';
import { EmailText, formatDate, media, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { CouncilName } from '../council/CouncilName';
import { useCouncil } from '../council/useCouncil';
import { useHydrated } from '../hydration/useHydrated';
import { portalPaths } from '../portalPaths';
import { useAreaMark } from '../routing/areaMark';
import { FormattedMessage, useMessages } from '../i18n';

const pages = [
  'about',
  'help',
  'contact',
  'verify',
  'track',
  'terms',
  'privacy',
  'accessibility',
] as const;

export function Footer() {
  const t = useMessages();
  const { address, phone, email, hours, hoursNote, langOf } = useCouncil();
  const isHydrated = useHydrated();
  const saysCouncil = { 'data-says-council': isHydrated ? undefined : '' };
  const copyright = useAreaMark() ? 'footer.copyrightShort' : 'footer.copyright';
  // A document that was prerendered last year shows the right year after hydration.
  const [thisYear] = useState(() => formatDate(Date.now(), { year: 'numeric' }));
  const year = isHydrated ? thisYear : PORTAL_YEAR;
  return (
    <Ground aria-label={t('footer.label')}>
      <Columns>
        <div>
          <Title>{t('portal.name')}</Title>
          <p>{t('footer.promise')}</p>
        </div>
        <nav aria-label={t('footer.links')}>
          <Title>{t('footer.links')}</Title>
          <Links>
            {pages.map((page) => (
              <li key={page}>
                <TextLink to={portalPaths[page]}>{t(`footer.${page}`)}</TextLink>
              </li>
            ))}
          </Links>
        </nav>
        <div {...saysCouncil}>
          <Title>{t('footer.contactTitle')}</Title>
          <p lang={langOf('address')}>{address}</p>
          <p lang={langOf('hours')}>{hours}</p>
          {hoursNote && <p lang={langOf('hoursNote')}>{hoursNote}</p>}
          {phone && (
            <p>
              <a href={`tel:${phone}`}>{phone}</a>
            </p>
          )}
          <p>
            <a href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          </p>
        </div>
      </Columns>
      <Copyright {...saysCouncil}>
        <FormattedMessage id={copyright} values={{ year, council: <CouncilName /> }} />
      </Copyright>
    </Ground>
  );
}

const Ground = styled.footer`
  margin-top: auto;
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.muted};

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[8]};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[6]};

  p {
    max-width: 36ch;
    margin: 0 0 ${theme.space[2]};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

const Title = styled.h2`
  margin: 0 0 ${theme.space[3]};
  color: ${theme.color.ink};
  font-size: ${theme.text.size16};
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), max-content));
  gap: 0 ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
`;

const Copyright = styled.p`
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[4]} ${theme.space[4]};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;
