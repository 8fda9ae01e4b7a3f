import { memo } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface PreviewProps {
  definition: ServiceDefinition;
}

/** The form as citizens see it on a phone. */
export const Preview = memo(function Preview({ definition }: PreviewProps) {
  const t = useMessages();
  const { name, description, sections, papers } = definition;
  return (
    <Phone>
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      {sections.length === 0 && <p>{t('preview.empty')}</p>}
      {papers.length > 0 && <h4>{t('preview.papers')}</h4>}
    </Phone>
  );
});

const Phone = styled.div`
  max-width: 360px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.canvas};
`;
