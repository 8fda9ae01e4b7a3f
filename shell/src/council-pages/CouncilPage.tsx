import { PageHeading, TextLink } from 'shared-ui';
import { OfficeHelp } from '../page-frame/OfficeHelp';
import { WorkAndHelp } from '../page-frame/WorkAndHelp';
import { portalPaths } from '../portalPaths';
import { useMessages, FormattedMessage } from './i18n';
import type { CouncilPageName } from './councilPageNames';
import { councilPages } from './councilPages';
import { PageSection } from './PageSection';

interface CouncilPageProps {
  page: CouncilPageName;
}

/** One of the pages that the footer links to: a heading, a sentence, and sections of plain text. */
export function CouncilPage({ page }: CouncilPageProps) {
  const t = useMessages();
  const { title, lead, sections } = councilPages[page];
  return (
    <>
      <PageHeading lead={t(lead)}>{t(title)}</PageHeading>
      <WorkAndHelp help={<OfficeHelp on={page} />}>
        {sections.map((section) => (
          <PageSection key={section.title} title={t(section.title)}>
            <FormattedMessage
              id={section.text}
              parts={{
                contact: <TextLink to={portalPaths.contact} />,
                track: <TextLink to={portalPaths.track} />,
                reset: <TextLink to={portalPaths.forgotPassword} />,
              }}
            />
          </PageSection>
        ))}
      </WorkAndHelp>
    </>
  );
}
