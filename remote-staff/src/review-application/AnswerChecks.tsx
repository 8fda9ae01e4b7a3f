import { Fragment, type ReactNode } from 'react';
import {
  councilNow,
  type Application,
  type ApplicationDocument,
  type ServiceDefinition,
} from 'shared-data';
import { DeadlineText } from 'shared-area/deadline';
import {
  answerLanguage,
  CheckResult,
  latestChanges,
  useAnswerText,
  usePartText,
  useTextLanguage,
  WrongAnswer,
} from 'shared-area/questions';
import { InLanguage } from 'shared-area';
import { formatMoney, StatusTag, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AnswerCheckField, factStyle } from './AnswerCheckField';
import { desk } from './desk';
import { isMissing, isNotSent, isWrong, replacedDocuments, type ReviewPart } from './formChecks';
import { ReviewMessage, useReviewMessages } from './i18n';
import { ReplacedPapers } from './ReplacedPapers';
import type { ReviewForm } from './useReviewForm';

interface AnswerChecksProps {
  review: ReviewForm;
  /** In the language of the page. */
  definition: ServiceDefinition;
  /** A colleague has to check a clerk's own application. */
  isOwn: boolean;
  /** Renders documents as links or buttons. */
  list: (documents: readonly ApplicationDocument[]) => ReactNode;
}

/** The answers and papers of a form, each with its check. */
export function AnswerChecks({ review, definition, isOwn, list }: AnswerChecksProps) {
  const t = useReviewMessages();
  const { latest: application, parts, checks } = review;
  const isOpen = !isOwn && review.mayCheck;
  const answerText = useAnswerText();
  const langOf = useTextLanguage(definition);
  const partText = usePartText(definition, application.documents);
  const before = new Map(latestChanges(application).map((change) => [change.id, change.before]));
  const replaced = new Map(
    definition.papers.map(({ id }) => [id, replacedDocuments(application, id)]),
  );
  const shown = new Set([
    ...Object.values(application.form?.papers ?? {}).flat(),
    ...[...replaced.values()].flat().map(({ id }) => id),
  ]);
  const others = application.documents.filter(({ id }) => !shown.has(id));
  const sections = [
    ...definition.sections.map(({ id, title, questions }) => ({
      key: `section ${id}`,
      title,
      lang: langOf(`section/${id}`),
      inIt: parts.filter((part) => part.of === 'answer' && questions.includes(part.question)),
    })),
    {
      key: 'papers',
      title: t('papers'),
      lang: undefined,
      inIt: parts.filter(({ of }) => of === 'paper'),
    },
  ].filter(({ inIt }) => inIt.length > 0);

  function textBefore(id: string, held: string): ReactNode {
    const { text, textLang } = partText(id, held) ?? { text: held };
    return (
      <bdi>
        <InLanguage lang={textLang}>{text}</InLanguage>
      </bdi>
    );
  }

  function given(part: ReviewPart): ReactNode {
    const was = before.get(part.id);
    const wasSent = replaced.get(part.id) ?? [];
    return (
      <>
        {part.of === 'answer' &&
          (part.answer ? (
            <bdi>
              <InLanguage lang={answerLanguage(langOf, part.question, part.answer)}>
                {answerText(part.question, part.answer)}
              </InLanguage>
            </bdi>
          ) : (
            <Nothing>{t('notAnswered')}</Nothing>
          ))}
        {isWrong(part) && (
          <p>
            <WrongAnswer />
          </p>
        )}
        {isNotSent(part) &&
          (isMissing(part) ? (
            <StatusTag tone="bad">{t('missing')}</StatusTag>
          ) : (
            <Nothing>{t('notSent')}</Nothing>
          ))}
        {part.of === 'paper' && part.documents.length > 0 && list(part.documents)}
        {wasSent.length > 0 && <ReplacedPapers>{list(wasSent)}</ReplacedPapers>}
        {was !== undefined && wasSent.length === 0 && (
          <Before>
            <ReviewMessage id="changed" values={{ before: textBefore(part.id, was) }} />
          </Before>
        )}
      </>
    );
  }

  return (
    <>
      {sections.map(({ key, title, lang, inIt }) => (
        <div key={key}>
          <h3 lang={lang}>{title}</h3>
          {inIt.map((part) => {
            const check = checks[part.id];
            return (
              <Fragment key={part.id}>
                {isOpen && !isNotSent(part) ? (
                  <AnswerCheckField review={review} part={part} lang={langOf(part.textKey)}>
                    {given(part)}
                  </AnswerCheckField>
                ) : (
                  <Fact>
                    <p lang={langOf(part.textKey)}>{part.label}</p>
                    <div>{given(part)}</div>
                    {check && <CheckResult check={check} of={part.of} />}
                  </Fact>
                )}
              </Fragment>
            );
          })}
        </div>
      ))}
      {others.length > 0 && (
        <div>
          <h3>{t('others')}</h3>
          {list(others)}
        </div>
      )}
    </>
  );
}

/** The fee of the service, and the promised day. */
export function Terms({
  application,
  definition: { fee, days },
}: {
  application: Application;
  definition: ServiceDefinition;
}) {
  const t = useReviewMessages();
  return (
    <SummaryList
      arrangement="apart"
      rows={[
        { label: t('fee'), value: fee === 0 ? t('free') : formatMoney(fee) },
        {
          label: t('due'),
          value: application.deadline ? (
            <DeadlineText application={application} now={councilNow()} />
          ) : (
            t('dueDays', { days })
          ),
        },
      ]}
    />
  );
}

const Fact = styled.div`
  ${factStyle}

  ${desk} {
    /* A long note wraps, and leaves room for the paper beside it. */
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) fit-content(16rem);
  }

  > p {
    color: ${theme.color.muted};
  }

  > div {
    font-weight: ${theme.text.strong};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Nothing = styled.span`
  color: ${theme.color.muted};
  font-weight: 400;
`;

const Before = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
