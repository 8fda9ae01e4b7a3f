import { useDeferredValue, useId, useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';
import { Preview } from './Preview';

interface LivePreviewProps {
  definition: ServiceDefinition;
  isBeside: boolean;
}

/** The form of the definition: always there where it has room beside the designer, else shown on demand. */
export function LivePreview({ definition, isBeside }: LivePreviewProps) {
  const t = useMessages();
  const headingId = useId();
  const [isShown, setIsShown] = useState(false);
  // A key is drawn in the field at once, and in the form when there is time.
  const drawn = useDeferredValue(definition);
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      {!isBeside && (
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      )}
      {(isBeside || isShown) && <Preview definition={drawn} />}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};
`;
