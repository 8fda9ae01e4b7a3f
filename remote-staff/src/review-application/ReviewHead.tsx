import { AppliedIn, ServiceName, StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application } from 'shared-data';
import { staffStatus } from 'shared-data/model';
import { PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ReviewMessage, useReviewMessages } from './i18n';
import { useMessages } from '../i18n';
import { desk } from './desk';
import { ReviewBackLink } from './ReviewBackLink';
import { WhoHasIt } from './WhoHasIt';

/** The application's number, status, deadline and assignee. */
export function ReviewHead({ application }: { application: Application }) {
  const t = useReviewMessages();
  const tStaff = useMessages();
  const { applicant, number, service, status } = application;

  return (
    <Head>
      <ReviewBackLink />
      <PageHeading
        lead={
          <ReviewMessage
            id="review.lead"
            values={{ service: <ServiceName>{service}</ServiceName>, applicant: applicant.name }}
          />
        }
      >
        {t('review.title', { number })}
      </PageHeading>
      <Standing>
        <StatusMark status={staffStatus(status)} stage={tStaff(`stage.${status}`)} t={tStaff} />
        <DeadlineText application={application} now={councilNow()} />
        <AppliedIn language={application.language} />
        <WhoHasIt application={application} />
      </Standing>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-bottom: ${theme.space[4]};
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
    margin-bottom: 0;
  }

  > :first-child {
    flex: 1 0 100%;
  }

  > :last-child {
    flex: 1 1 auto;
  }

  ${desk} {
    flex-wrap: nowrap;
    margin-bottom: ${theme.space[2]};

    > :not(:last-child) {
      flex: 0 1 auto;
    }

    /* The heading takes the width that it needs; what stands beside it wraps first. */
    > :last-child {
      flex-basis: 26rem;
    }

    h1 {
      font-size: ${theme.text.size22};
    }

    h1 + p {
      margin-top: 0;
      font-size: ${theme.text.size16};
    }
  }
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  ${desk} {
    justify-content: flex-end;
  }
  gap: ${theme.space[2]} ${theme.space[4]};
`;
