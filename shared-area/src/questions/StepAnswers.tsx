import type { Application, ApplicationEvent, ServiceDefinition } from 'shared-data';
import { theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { InLanguage } from '../InLanguage/InLanguage';
import { useMessages } from './i18n';
import { stepChanges } from './stepChanges';
import { usePartText } from './usePartText';

interface StepAnswersProps {
  application: Application;
  event: ApplicationEvent;
  definition: ServiceDefinition;
}

/**
 * What a step of the history opened for correction, and what it changed: before → after. Renders nothing if it did
 * neither.
 */
export function StepAnswers({ application, event, definition }: StepAnswersProps) {
  const t = useMessages();
  const partText = usePartText(definition, application.documents);
  const opened = Object.entries(event.opened ?? {}).flatMap(([id, words]) => {
    const part = partText(id, '');
    return part ? [{ id, words, label: part.label, lang: part.lang }] : [];
  });
  const changes = stepChanges(application, event).flatMap(({ id, before, after }) => {
    const [was, is] = [partText(id, before), partText(id, after)];
    return was && is ? [{ id, was, is }] : [];
  });
  return (
    <>
      {opened.length > 0 && (
        <Parts>
          <p>{t('step.opened')}</p>
          <ul>
            {opened.map(({ id, label, lang, words }) => (
              <li key={id}>
                <strong lang={lang}>{label}</strong>
                {words && <span>: {words}</span>}
              </li>
            ))}
          </ul>
        </Parts>
      )}
      {changes.length > 0 && (
        <Parts>
          <p>{t('step.changed')}</p>
          <ul>
            {changes.map(({ id, was, is }) => (
              <li key={id}>
                <strong lang={was.lang}>{was.label}</strong>:{' '}
                <InLanguage lang={was.textLang}>{was.text}</InLanguage>{' '}
                <span aria-hidden="true">→</span>{' '}
                <VisuallyHidden>{t('step.becomes')} </VisuallyHidden>
                <InLanguage lang={is.textLang}>{is.text}</InLanguage>
              </li>
            ))}
          </ul>
        </Parts>
      )}
    </>
  );
}

const Parts = styled.div`
  margin-top: ${theme.space[2]};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;

  li {
    white-space: pre-line;
  }
`;
