import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** Another number reads the draft again. */
  const [reading, setReading] = useState(0);
  const loaded = useLoaded(
    useCallback(async () => ({ reading, draft: await findPositionDraft(uid) }), [reading, uid]),
  );

  return (
    <>
      <BackLink to={staffPaths.dashboard}>{tReview('review.back')}</BackLink>
      <PageHeading lead={t('position.lead')}>{t('position.title')}</PageHeading>
      <RecordsView state={loaded} failed={t('position.failed')}>
        {({ draft, reading: read }) => (
          <DraftedForm
            key={read}
            uid={uid}
            draft={draft}
            onReload={() => setReading((number) => number + 1)}
          />
        )}
      </RecordsView>
    </>
  );
}

interface DraftedFormProps {
  uid: string;
  draft: SavedPositionDraft | undefined;
  onReload: () => void;
}

/** After a submit or a discard, an empty form appears below the result. */
function DraftedForm({ uid, draft, onReload }: DraftedFormProps) {
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
        onReload={onReload}
      />
    </PageColumns>
  );
}

const Result = styled.div`
  &:empty {
    display: none;
  }
`;
