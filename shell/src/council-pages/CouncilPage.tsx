import { PageHeading, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portal-paths';
import { useWords, Words } from '../words';
import { councilPages, type CouncilPageName } from './council-pages';

interface CouncilPageProps {
  page: CouncilPageName;
}

/** One of the pages that the footer leads to: a heading, a sentence, and sections of plain text. */
export function CouncilPage({ page }: CouncilPageProps) {
  const words = useWords();
  const { title, lead, sections } = councilPages[page];
  const email = words('footer.email');
  return (
    <>
      <PageHeading lead={words(lead)}>{words(title)}</PageHeading>
      {sections.map((section) => (
        <Section key={section.title}>
          <h2>{words(section.title)}</h2>
          <p>
            <Words
              id={section.text}
              parts={{
                contact: <TextLink to={portalPaths.contact} />,
                reset: <TextLink to={portalPaths.forgotPassword} />,
                mail: <a href={`mailto:${email}`}>{email}</a>,
              }}
            />
          </p>
        </Section>
      ))}
    </>
  );
}

const Section = styled.section`
  max-width: 70ch;

  h2 {
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.text.size22};
  }

  p {
    margin: 0;
  }
`;
