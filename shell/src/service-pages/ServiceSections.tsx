import { FileText } from 'lucide-react';
import { CardList, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { FormattedMessage, useMessages } from './i18n';
import { InLanguage } from './InLanguage';
import type { ServiceInLanguage } from './PublishedService';
import { useFeeText } from './useFeeText';

interface ServiceSectionsProps {
  service: ServiceInLanguage;
}

/** Who may apply, which papers are needed, the steps, and the result. */
export function ServiceSections({ service }: ServiceSectionsProps) {
  const t = useMessages();
  const feeText = useFeeText();
  const { who, papers, days, fee, bring, outcome, months } = service;
  return (
    <>
      <section aria-labelledby="who">
        <h2 id="who">{t('service.who')}</h2>
        {who ? <p lang={who.lang}>{who.text}</p> : <p>{t('service.whoUsual')}</p>}
      </section>
      <section aria-labelledby="papers">
        <h2 id="papers">{t('service.papers')}</h2>
        {papers.length > 0 ? (
          <>
            <p>{t('service.papersHint')}</p>
            <Papers>
              {papers.map(({ name, hint, required }) => (
                <li key={name.text}>
                  <FileText size={20} aria-hidden />
                  <div>
                    <strong lang={name.lang}>{name.text}</strong>
                    {!required && <Optional>{t('service.paperOptional')}</Optional>}
                    {hint && <Hint lang={hint.lang}>{hint.text}</Hint>}
                  </div>
                </li>
              ))}
            </Papers>
          </>
        ) : (
          <p>{t('service.papersNone')}</p>
        )}
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{t('service.steps')}</h2>
        <Steps>
          <li>{t('service.stepForm')}</li>
          {bring !== undefined && (
            <li>
              <FormattedMessage
                id="service.stepBring"
                values={{ bring: <InLanguage of={bring} /> }}
              />
            </li>
          )}
          {fee > 0 && <li>{t('service.stepFee', { fee: feeText(fee) })}</li>}
          <li>{t('service.stepFollow', { days })}</li>
        </Steps>
      </section>
      <section aria-labelledby="outcome">
        <h2 id="outcome">{t('service.outcome')}</h2>
        {outcome === 'certificate' ? (
          <>
            <p>
              <FormattedMessage
                id="service.certificate"
                parts={{ verify: <TextLink to={portalPaths.verify} /> }}
              />
            </p>
            <p>{months === undefined ? t('service.lasting') : t('service.months', { months })}</p>
          </>
        ) : (
          <p>{t('service.answer')}</p>
        )}
      </section>
    </>
  );
}

/* A checklist of the papers. */
const Papers = styled(CardList)`
  margin: ${theme.space[4]} 0 0;

  li {
    display: flex;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]} 0;
  }

  li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.primary};
  }

  strong {
    margin-inline-end: ${theme.space[3]};
    font-weight: ${theme.text.strong};
  }
`;

const Optional = styled.span`
  padding: 2px ${theme.space[2]};
  border-radius: 99px;
  background: ${theme.color.neutralGround};
  color: ${theme.color.neutral};
  font-size: ${theme.text.size14};
`;

const Hint = styled.p`
  color: ${theme.color.muted};
`;

/* As on the landing page: numbers, and a line that joins them. */
const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    min-height: 48px;
    padding-block: 4px ${theme.space[4]};
    padding-inline-start: 48px;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 2px solid ${theme.color.primary};
    border-radius: 50%;
    color: ${theme.color.primary};
    font-weight: ${theme.text.heading};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 15px;
    border-inline-start: 2px solid ${theme.color.line};
  }
`;
