import { useApplicationText } from 'shared-area';
import type { DefinitionState } from 'shared-area/questions';
import type { Application, ApplicationDocument } from 'shared-data';
import { Button, Skeleton, theme } from 'shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { KeyMark } from '../shortcuts/KeyMark';
import { useShortcutsChoice } from '../shortcuts/useShortcutsChoice';
import { AnswerChecks } from './AnswerChecks';
import { desk } from './desk';
import { useReviewMessages } from './i18n';
import { agreeKey } from './reviewKeys';
import type { ReviewForm } from './useReviewForm';

interface SentContentProps {
  application: Application;
  definition: DefinitionState;
  review: ReviewForm;
  isOwn: boolean;
  /** Renders documents as links or buttons. */
  list: (documents: readonly ApplicationDocument[]) => ReactNode;
}

/** The citizen's text, answers and documents; answers and papers with their checks. */
export function SentContent({ application, definition, review, isOwn, list }: SentContentProps) {
  const t = useReviewMessages();
  const [hasKeys] = useShortcutsChoice();
  const text = useApplicationText(application);
  const isReady = definition?.status === 'ready';

  return (
    <Content>
      <Title>
        <h2 id="sent-title">{t('review.sent')}</h2>
        {isReady && !isOwn && review.mayCheck && (
          <Button
            variant="secondary"
            size="small"
            aria-keyshortcuts={hasKeys ? agreeKey : undefined}
            onClick={review.agreeToAll}
          >
            {t('agreeToAll')}
            <KeyMark>{agreeKey.toUpperCase()}</KeyMark>
          </Button>
        )}
      </Title>
      {text.map(({ label, value }) => (
        <div key={label}>
          <h3>{label}</h3>
          <Typed>{value}</Typed>
        </div>
      ))}
      {definition && (
        <RecordsView state={definition} failed={t('failed')} skeleton={<Skeleton lines={5} />}>
          {(version) => (
            <AnswerChecks
              review={review}
              definition={version.definition}
              isOwn={isOwn}
              list={list}
            />
          )}
        </RecordsView>
      )}
      {!isReady && (!definition || application.documents.length > 0) && (
        <div>
          <h3>{t('sent.documents')}</h3>
          {list(application.documents)}
        </div>
      )}
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h3 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }

  ${desk} {
    gap: ${theme.space[1]};

    h3 {
      margin-bottom: 0;
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  h2 {
    margin-bottom: 0;
  }
`;

const Typed = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
