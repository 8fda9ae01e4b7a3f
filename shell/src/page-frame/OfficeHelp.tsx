import { TextLink } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { HelpSection } from './HelpSection';
import { useMessages } from './i18n';
import { OfficeCard } from './OfficeCard';

const pages = ['track', 'services', 'verify', 'help'] as const;

interface OfficeHelpProps {
  /** The current page: it is not linked, and the contact page does not repeat the office. */
  on?: keyof typeof portalPaths;
}

/** Help on a public page: what can be done without an account, and the office. */
export function OfficeHelp({ on }: OfficeHelpProps) {
  const t = useMessages();
  return (
    <>
      <HelpSection aria-labelledby="without-account">
        <h2 id="without-account">{t('help.withoutAccount')}</h2>
        <Links>
          {pages
            .filter((page) => page !== on)
            .map((page) => (
              <li key={page}>
                <TextLink to={portalPaths[page]}>{t(`help.${page}`)}</TextLink>
              </li>
            ))}
        </Links>
      </HelpSection>
      {/* Last, so that an address with more lines than in the document moves nothing. */}
      {on !== 'contact' && <OfficeCard />}
    </>
  );
}

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
`;
