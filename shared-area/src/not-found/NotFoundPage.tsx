import {
  Actions,
  ButtonLink,
  DrawingFrame,
  drawings,
  media,
  PageHeading,
  TextLink,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { HelpPart } from '../PageColumns/HelpPart';
import { PageColumns } from '../PageColumns/PageColumns';
import { useMessages } from './i18n';

interface NotFoundPageProps {
  /** The address of the area's dashboard. */
  dashboard: string;
}

/** The page of an area for unknown addresses below its own path. The shell has one for all others. */
export function NotFoundPage({ dashboard }: NotFoundPageProps) {
  const t = useMessages();
  return (
    <Page>
      <PageHeading lead={t('text')}>{t('title')}</PageHeading>
      <Actions>
        <ButtonLink to={dashboard}>{t('dashboard')}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('home')}
        </ButtonLink>
      </Actions>
      <Below>
        <PageColumns
          help={
            // Without the office: people may not be signed in here, and its settings would open the store.
            <HelpPart title={t('ways')}>
              <Ways>
                {(['services', 'help', 'contact'] as const).map((page) => (
                  <li key={page}>
                    <TextLink to={`/${page}`}>{t(`ways.${page}`)}</TextLink>
                  </li>
                ))}
              </Ways>
            </HelpPart>
          }
        >
          <DrawingFrame strokes={drawings.lost} />
        </PageColumns>
      </Below>
    </Page>
  );
}

/** As high as the window, so that the footer does not move visibly when it renders. */
const Page = styled.div`
  box-sizing: border-box;
  max-width: ${theme.size.page};
  min-height: 100vh;
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space[4]};

  ${media.mobile} {
    padding-block-start: ${theme.space[6]};
  }
`;

const Below = styled.div`
  margin-top: ${theme.space[8]};
`;

const Ways = styled.ul`
  list-style: none;

  && {
    padding: 0;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
`;
