import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../service-pages/i18n';

const steps = ['register', 'apply', 'track'] as const;

export function HowItWorks() {
  const t = useMessages();
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('landing.howItWorks')}</h2>
      <Steps>
        {steps.map((step) => (
          <Step key={step}>
            <h3>{t(`landing.${step}.title`)}</h3>
            <p>{t(`landing.${step}.text`)}</p>
          </Step>
        ))}
      </Steps>
    </section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: ${theme.space[6]} 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: ${theme.space[6]};
  }
`;

/* The line that joins the numbers runs through the top of each step, and down its side on a phone. */
const Step = styled.li`
  position: relative;
  padding-inline-end: ${theme.space[6]};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    margin-bottom: ${theme.space[3]};
    border: 2px solid ${theme.color.primary};
    border-radius: 50%;
    background: ${theme.color.canvas};
    color: ${theme.color.primary};
    font-weight: 650;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    inset-inline: 40px 0;
    border-top: 2px solid ${theme.color.line};
  }

  h3 {
    margin: 0 0 ${theme.space[1]};
    font-size: ${theme.text.size18};
  }

  p {
    max-width: 32ch;
    margin: 0;
    color: ${theme.color.muted};
  }

  ${media.mobile} {
    padding-inline: 56px 0;

    &::before {
      position: absolute;
      inset-inline-start: 0;
    }

    &:not(:last-child)::after {
      inset-block: 40px -24px;
      inset-inline: 19px auto;
      border-top: 0;
      border-inline-start: 2px solid ${theme.color.line};
    }
  }
`;
