import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { findPositionDraft, type SavedPositionDraft } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { FailedState, PageHeading, Skeleton, TextLink, theme, useLoaded } from 'shared-ui';
import { styled } from 'styled-components';
import { useStaffMember } from '../records/useStaffMember';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';
import { PositionForm } from './PositionForm';
import { PositionResultNotice } from './PositionResultNotice';
import { usePositionDraft } from './usePositionDraft';

export function PositionApplicationPage() {
  const t = useMessages();
  const { uid } = useStaffMember();
  const loaded = useLoaded(
    useCallback(async () => ({ draft: await findPositionDraft(uid) }), [uid]),
  );

  return (
    <>
      <Back>
        <ArrowLeft size={20} aria-hidden="true" />
        <TextLink to={staffPaths.dashboard}>{t('review.back')}</TextLink>
      </Back>
      <PageHeading lead={t('position.lead')}>{t('position.title')}</PageHeading>
      {loaded.status === 'loading' && <Skeleton height="240px" lines={3} />}
      {loaded.status === 'failed' && (
        <FailedState title={t('position.failed')} onRetry={loaded.retry}>
          {t(`records.${explainRecordsError(loaded.error)}`)}
        </FailedState>
      )}
      {loaded.status === 'ready' && <DraftedForm uid={uid} draft={loaded.value.draft} />}
    </>
  );
}

/** After it was handed in or discarded, the form begins anew below what came of it. */
function DraftedForm({ uid, draft }: { uid: string; draft: SavedPositionDraft | undefined }) {
  const autosave = usePositionDraft(uid, draft);
  const { result, formNumber } = autosave;
  const resultOfOldForm = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formNumber > 0) resultOfOldForm.current?.focus();
  }, [formNumber]);

  return (
    <Stack>
      <div ref={resultOfOldForm} tabIndex={-1}>
        {result && <PositionResultNotice result={result} />}
      </div>
      <PositionForm
        key={formNumber}
        draft={formNumber > 0 ? undefined : draft}
        autosave={autosave}
      />
    </Stack>
  );
}

const Back = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 860px;

  > :empty {
    display: none;
  }
`;
