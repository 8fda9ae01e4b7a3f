import { Actions, ButtonLink, DrawingFrame, drawings, media, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface NotFoundPageProps {
  /** The address of the area's dashboard. */
  dashboard: string;
}

/** What an area shows at an address of its own that no page stands at, as the shell does at all others. */
export function NotFoundPage({ dashboard }: NotFoundPageProps) {
  const t = useMessages();
  return (
    <Page>
      <PageHeading lead={t('text')}>{t('title')}</PageHeading>
      <Ways>
        <ButtonLink to={dashboard}>{t('dashboard')}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('home')}
        </ButtonLink>
      </Ways>
      <DrawingFrame strokes={drawings.lost} />
    </Page>
  );
}

/** As high as the window, so that the footer is not seen to move when it comes. */
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

const Ways = styled(Actions)`
  + svg {
    margin-top: ${theme.space[8]};
  }
`;
