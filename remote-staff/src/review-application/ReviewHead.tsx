import { StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application } from 'shared-data';
import { staffStatus } from 'shared-data/model';
import { PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp';
import { useMessages } from '../i18n';
import { desk } from './desk';
import { useReviewMessages } from './i18n';
import { agreeKey, stepKeys } from './reviewKeys';
import { WhoHasIt } from './WhoHasIt';

/** Which application it is, where it stands, by when it is due and who has it. */
export function ReviewHead({ application }: { application: Application }) {
  const t = useMessages();
  const tReview = useReviewMessages();
  const { applicant, number, service, status } = application;
  const keys = [
    { key: agreeKey, does: tReview('key.agree') },
    { key: stepKeys.next, does: tReview('key.next') },
    { key: stepKeys.recommended, does: tReview('key.recommended') },
    { key: stepKeys.returned, does: tReview('key.returned') },
    { key: stepKeys['in-review'], does: tReview('key.in-review') },
    { key: '+', does: tReview('key.larger') },
    { key: '-', does: tReview('key.smaller') },
  ];

  return (
    <Head>
      <PageHeading lead={t('review.lead', { service, applicant: applicant.name })}>
        {t('review.title', { number })}
      </PageHeading>
      <Standing>
        <StatusMark status={staffStatus(status)} stage={t(`stage.${status}`)} t={t} />
        <DeadlineText application={application} now={councilNow()} />
        <WhoHasIt application={application} />
        <ShortcutsHelp keys={keys.map(({ key, does }) => ({ key: key.toUpperCase(), does }))} />
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

  > * {
    min-width: 0;
    margin-bottom: 0;
  }

  ${desk} {
    margin-bottom: ${theme.space[2]};

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
  gap: ${theme.space[2]} ${theme.space[4]};
`;
