import { useCallback, useEffect, useRef } from 'react';
import { BackLink, HelpPart, OfficeHelp, PageColumns, useCurrentUser } from 'shared-area';
import { findPositionDraft, type SavedPositionDraft } from 'shared-data';
import { PageHeading, useLoaded } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { useReviewMessages } from '../review-application/i18n';
import { usePositionMessages } from './i18n';
import { PositionForm } from './PositionForm';
import { PositionResultNotice } from './PositionResultNotice';
import { usePositionDraft } from './usePositionDraft';

export function PositionApplicationPage() {
  const tReview = useReviewMessages();
  const t = usePositionMessages();
  const { uid } = useCurrentUser();
  const loaded = useLoaded(
    useCallback(async () => ({ draft: await findPositionDraft(uid) }), [uid]),
  );

  return (
    <>
      <BackLink to={staffPaths.dashboard}>{tReview('review.back')}</BackLink>
      <PageHeading lead={t('position.lead')}>{t('position.title')}</PageHeading>
      <RecordsView state={loaded} failed={t('position.failed')}>
        {({ draft }) => <DraftedForm uid={uid} draft={draft} />}
      </RecordsView>
    </>
  );
}

/** After a submit or a discard, an empty form appears below the result. */
function DraftedForm({ uid, draft }: { uid: string; draft: SavedPositionDraft | undefined }) {
  const t = usePositionMessages();
  const autosave = usePositionDraft(uid, draft);
  const { result, formNumber } = autosave;
  const resultOfOldForm = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formNumber > 0) resultOfOldForm.current?.focus();
  }, [formNumber]);

  return (
    <PageColumns
      help={
        <>
          <HelpPart title={t('position.next')}>
            <p>{t('position.nextText')}</p>
          </HelpPart>
          <OfficeHelp />
        </>
      }
    >
      <Result ref={resultOfOldForm} tabIndex={-1}>
        {result && <PositionResultNotice result={result} />}
      </Result>
      <PositionForm
        key={formNumber}
        draft={formNumber > 0 ? undefined : draft}
        autosave={autosave}
      />
    </PageColumns>
  );
}

const Result = styled.div`
  &:empty {
    display: none;
  }
`;
